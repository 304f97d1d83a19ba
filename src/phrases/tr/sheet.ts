import type { Dictionary } from '../index.ts'

export const sheet: Dictionary['sheet'] = {
  open: 'Listeden aktar',
  title: 'Başvuru sahiplerini listeden aktar',
  lead: 'Tablonuzdaki satırları kopyalayıp buraya yapıştırın veya bir dosya seçin. Liste bu tarayıcıda okunur, hiçbir yere gönderilmez.',
  'paste.label': 'Satırları buraya yapıştırın',
  read: 'Bu satırları oku',
  reading: 'Liste okunuyor',
  file: 'Dosya seç',
  'file.hint': 'Excel (.xlsx) veya CSV, en fazla 5 MB. Dosyayı buraya da sürükleyebilirsiniz.',
  template: 'Listeniz yok mu? Şablonu doldurun:',
  'template.workbook': 'Excel',
  'template.csv': 'CSV',
  'template.name': 'basvuru-sahipleri',
  'fault.title': 'Bu liste okunamadı',
  'fault.tooLarge':
    '5 MB’tan büyük ya da bir kişi listesinden çok daha fazlasını içeriyor. Bunun yerine satırları kopyalayıp yapıştırın.',
  'fault.wrongKind':
    'Yalnızca .xlsx ve .csv dosyaları okunabilir. Listenizi bunlardan biri olarak kaydedin ya da satırları kopyalayıp yapıştırın.',
  'fault.oldKind':
    'Bu eski bir Excel dosyası ya da parola korumalı. Parolasız olarak .xlsx biçiminde kaydedin.',
  'fault.unreadable':
    'Dosya bozuk. Yeniden .xlsx olarak kaydedin ya da satırları kopyalayıp yapıştırın.',
  'fault.empty': 'İçinde hiçbir şey yok.',
  'fault.changed': 'Bu dosya cihazınızda değiştirildi, taşındı veya silindi. Yeniden seçin.',
  'fault.nobody':
    'Hiç başvuru sahibi bulunamadı. Her sütunun üstüne Adı veya Pasaport numarası gibi bir başlık yazın ya da şablonu kullanın.',
  found: '{count} başvuru sahibi bulundu',
  'found.faults':
    '{count} yanıtın kontrol edilmesi gerekiyor. Burada veya daha sonra formda düzeltin.',
  'found.fine': 'Her şeyi okuyabildik.',
  unknown: 'Kullanılmayan sütunlar: {names}',
  'column.none': 'Kullanılmıyor',
  'column.middleName': 'Diğer adlar',
  'column.otherSurname': 'Diğer soyadları',
  'column.fullName': 'Adı ve soyadı',
  'column.all': 'Elle seçilen sütunlar',
  sheet: 'Sayfa',
  order: 'Bazı tarihler iki türlü okunabiliyor, örneğin 3/4/1990. Önce hangisi geliyor?',
  'order.day-first': 'Gün: 3 Nisan',
  'order.month-first': 'Ay: 4 Mart',
  onlyFaulty: 'Yalnızca kontrol edilmesi gerekenler',
  use: '{number}. satırı kullan: {who}',
  ready: 'Hazır',
  cells: 'Tüm yanıtlar: {who}',
  ambiguous: 'Önce günün mü ayın mı geldiğini yukarıda seçin.',
  'unread.date': 'Tarihi 27.3.1990 veya 1990-03-27 gibi yazın.',
  'unread.country': 'Ülkenin adını veya kodunu yazın.',
  'unread.gender':
    'Erkek veya kadın yazın. X için bunlardan birini yazın ve sohbetten bize bildirin.',
  tooMany:
    'Bir başvuruda en fazla {max} başvuru sahibi olabilir. {count} satırın işaretini kaldırın.',
  back: 'Başka bir liste kullan',
  take: '{count, plural, one {Bu başvuru sahibini ekle} other {Bu # başvuru sahibini ekle}}',
  replace: 'Bu, {count} başvuru sahibi için doldurduklarınızın yerine geçer.',
  'replace.confirm':
    '{count, plural, one {Bu başvuru sahibiyle değiştir} other {Bu # başvuru sahibiyle değiştir}}',
  done: '{count} başvuru sahibi aktarıldı',
}
