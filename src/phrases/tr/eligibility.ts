import type { Dictionary } from '../index.ts'

export const eligibility: Dictionary['eligibility'] = {
  lead: 'İki soruyla başlayın. Vize gerekip gerekmediğini, ücretini ve kararın ne zaman beklendiğini hemen söyleyelim.',
  'passport.label': 'Pasaportun ülkesi',
  'passport.empty': 'Ülke seçin',
  'passport.other': 'Başka bir pasaport',
  'arrival.label': 'Tanzanya’ya varış',
  'arrival.unknown': 'Henüz belli değil',
  ask: 'Ne gerekiyor?',
  change: 'Değiştir',
  again: 'Aşağıda işaretli yanıtı kontrol edin.',
  first: 'Bu, ilk yolcu içindir. Diğerlerini 2. adımda eklersiniz.',
  'asked.title': 'Pasaport ve varış',
  'answer.title': 'Pasaport: {country}',
  'visa.label': 'Vize',
  'visa.multiple': 'Bu pasaportla turistlere yalnızca çok girişli vize verilir.',
  'needed.title':
    'Vize almanız gerekiyor: {price}, kararın en geç {day} tarihinde çıkması bekleniyor',
  'needed.faster':
    'Vize almanız gerekiyor: “{speed}” seçeneğiyle {price}, kararın en geç {day} tarihinde çıkması bekleniyor',
  'needed.late': 'Vize almanız gerekiyor, ancak yetişmez: en erken {day}',
  'none.title': 'Vize almanız gerekmiyor',
  'none.text':
    'Bu pasaportla Tanzanya’yı vizesiz ziyaret edebilirsiniz: başvuracak ve ödeyecek bir şey yoktur. Çalışmayı, okumayı veya daha uzun kalmayı düşünüyorsanız göçmenlik makamına sorun.',
  'none.anyway': 'Yine de vizeye ihtiyacım var',
  'price.label': 'Toplam fiyat',
  'price.text': 'bir kişi için, her şey dâhil: {authority} resmî harç, {service} hizmet bedelimiz',
  'decision.label': 'Beklenen en geç karar tarihi',
  'decision.text':
    'Her şey bugün elimizde olursa başvuruyu {filed} tarihine kadar iletiriz. Göçmenlik makamının kararı ardından yaklaşık {days} gün sürer.',
  'time.ok': 'Kararın {arrival} tarihindeki varışınızdan önce çıkması bekleniyor.',
  'time.faster':
    'Normal hızda karar, {arrival} tarihindeki varışınıza yetişmez. “{speed}” seçeneği {price} ek ücretle yetişir: kararın {day} tarihine kadar çıkması beklenir.',
  'time.late':
    'Karar, {arrival} tarihindeki varışınıza hiçbir hızda yetişmez: en erken {day} tarihinde çıkması beklenir. Mümkünse daha geç seyahat edin.',
  'time.change': 'Varış tarihini değiştir',
  'time.anyway': 'Yine de başvur',
  referral:
    'Bu pasaportla yapılan başvurular önce ikinci bir birime gider; bu yaklaşık {days} gün sürer. Bilet parası ödemeden önce onayı bekleyin.',
  unchecked:
    'Bu pasaportla ilgili kuralları doğrulayamadık. Lütfen bir Tanzanya büyükelçiliğine de danışın.',
  'validity.label': 'Pasaportunuz',
  'validity.text': 'en az {day} tarihine kadar geçerli olmalıdır.',
  'zanzibar.label': 'Zanzibar',
  'zanzibar.text':
    'her ziyaretçiden kendi giriş sigortasını ister; bunu yalnızca Zanzibar Insurance Corporation satar.',
  'official.label': 'Doğrudan başvuru:',
  'official.text':
    'Yalnızca resmî harcı ödeyerek {official} adresinden kendiniz de başvurabilirsiniz.',
  begin: 'Başvuruya başla',
  'draft.text': 'Başladığınız bir başvuru var, yanıtlarınız kayıtlı.',
  'draft.go': 'Başvuruya devam et',
  baby: 'Bir yaşından küçük bebek için bize yazın',
  'noscript.title': 'Pasaportunuzla neye ihtiyacınız var?',
  'noscript.none': 'Ziyaret için vize gerekmez:',
  'noscript.referral': 'İkinci bir birim de karar verdiği için yaklaşık {days} gün:',
  'noscript.multiple': 'Yalnızca çok girişli turistik vize, toplam {price}:',
  'noscript.others':
    'Diğer herkes: tek girişli turistik vize, toplam {price}. Biz başvuruyu ilettikten sonra göçmenlik makamının kararı yaklaşık {days} gün sürer.',
}
