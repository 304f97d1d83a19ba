import type { Dictionary } from '../index.ts'

/** Links for travellers, as whoever sends them sees it: in the wizard. */
export const ownLink: Dictionary['ownLink'] = {
  title: 'Yolcular kendi bölümünü doldursun',
  text: 'Her yolcu, kendi dilinde kendi formunu açan bir bağlantı alır. Başka ad ve fiyat görmez. Yanıtları siz görür, siz gönderir ve ödemeyi siz yaparsınız.',
  open: 'Bağlantı gönder',
  hint: 'Bildiğiniz e-posta adreslerini yazın. Diğerleri için bağlantıyı kopyalayıp kendiniz gönderin.',
  email: '{name} için e-posta',
  language: 'Dil',
  'language.all': 'Bağlantıların dili',
  'language.same': 'Herkesle aynı',
  addresses: 'E-posta adresleri',
  'addresses.hint':
    'Her satıra bir adres yapıştırın; ad olabilir veya olmayabilir. Adresler aşağıdaki yolculara ada göre, yoksa sırayla yerleşir. Adresi olmayanlara bağlantıyı kendiniz iletin.',
  'addresses.found':
    '{count, plural, one {# adres aşağıdaki listede. Kontrol edip gönderin.} other {# adres aşağıdaki listede. Kontrol edip gönderin.}}',
  'addresses.left':
    '{count, plural, one {# satır kutuda kaldı: geçerli bir adres içermiyor veya bağlantı bekleyen bir yolcuyla eşleşmiyor.} other {# satır kutuda kaldı: geçerli bir adres içermiyor veya bağlantı bekleyen bir yolcuyla eşleşmiyor.}}',
  'addresses.use': 'Listeye ekle',
  noEmail: 'E-posta adresi yok',
  edit: '{name} için e-posta ve dil',
  more: '{name} için diğer işlemler',
  done: '{count, plural, one {# yolcu tamamladı} other {# yolcu tamamladı}}',
  send: '{count, plural, =0 {Bağlantı gönder} one {Bağlantıyı gönder} other {# bağlantıyı gönder}}',
  sent: '{count, plural, one {Bağlantı gönderildi} other {# bağlantı gönderildi}}',
  copy: 'Bağlantıyı kopyala',
  'copy.for': '{name} için bağlantıyı kopyala',
  share: 'Bağlantıyı paylaş',
  'share.for': '{name} için bağlantıyı paylaş',
  copied: 'Bağlantı kopyalandı',
  address: '{name} için bağlantı',
  'state.unopened': 'Henüz açılmadı',
  'state.begun': 'Dolduruyor',
  'state.finished': 'Tamamladı',
  remind: 'Hatırlat',
  'remind.for': '{name} için hatırlatma gönder',
  reminded: 'Hatırlatma gönderildi',
  remindFrom: 'Yeniden hatırlatabileceğiniz zaman: {moment}',
  revoke: 'Geri çek',
  'revoke.for': '{name} için bağlantıyı geri çek',
  revoked: 'Bağlantı geri çekildi. Yanıtlar saklandı.',
  'lock.begun':
    'Bu bölümü {name} dolduruyor; değişiklikleri burada görürsünüz. Kendiniz doldurmak için bağlantıyı geri çekin.',
  'lock.finished': '{name} bu bölümü tamamladı. Kendiniz değiştirmek için bağlantıyı geri çekin.',
  replaced: '{name} şunları değiştirdi: {fields}',
}
