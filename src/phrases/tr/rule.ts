import type { Dictionary } from '../index.ts'

export const rule: Dictionary['rule'] = {
  'applicants.count':
    '{expected, plural, one {# yolcunun bilgilerini ekleyin} other {# yolcunun bilgilerini ekleyin}}. Eklediğiniz: {given}.',
  'applicationType.required': 'Kimin başvurduğunu seçin: bir kişi, aile veya grup',
  'communicationChannel.required': 'Sizinle nasıl iletişim kurabileceğimizi seçin',
  'communicationId.required':
    'Bu kanaldaki numaranızı veya kullanıcı adınızı yazın ya da başka bir kanal seçin',
  'communicationId.too-short': 'Numara veya kullanıcı adı en az 3 karakter olmalıdır',
  'companionName.missing': 'Biliyorsanız birlikte seyahat ettiğiniz kişinin adını yazın',
  'contactEmail.malformed': 'Geçerli bir e-posta adresi girin',
  'contactEmail.misspelt': 'Şunu mu demek istediniz: {suggestion}?',
  'contactEmail.required': 'E-posta adresinizi yazın',
  'contactName.required': 'İletişim kişisinin adını yazın',
  'contactName.too-short': 'Ad en az 2 karakter olmalıdır',
  'contactPhone.impossible':
    'Bu, geçerli bir telefon numarasına benzemiyor. + ve ülke koduyla girin, örneğin +44 20 7946 0123.',
  'contactPhone.invalid': 'Bu ülkede böyle bir numara yok. Ülke kodunu ve her rakamı kontrol edin.',
  'contactPhone.no-country': '+ ve ülke koduyla başlayın, örneğin +44 20 7946 0123',
  'contactPhone.required': 'Telefon numaranızı yazın',
  'contactPhone.too-short': 'Telefon numarası en az 8 karakter olmalıdır',
  'date.clamped':
    'Bu ayda {days} gün var, bu nedenle günü {days} olarak değiştirdik. Doğru olduğunu kontrol edin.',
  'date.day': 'Günü 1 ile 31 arasında bir sayı olarak yazın',
  'date.malformed': 'Gün, ay ve yılı yazın, örneğin 27 3 1990',
  'date.month': 'Ayı 1 ile 12 arasında bir sayı olarak veya adıyla yazın',
  'date.no-such-day': '{year} yılının {month} ayında {days} gün var. Günü ve ayı kontrol edin.',
  'date.unreal': 'Takvimde böyle bir tarih yok. Günü ve ayı kontrol edin.',
  'date.year': 'Yılı dört rakamla yazın',
  'date.year-range': '{from} ile {to} arasında bir yıl yazın',
  'dateOfBirth.future': 'Doğum tarihi gelecekte olamaz',
  'dateOfBirth.minor':
    '18 yaşından küçük: Doğum belgesini ve anne babanın yazılı iznini hazır bulundurun. Göçmenlik makamı bunları isteyebilir.',
  'dateOfBirth.minor-alone':
    '18 yaşından küçük ve yanında yetişkin yok: Aşağıda kiminle seyahat ettiğini yazın. Doğum belgesini ve anne babanın yazılı iznini hazır bulundurun. Göçmenlik makamı bunları isteyebilir.',
  'dateOfBirth.required': 'Doğum tarihi gereklidir',
  'dateOfBirth.too-young': 'Başvuru sahibi en az 1 yaşında olmalıdır',
  'digitalSignature.incomplete': 'İmza eksik: Devam etmeden önce imzanızı tamamlayın.',
  'digitalSignature.required': 'Ödemeye geçmek için imzanız gereklidir',
  'firstName.required': 'Adı yazın',
  'form.incomplete': 'Tüm zorunlu alanları doldurun',
  'gender.required': 'Cinsiyet seçin',
  'intendedDateOfArrival.past': 'Bugün veya sonrası için bir varış tarihi seçin',
  'intendedDateOfArrival.required': 'Planlanan varış tarihi gereklidir',
  'intendedDateOfArrival.short-notice':
    'Kısa süre kaldı: Varışınıza {days} günden az var. Vizeniz o zamana kadar hazır olmayabilir.',
  'intendedDateOfArrival.before-decision':
    'Seçtiğiniz hızda göçmenlik makamının kararı yaklaşık {day} tarihinde beklenir. Bu, varış tarihiniz için çok geç.',
  'intendedDateOfArrival.too-soon':
    'Hiçbir işlem hızında karar varışınızdan önce çıkmaz. Karar yaklaşık {day} tarihinde, en yüksek hızımızda yaklaşık {earliest} tarihinde beklenir. Mümkünse daha geç seyahat edin ve henüz bilet almayın.',
  'intendedDateOfArrival.too-far': 'Önümüzdeki {days} gün içinde bir varış tarihi seçin',
  'lastName.required': 'Soyadını yazın',
  'name.no-letters':
    'Pasaportta yazdığı gibi yazın. Soyadı yoksa “Pasaportumda soyadı yok” kutusunu işaretleyin ve burayı boş bırakın.',
  'name.not-latin':
    'Pasaportunuzdaki Latin harfli yazılışı kullanın; örneğin fotoğraflı sayfanın altındaki iki satırda yazdığı gibi',
  'name.placeholder':
    'Adı pasaportta yazdığı gibi yazın. Soyadı yoksa “Pasaportumda soyadı yok” kutusunu işaretleyin.',
  'name.short': 'En az 2 karakter olmalıdır. Pasaportunuzda tek harf yazıyorsa devam edin.',
  'name.symbols': 'Pasaportta yazan harfleri kullanın; rakam veya simge kullanmayın',
  'nationality.referral':
    'Bu uyruktaki kişilerin başvuruları ikinci bir birime gönderilir ve yaklaşık {days} gün sürer. Bilet parası ödemeden önce onayı bekleyin.',
  'nationality.required': 'Uyruğunuzu seçin',
  'nationality.visa-free':
    'Bu pasaportu taşıyanların Tanzanya ziyareti için vizeye ihtiyacı yoktur. Yalnızca vizeye ihtiyacınız olduğunu biliyorsanız devam edin.',
  'numberOfApplicants.too-few': 'Kaç kişinin seyahat ettiğini yazın, en az 1',
  'numberOfApplicants.too-many':
    '{max, plural, one {Bireysel başvuru # kişi içindir. Daha fazlası için aile veya grup seçin.} other {Bu başvuru türü en fazla # kişi içindir}}',
  'passportExpiryDate.before-issue': 'Son geçerlilik tarihi, veriliş tarihinden sonra olmalıdır',
  'passportExpiryDate.expired': 'Pasaportun süresi dolmuş. Önce pasaportunuzu yenileyin.',
  'passportExpiryDate.required': 'Pasaportun son geçerlilik tarihi gereklidir',
  'passportExpiryDate.six-months':
    'Pasaport bugünden itibaren en az {months} ay geçerli olmalıdır. Önce yenileyin: yenisi en az {day} tarihine kadar geçerli olmalıdır.',
  'passportExpiryDate.too-short-for-arrival':
    'Pasaport varışınızdan itibaren en az {days} gün geçerli olmalıdır. Önce yenileyin veya daha erken bir varış tarihi seçin.',
  'passportIssueDate.before-birth': 'Veriliş tarihi, doğum tarihinden sonra olmalıdır',
  'passportIssueDate.future': 'Pasaportun veriliş tarihi gelecekte olamaz',
  'passportIssueDate.old':
    'Bu pasaport {years} yıldan uzun süre önce verilmiş. Tarihi pasaportunuzla karşılaştırın.',
  'passportIssueDate.required': 'Pasaportun veriliş tarihi gereklidir',
  'passportIssuingCountry.required': 'Pasaportu veren ülkeyi seçin',
  'passportNumber.long':
    'Pasaport numaraları en fazla 9 harf ve rakamdan oluşur. Pasaportunuzla karşılaştırın; doğruysa devam edin.',
  'passportNumber.repeated':
    '{number}. başvuru sahibinin pasaport numarası da aynı. Çocuklar dâhil her yolcu kendi pasaportuyla başvurur.',
  'passportNumber.required': 'Pasaport numarası gereklidir',
  'passportNumber.short':
    'En az 6 karakter olmalıdır. Pasaportunuzla karşılaştırın; doğruysa devam edin.',
  'passportNumber.symbols': 'Pasaport numarasında yalnızca rakamlar ve A’dan Z’ye harfler bulunur',
  'passportNumber.too-short': 'Pasaport numarası en az 3 karakter olmalıdır',
  'portOfEntry.other-method':
    'Bu giriş noktasına bu yolla ulaşılmaz. Listeden birini seçin veya giriş şeklinizi değiştirin.',
  'portOfEntry.required': 'Giriş noktası seçin',
  'portOfEntry.zanzibar-insurance':
    'Zanzibar her ziyaretçiden, Zanzibar Insurance Corporation tarafından satılan kendi giriş sigortasını ister. Bizim seyahat sigortamız onun yerine geçmez.',
  'privacyPolicyAccepted.payment':
    'Ödemeye geçmek için Gizlilik Politikası’nı kabul etmeniz gerekir',
  'privacyPolicyAccepted.required': 'Devam etmek için Gizlilik Politikası’nı kabul etmeniz gerekir',
  'processingType.required': 'Bir işlem hızı seçin',
  'residentialAddress.required': 'Adres gereklidir',
  'residentialAddress.short': 'En az 10 karakter olmalıdır. Adresiniz bu kadar kısaysa devam edin.',
  'residentialAddress.too-short': 'Adres en az 3 karakter olmalıdır',
  'residentialCity.required': 'Şehir gereklidir',
  'residentialCity.short': 'En az 2 karakter olmalıdır. Şehrinizin adı tek harfliyse devam edin.',
  'residentialCountry.required': 'Ülkenizi seçin',
  'singleName.both':
    '“Pasaportumda soyadı yok” kutusunu işaretlediniz. Pasaportta yazan tek adı bırakıp diğerini silin veya kutunun işaretini kaldırın.',
  'singleName.required': 'Pasaportunuzda yazan tek adı yazın',
  'termsOfServiceAccepted.payment': 'Ödemeye geçmek için Hizmet Koşulları’nı kabul etmeniz gerekir',
  'termsOfServiceAccepted.required': 'Devam etmek için Hizmet Koşulları’nı kabul etmeniz gerekir',
  'text.control': 'Bu metinde okuyamadığımız karakterler var. Yeniden yazın.',
  'text.not-latin': 'Göçmenlik makamının okuyabilmesi için Latin harfleri kullanın',
  'text.too-long': 'En fazla {max} karakter kullanın',
  'transportationMethod.required': 'Tanzanya’ya nasıl gireceğinizi seçin',
  'value.unreadable': 'Bu yanıtı okuyamadık. Yeniden girin.',
  'visaType.multiple-required':
    'Bu pasaportla çok girişli turistik vizeyi seçmeniz gerekir. “Turistik, çok girişli” seçeneğini seçin.',
  'visaType.required': 'İhtiyacınız olan vize türünü seçin',
}
