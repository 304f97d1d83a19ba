import type { Dictionary } from '../../index.ts'

export const parts: Dictionary['staff.parts'] = {
  keys: 'Kısayollar',

  'day.form': 'gün ay yıl',
  'day.malformed': '22 Kasım 2026 gibi bir gün yazın',
  'day.order': 'Son gün ilk günden önce',
  'filter.from': 'Başlangıç',
  'filter.to': 'Bitiş',
  'filter.show': 'Göster',
  'filter.clear': 'Hepsini göster',

  'status.pending': 'Beklemede',
  'status.paid': 'Ödendi',
  'status.processing': 'İşlemde',
  'status.approved': 'Onaylandı',
  'status.rejected': 'Reddedildi',

  'work.unpaid': 'Ödenmedi',
  'work.waiting-documents': 'Belge bekleniyor',
  'work.ready-to-review': 'İncelemeye hazır',
  'work.new-documents': 'Yeni belge geldi',
  'work.ready-to-file': 'İletmeye hazır',
  'work.filed': 'İletildi',
  'work.second-person': 'İkinci kişide',
  'work.partly-decided': 'Kısmen sonuçlandı',
  'work.decided': 'Sonuçlandı',
  'work.cancelled': 'İptal edildi',
  'work.refunded': 'İade edildi',

  'flag.late': 'Gecikti',
  'flag.early-arrival': 'Karardan önce varıyor',
  'flag.referral': 'Sevk gerekir',
  'flag.regime-changed': 'Giriş kuralları değişti',
  'flag.minor': 'Reşit değil',
  'flag.same-passport': 'Aynı pasaport başka başvuruda',
  'flag.document-differs': 'Belge yanıtlardan farklı',
  'flag.replaced-document': 'Yenilenen belge',
  'flag.message': 'Bize yazdı',
  'flag.payment-review': 'Kontrol edilecek ödeme',
  'flag.unreachable': 'E-postalar geri dönüyor',

  'due.late': '{days, plural, one {# gün gecikti} other {# gün gecikti}}',
  'due.today': 'Bugün',
  'due.ahead': '{days, plural, one {Yarın} other {# gün sonra}}',

  'chart.title': 'Son {days} gün',
  'chart.span': '{days} gün',
  'chart.slide': '{what}, gün gün',
  'chart.top': 'en çok {value}',

  'visa.tourist': 'Turistik',
  'visa.tourist_multiple': 'Turistik, çok girişli',
  'visa.business': 'Ticari',
  'visa.transit': 'Transit',

  'palette.title': 'Bul, git, yap',
  'palette.placeholder': 'Ad, referans, sayfa, komut',
  'palette.none': 'Eşleşen yok',
  'palette.pages': 'Sayfa',
  'palette.here': 'Bu başvuru',
  'palette.go': 'Git: {page}',

  'help.title': 'Kısayollar',
  'help.everywhere': 'Her yerde',
  'help.palette': 'Bul, git, yap',
  'help.search': 'Listede ara',
  'help.next': 'Listede sonraki',
  'help.previous': 'Listede önceki',
  'help.open': 'Aç; yanıtta, gönder',
  'help.leave': 'Kapat veya aramadan çık',
  'help.help': 'Bu kısayolları göster',
  'help.list': 'Başvuru listesinde',
  'help.tick': 'Başvuruyu seç',
  'help.range': 'Son seçilenden buraya kadar seç',
  'help.assignTicked': 'Seçilenleri ata',
  'help.application': 'Başvuruda',
  'help.tabs': 'Genel bakıştan Mesajlara sekmeler',
  'help.neighbours': 'Önceki ve sonraki başvuru',
  'help.assign': 'Ata',
  'help.note': 'Not yaz',
  'help.file': 'Portala ilet',
  'help.documents': 'Belgelerde',
  'help.accept': 'Kabul et',
  'help.reject': 'Reddet',
  'help.acceptAll': 'Bu yolcunun gösterilen belgelerinin tümünü kabul et',
  'help.fileAndNext': 'Hepsi kabul edildiyse: iletme ekranına geç',
  'help.enter': 'Enter',
  'help.escape': 'Esc',
  'help.on': 'Tek harfli kısayolları kullan',
  'help.on.hint':
    'Bilgisayarınızı sesle kullanıyorsanız veya harflere yanlışlıkla basıyorsanız kapatın.',

  back: 'Geri',

  somebody: 'Ayrılmış bir çalışan',
  download: 'İndir',
  copy: 'Kopyala: {what}',
  'copy.done': 'Kopyalandı: {what}',
  'copy.failed': 'Tarayıcı kopyalamaya izin vermedi',

  'erased.name': 'Silindi',
  'erased.text':
    'Kişisel olan her şey silindi. Muhasebe mevzuatının gerektirdikleri kaldı: tutarlar, tarihler ve durumlar.',
  traveller: '{number}. yolcu',
  travellers: '{count, plural, one {# yolcu} other {# yolcu}}',
  'travellers.none': 'Bu başvuruya henüz kimse eklenmedi.',

  'payment.unpaid': 'Ödenmedi',
  'payment.paid': 'Ödendi',
  'payment.refunded': 'İade edildi',
  'payment.needs_review': 'Ödeme incelenmeli',

  changed:
    'Bu sırada başka biri bu başvuruyu değiştirdi. Hiçbir şeyin üzerine yazılmadı, yazdıklarınız duruyor.',
  'changed.first': 'Önce yukarıdaki değişikliğe bakın.',

  tab: '{page} · {company} çalışanları',
  loading: 'Yükleniyor',
  retry: 'Tekrar dene',
  'failed.title': 'Yüklenemedi',
  'session.ended': 'Oturumunuz kapandı. Devam etmek için yeniden oturum açın.',
  wait: 'Çok fazla deneme yapıldı. Saat {time} itibarıyla tekrar deneyebilirsiniz.',
  save: 'Kaydet',
  cancel: 'Vazgeç',
  undo: 'Geri al',
  'undo.text': 'Bir dakika boyunca kimseye bildirilmez.',
  'undo.done': 'Geri alındı. Kimseye bildirilmedi.',
  'undo.failed': 'Bu geri alınamadı',
  'undo.was': 'Geri alındı, kimseye bildirilmedi',
  'undo.until': 'Yolcuya {at} bildirilir. O zamana kadar geri alınabilir.',
  close: 'Kapat',
  more: 'Daha fazla göster',

  saved: 'Kaydedildi',

  'email.malformed': 'ad@example.com gibi bir e-posta adresi girin',
  password: 'Parola',
  'password.required': 'Parolanızı girin',

  'passkey.cancelled': 'Geçiş anahtarı kullanılmadı. Tekrar deneyin veya parolanızla oturum açın.',

  code: 'Kod',
  'code.hint': 'Altı rakam. Telefonunuz yanınızda değilse kurtarma kodlarınızdan birini yazın.',
  'code.required': 'Doğrulama uygulamanızdaki kodu veya bir kurtarma kodu girin',

  'password.show': 'Göster',
  'password.hide': 'Gizle',
  'password.show.label': 'Parolayı göster',
  'password.hide.label': 'Parolayı gizle',
  'password.shown': 'Parola görünüyor',
  'password.rules':
    'En az {least} karakter. Birbiriyle ilgisi olmayan üç veya dört kelimeyi hatırlamak kolay, tahmin etmek zordur. Adınızı, e-posta adresinizi ve şirketin adını kullanmayın.',

  'name.hint':
    'Çalışanlar bunu yaptıklarınızın yanında görür. Yolcular ilk kelimesini ya da hesabınızda onlar için seçtiğiniz adı görür.',
  'name.required': 'Adınızı ve soyadınızı girin',

  'confirm.title': 'Kimliğinizi doğrulayın',
  'confirm.lead': 'Bu adım korumalıdır. Ardından on dakika boyunca yeniden sorulmaz.',
  'confirm.action': 'Doğrula',
  'confirm.passkey': 'Geçiş anahtarıyla doğrula',
  'confirm.wrong': 'Bu parola yanlış',

  toDesk: 'Başvurulara git',

  everywhere: 'Tüm oturumları kapat',
  'everywhere.title': 'Tüm oturumlar kapatılsın mı?',
  'everywhere.text':
    'Bu tarayıcı dâhil her tarayıcıda oturum kapanır. Yeniden oturum açmanız gerekir.',

  'role.owner': 'İşletme sahibi',
  'role.manager': 'Yönetici',
  'role.agent': 'Danışman',
  'role.viewer': 'Görüntüleyici',
}
