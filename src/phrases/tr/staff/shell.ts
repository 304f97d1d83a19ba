import type { Dictionary } from '../../index.ts'

export const shell: Dictionary['staff.shell'] = {
  tab: 'Çalışanlar · {company}',
  noscript:
    'Çalışan alanı JavaScript gerektirir. JavaScript’i açın, sonra sayfayı yeniden yükleyin.',
  skip: 'İçeriğe geç',

  'nav.label': 'Çalışan alanı',
  'nav.desk': 'Başvurular',
  'nav.chat': 'Sohbet',
  'nav.chat.unread': '{count, plural, one {# okunmamış mesaj} other {# okunmamış mesaj}}',
  'nav.cancellations': 'İptaller',
  'nav.money': 'Ödemeler',
  'nav.letters': 'Gönderilen e-postalar',
  'nav.templates': 'Şablonlar',
  'nav.emails': 'Gelen e-postalar',
  'nav.reports': 'Raporlar',
  'nav.visits': 'Ziyaretler',
  'nav.data': 'Veri talepleri',
  'nav.retention': 'Saklama süreleri',
  'nav.audit': 'Denetim kaydı',
  'nav.health': 'Sistem durumu',
  'nav.staff': 'Çalışanlar',
  'nav.settings': 'Ayarlar',
  'nav.email': 'E-posta testi',
  'nav.home': 'Ana sayfa',
  'nav.more': 'Menü',
  'me.menu': 'Menünüz, {name}',
  'me.account': 'Hesabınız',
  'me.out': 'Oturumu kapat',
  'me.everywhere': 'Tüm oturumları kapat',
  'me.failed': 'Oturumunuz hâlâ açık',

  'missing.title': 'Böyle bir sayfa yok',
  'missing.text': 'Adres yanlış yazılmış veya sayfa taşınmış olabilir.',
  'missing.action': 'Başvurulara git',
  'forbidden.title': 'Bu sayfaya yetkiniz yok',
  'forbidden.text':
    '{role} rolüyle oturum açtınız. Bu sayfaya ihtiyacınız varsa işletme sahibine danışın.',
}
