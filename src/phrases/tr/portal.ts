import type { Dictionary } from '../index.ts'

export const portal: Dictionary['portal'] = {
  title: '{count, plural, one {Bir bilgi daha gerekiyor} other {# bilgi daha gerekiyor}}',
  text: 'Göçmenlik makamının formu bunları soruyor. Yanıtlarınız gelince başvuruyu iletebileceğiz.',
  part: 'Bir bölümünü şimdi, kalanını sonra gönderebilirsiniz.',
  send: 'Gönder',
  empty: 'En az bir yanıt girin',
  'done.title': 'Teşekkürler, başvurunuza devam ediyoruz',
  'done.text': 'Bir yanlış fark ederseniz biz başvuruyu iletmeden önce bize yazın.',
  partly:
    'Teşekkürler. {count, plural, one {Bir bilgi daha gerekiyor.} other {# bilgi daha gerekiyor.}}',
  stale: 'Artık gerekmiyor: {questions}.',
  'asked.title': 'Göçmenlik makamı şunları da soruyor',
  'asked.hint':
    'Şimdi yanıtlamak zorunda değilsiniz. Latin harfleriyle yazın: makam başka harf kabul etmiyor, öyle yazılan yanıtları iletmiyoruz.',
  'line.country-of-birth': 'Doğduğu ülke',
  'line.marital-status': 'Medeni durum',
  'line.father-name': 'Babanın adı ve soyadı',
  'line.mother-name': 'Annenin adı ve soyadı',
  'line.employment-status': 'Çalışma durumu',
  'line.employer': 'İşveren',
  'line.passport-type': 'Pasaport türü',
  'line.passport-place': 'Pasaportun verildiği yer',
  'line.departure': 'Tanzanya’dan ayrılış tarihi',
  'line.length-of-stay': 'Tanzanya’da kalış süresi',
  'line.host-name': 'Tanzanya’daki otelin veya ev sahibinin adı',
  'line.host-phone': 'Otelin veya ev sahibinin telefon numarası',
  'line.earlier-visits': 'Tanzanya’ya önceki ziyaretler',
  'line.funds': 'Yolculuk için ayrılan para',
  'hint.marital-status':
    'İngilizce olarak: single (bekâr), married (evli), divorced (boşanmış) veya widowed (dul).',
  'hint.employment-status':
    'İngilizce olarak: employed (çalışan), self-employed (serbest çalışan), student (öğrenci), retired (emekli) veya unemployed (işsiz).',
  'hint.employer': 'Şirketin veya kurumun adı. İşvereniniz yoksa “none” yazın.',
  'hint.passport-type':
    'Çoğunlukla ordinary (umuma mahsus); değilse diplomatic (diplomatik), service (hizmet) veya travel document (seyahat belgesi).',
  'hint.passport-place': 'Pasaportta yazan şehir veya makam.',
  'hint.departure': 'Gün, ay ve yıl.',
  'hint.length-of-stay': 'Gün olarak.',
  'hint.host-phone': 'Ülke koduyla.',
  'hint.earlier-visits': 'Hangi yıllarda gittiğiniz; hiç gitmediyseniz “none” yazın.',
  'hint.funds': 'Yaklaşık tutar ve para birimi.',
}
