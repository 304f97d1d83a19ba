import type { Dictionary } from '../index.ts'

export const eligibility: Dictionary['eligibility'] = {
  lead: 'Önce iki soru. Vize gerekip gerekmediğini, ücretini ve kararın ne zaman beklendiğini hemen öğrenirsiniz.',
  'passport.label': 'Pasaportun ülkesi',
  'passport.empty': 'Ülke seçin',
  'passport.other': 'Başka bir pasaport',
  'arrival.label': 'Tanzanya’ya varış',
  'arrival.hint': 'Tarihi henüz bilmiyorsanız boş bırakın.',
  'arrival.unknown': 'Henüz belli değil',
  ask: 'Neye ihtiyacım var?',
  change: 'Değiştir',
  again: 'Yanıtlardan biri okunamadı. Lütfen yeniden seçin.',
  first: 'Bu, ilk yolcuyla ilgilidir. Diğerleri 2. adımda sorulur.',
  'asked.title': 'Pasaport ve varış',
  'answer.title': 'Pasaport: {country}',
  'visa.label': 'Vize almanız gerekiyor',
  'visa.multiple': 'Bu pasaportla turistlere yalnızca çok girişli vize verilir.',
  'none.title': 'Vize almanız gerekmiyor',
  'none.text':
    'Bu pasaportla Tanzanya ziyareti için vize gerekmez: başvuracak ve ödeyecek bir şey yoktur. Çalışmayı, okumayı veya daha uzun kalmayı düşünüyorsanız yetkili makama sorun.',
  'none.anyway': 'Yine de vize gerektiğini biliyorum',
  'price.label': 'Toplam fiyat',
  'price.text': 'kişi başı, her şey dâhil: {authority} resmî harç ve {service} hizmet bedelimiz',
  'decision.label': 'Kararın beklendiği son gün',
  'decision.text':
    'Her şey bugün elimizde olursa başvuruyu en geç {filed} tarihinde iletiriz; ardından yetkili makam yaklaşık {days} gün öngörür.',
  'time.ok': '{arrival} tarihindeki varışınıza yetişir.',
  'time.faster':
    '{arrival} tarihindeki varışınıza yetişmez. “{speed}” seçeneği {price} farkla yetişir: en geç {day} bekleniyor.',
  'time.late':
    '{arrival} tarihindeki varışınıza yetişmez, hiçbir hız da yetmez: karar en erken {day} tarihinde beklenebilir. Mümkünse daha sonra seyahat edin.',
  referral:
    'Bu pasaportla yapılan başvurular önce ikinci bir makama gider; bu yaklaşık {days} gün sürer. Bilet ödemeden önce onayı bekleyin.',
  'validity.label': 'Pasaportunuz',
  'validity.text': 'en az {day} tarihine kadar geçerli olmalıdır.',
  'zanzibar.label': 'Zanzibar',
  'zanzibar.text':
    'her ziyaretçiden kendi giriş sigortasını ister; bunu yalnızca Zanzibar Insurance Corporation satar.',
  'official.label': 'Biz olmadan',
  'official.text': '{official} adresinden yalnızca resmî harcı ödeyerek de başvurabilirsiniz.',
  begin: 'Başvuruya başlayın',
  'draft.text': 'Devam eden bir başvurunuz var, yanıtlarınız kayıtlı.',
  'draft.go': 'Başvuruya devam et',
  baby: 'Bir yaşından küçük bebek için bize yazın',
  'noscript.title': 'Pasaportunuz için ne gerekiyor?',
  'noscript.none': 'Ziyaret için vize gerekmez:',
  'noscript.referral': 'İkinci bir makam da karar verdiği için yaklaşık {days} gün:',
  'noscript.multiple': 'Turistlere yalnızca çok girişli vize verilir, toplam {price}:',
  'noscript.others':
    'Diğer herkes: tek girişli turistik vize, toplam {price}; yetkili makam, iletmemizden sonra yaklaşık {days} gün öngörür.',
}
