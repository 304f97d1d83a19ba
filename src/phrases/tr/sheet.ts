import type { Dictionary } from '../index.ts'

export const sheet: Dictionary['sheet'] = {
  open: 'Liste aktar',
  title: 'Başvuru sahiplerinin listesini aktar',
  lead: 'Tablonuzdaki satırları kopyalayıp buraya yapıştırın veya bir dosya seçin. Dosya bu tarayıcıda okunur, hiçbir yere gönderilmez.',
  'paste.label': 'Satırları buraya yapıştırın',
  read: 'Bu satırları oku',
  reading: 'Liste okunuyor',
  file: 'Dosya seç',
  'file.hint': 'Excel (.xlsx) veya CSV, en fazla 5 MB. Dosyayı buraya sürükleyebilirsiniz de.',
  template: 'Listeniz yok mu? Şablonu doldurun:',
  'template.workbook': 'Excel',
  'template.csv': 'CSV',
  'template.name': 'basvuru-sahipleri',
  'fault.title': 'Bu liste okunamadı',
  'fault.tooLarge':
    '5 MB’den büyük ya da bir kişi listesinden çok daha fazlasını içeriyor. Bunun yerine satırları kopyalayıp yapıştırın.',
  'fault.wrongKind': 'Bu bir tablo değil. .xlsx veya .csv dosyası seçin.',
  'fault.oldKind':
    'Bu eski bir Excel dosyası ya da parola korumalı. Parolasız olarak .xlsx biçiminde kaydedin.',
  'fault.unreadable':
    'Dosya bozuk. Yeniden .xlsx olarak kaydedin ya da satırları kopyalayıp yapıştırın.',
  'fault.empty': 'İçinde hiçbir şey yok.',
  'fault.nobody':
    'Hiç başvuru sahibi bulunamadı. Her sütunun üstüne Adı veya Pasaport numarası gibi bir başlık yazın ya da şablonu kullanın.',
  found: '{count, plural, one {# kişi bulundu} other {# kişi bulundu}}',
  'found.faults':
    '{count, plural, one {# yanıta bakmanız gerekiyor. Burada veya daha sonra formda düzeltin.} other {# yanıta bakmanız gerekiyor. Burada veya daha sonra formda düzeltin.}}',
  'found.fine': 'Her şey anlaşıldı.',
  unknown: 'Kullanılmayan sütunlar: {names}',
  order: 'Bazı tarihler iki türlü okunabiliyor, örneğin 3/4/1990. Önce hangisi geliyor?',
  'order.day-first': 'Gün: 3 Nisan',
  'order.month-first': 'Ay: 4 Mart',
  onlyFaulty: 'Yalnızca bakılması gerekenler',
  use: '{number}. satırı kullan: {who}',
  ready: 'Hazır',
  cells: 'Tüm yanıtlar: {who}',
  ambiguous: 'Önce günün mü ayın mı geldiğini yukarıda seçin.',
  'unread.date': 'Tarihi 27.3.1990 veya 1990-03-27 gibi yazın.',
  'unread.country': 'Ülkenin adını veya kodunu yazın.',
  'unread.gender': 'Erkek veya kadın yazın.',
  tooMany:
    'Bir başvuruda en fazla {max} kişi olabilir. {count, plural, one {# satırın} other {# satırın}} işaretini kaldırın.',
  back: 'Başka bir liste',
  take: '{count, plural, one {Bu kişiyi kullan} other {Bu # kişiyi kullan}}',
  replace:
    '{count, plural, one {# kişi için doldurduklarınızın yerine geçer.} other {# kişi için doldurduklarınızın yerine geçer.}}',
  'replace.confirm': '{count, plural, one {Bu kişiyle değiştir} other {Bu # kişiyle değiştir}}',
  done: '{count, plural, one {# kişi aktarıldı} other {# kişi aktarıldı}}',
}
