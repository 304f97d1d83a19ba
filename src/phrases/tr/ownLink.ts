import type { Dictionary } from '../index.ts'

/** Links for travellers, as whoever sends them sees it: in the wizard. */
export const ownLink: Dictionary['ownLink'] = {
  title: 'Herkes kendi bölümünü doldursun',
  text: 'Her yolcu, kendi dilinde kendi formuna giden bir bağlantı alır. Başka isim ve fiyat görmez. Yanıtları siz görür, başvuruyu siz gönderir ve ödersiniz.',
  open: 'Bağlantı gönder',
  hint: 'Bildiğiniz e-posta adreslerini yazın. Diğerleri için bağlantıyı kopyalayıp kendiniz gönderin.',
  email: '{name} için e-posta',
  language: 'Dil',
  send: '{count, plural, =0 {Bağlantı gönder} one {Bağlantıyı gönder} other {# bağlantıyı gönder}}',
  sent: '{count, plural, one {Bağlantı gönderildi} other {# bağlantı gönderildi}}',
  copy: 'Bağlantıyı kopyala',
  'copy.for': '{name} için bağlantıyı kopyala',
  copied: 'Bağlantı kopyalandı',
  address: '{name} için bağlantı',
  'state.unopened': 'Henüz açılmadı',
  'state.begun': 'Dolduruyor',
  'state.finished': 'Tamamladı',
  remind: 'Hatırlat',
  'remind.for': '{name} için hatırlatma gönder',
  reminded: 'Hatırlatma gönderildi',
  remindFrom: 'Sonraki hatırlatma: {moment}',
  revoke: 'Geri al',
  'revoke.for': '{name} için bağlantıyı geri al',
  revoked: 'Bağlantı geri alındı. Doldurulanlar duruyor.',
  'lock.begun':
    'Bu bölümü {name} dolduruyor; burada güncelleniyor. Kendiniz yazmak için bağlantıyı geri alın.',
  'lock.finished': '{name} bu bölümü tamamladı. Kendiniz değiştirmek için bağlantıyı geri alın.',
  replaced: '{name} şunları değiştirdi: {fields}',
}
