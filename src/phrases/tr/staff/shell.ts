import type { Dictionary } from '../../index.ts'

export const shell: Dictionary['staff.shell'] = {
  tab: 'Çalışanlar · {company}',
  noscript:
    'Çalışan alanı JavaScript gerektirir. JavaScript’i açın, sonra sayfayı yeniden yükleyin.',
  skip: 'İçeriğe geç',

  'nav.label': 'Çalışan alanı',
  'nav.work': 'İşler',
  'nav.inbox': 'Gelen kutusu',
  'nav.desk': 'Başvurular',
  'nav.waiting': '{count, plural, one {# yanıt bekliyor} other {# yanıt bekliyor}}',
  'nav.money': 'Para',
  'nav.payments': 'Ödemeler',
  'nav.letters': 'Gönderilen e-postalar',
  'nav.templates': 'Şablonlar',
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
  'settings.office': 'Ofis',
  'settings.delivery': 'E-posta ve mesajlaşma',
  'settings.safety': 'Gizlilik ve güvenlik',
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
