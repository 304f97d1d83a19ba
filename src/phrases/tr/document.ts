import type { Dictionary } from '../index.ts'

export const document: Dictionary['document'] = {
  title: 'Belgelerinizi yükleyin',
  lead: '{reference}: {count, plural, one {bir yolcu} other {# yolcu}}',
  loading: 'Başvurunuz yükleniyor',
  'progress.label': 'Tüm yolcuların belgeleri',
  'progress.text': '{total} belgeden {uploaded} tanesi yüklendi',
  'hint.sizes':
    'Boyutlar ve biçimler yetkili makamın tercihidir. En fazla {limit} MB büyüklüğünde fotoğraf ve PDF kabul ederiz; daha iyisi gerekirse size yazarız.',
  'hint.one':
    'Her belge için bir dosya. Telefonla çekilen fotoğraf yeterlidir: dört köşesi de görünsün, net olsun, parlama olmasın.',

  'type.passportPhoto': 'Vesikalık fotoğraf',
  'type.passportDocument': 'Pasaportun fotoğraflı sayfası',
  'type.flightTicket': 'Uçak bileti',
  'type.transitTicket': 'Transit bileti',
  'type.transitVisa': 'Sonraki ülkenin vizesi',
  'type.invitationLetter': 'Davet mektubu',
  'type.companyRegistration': 'Şirket tescil belgesi',
  'hint.passportPhoto':
    'Düz beyaz bir duvarın önünde, gün ışığında, yüz kameraya dönük olarak telefonla çekin. Boyuta göre biz kırparız.',
  'hint.passportDocument':
    'Kimlik bilgileri sayfası. En az 6 ay geçerli olmalı ve bir boş sayfası bulunmalı. JPG veya PNG, en fazla 300 KB.',
  'hint.flightTicket': 'Tanzanya’ya giriş ve Tanzanya’dan çıkış. PDF, en fazla 1 MB.',
  'hint.transitTicket': 'Yolculuğunuzun devamı. PDF, en fazla 1 MB.',
  'hint.transitVisa':
    'Ya da o ülkenin oturma izni veya vize gerekmediğine dair bir not. PDF, en fazla 1 MB.',
  'hint.invitationLetter': 'Ziyaret edeceğiniz şirketten, imzalı. PDF, en fazla 2 MB.',
  'hint.companyRegistration': 'Sizi davet eden şirkete ait. PDF, en fazla 1 MB.',

  'reason.unreadable': 'Net okunmuyor.',
  'reason.cut-off': 'Bir bölümü kesilmiş.',
  'reason.wrong-document': 'İhtiyacımız olan belge değil, başka bir belge.',
  'reason.expired': 'Süresi dolmuş veya çok yakında doluyor.',
  'reason.does-not-match': 'Verdiğiniz yanıtlarla örtüşmüyor.',
  'reason.photo-background': 'Fotoğrafın fonu düz beyaz olmalı.',
  'reason.photo-face': 'Yüzün tamamı önden ve gölgesiz görünmeli.',
  'reason.damaged':
    'Bizdeki kopyası bozuldu; bu sizin hatanız değil. Lütfen bir kez daha gönderin.',
  'reason.answers-changed': 'Bir yanıt sonradan düzeltildi; bu belge ise eskisini gösteriyor.',
  'reason.other': 'Uygun değil.',

  'traveller.list': 'Yolcular',
  'traveller.fallback': '{number}. yolcu',
  'traveller.position': 'Yolcu {number}/{total}',
  'traveller.counter': '{uploaded}/{total}',
  'traveller.counter.label': '{total} belgeden {uploaded} tanesi',
  'traveller.complete': 'Tamam',
  'traveller.choose': 'Başka bir yolcu seçin',
  'traveller.next': 'Sonraki yolcu',
  'traveller.onlyMissing': 'Yalnızca eksik belgesi olan yolcular',
  'traveller.noneMissing': 'Eksik belge yok.',

  'state.missing': 'Eksik',
  'state.added': 'Eklendi',
  'state.received': 'Alındı',
  'state.accepted': 'Kontrol edildi',
  'state.rejected': 'Yenisi gerekli',
  'file.size': '{size}, eklendi: {moment}',
  'file.view': 'Görüntüle',
  'file.view.label': 'Görüntüle: {document}',
  'file.remove': 'Kaldır',
  'file.remove.label': 'Kaldır: {document}',
  'file.remove.ask': 'Bu dosya kaldırılsın mı?',
  'file.remove.yes': 'Evet, kaldır',
  'file.remove.no': 'Kalsın',
  'file.removed': 'Belge kaldırıldı',
  'file.download': 'İndir',
  'file.open': 'Yeni sekmede aç',
  'file.pdf': 'Bu bir PDF. Yeni sekmede açın veya indirin.',
  'file.closeView': 'Kapat',
  'file.loading': 'Dosya yükleniyor',

  'add.drop': 'Dosyayı buraya sürükleyin',
  'add.dropNow': 'Eklemek için dosyayı bırakın',
  'add.choose': 'Dosya seç',
  'add.replace': 'Değiştir',
  'add.new': 'Yeni dosya seç',
  'add.better': 'Daha iyisini ekle',
  'add.camera': 'Fotoğraf çek',
  'add.for': '{action}: {document}, {name}',
  'add.several':
    'Buraya tek dosya ekleyin. Birden fazla sayfa varsa tek PDF’de birleştirip onu ekleyin.',

  'upload.preparing': 'Dosya inceleniyor',
  'upload.waiting': 'Diğer yüklemeler bekleniyor',
  'upload.sending': '%{percent}',
  'upload.checking': 'Gönderildi. Dosya kontrol ediliyor',
  'upload.again': 'Bağlantı koptu. Yeniden deneniyor',
  'upload.label': 'Yükleniyor: {document}',
  'upload.cancel': 'İptal et',
  'upload.cancel.label': 'Yüklemeyi iptal et: {document}',
  'upload.retry': 'Tekrar dene',
  'upload.dismiss': 'Kapat',
  'upload.lost':
    'Bağlantı koptu. Bu sayfa açık kaldıkça dosya burada tutulur: “Tekrar dene” düğmesine basın veya çevrim içi olana kadar bekleyin.',
  'upload.done': 'Belge yüklendi',
  'upload.done.text': '{document}, {name}',
  'upload.smaller': 'Fotoğrafı küçülttük. Önce: {before}, sonra: {after}.',
  'upload.failed': 'Yükleme başarısız oldu',
  'upload.failed.text': 'Dosya yüklenemedi',
  'upload.tooLarge': 'Dosya çok büyük',
  'upload.tooLarge.text': 'Dosya boyutu {limit} MB’tan küçük olmalıdır',
  'upload.heic':
    'Bu fotoğraf, bu tarayıcının açamadığı bir Apple biçiminde (HEIC). iPhone’da Ayarlar, Kamera, Biçimler, En Uyumlu seçeneğini seçip fotoğrafı yeniden çekin; ya da fotoğrafı açıp JPG olarak kaydedin.',
  'upload.picture':
    'Bu tarayıcı bu tür bir görseli açamıyor. Görseli JPG veya PNG olarak kaydedip yeniden ekleyin.',
  'kinds.image': 'JPG veya PNG',
  'kinds.any': 'JPG, PNG veya PDF',

  'complete.title': 'Her şey tamam mı?',
  'complete.text.ready':
    'Tüm belgeler yüklendi. Bir kez daha bakın. Sonrasında da, biz kontrol edene kadar daha iyisini ekleyebilirsiniz.',
  'complete.text.missing':
    '{count, plural, one {Bir belge hâlâ eksik.} other {# belge hâlâ eksik.}} Yükledikleriniz kayıtlı, daha sonra devam edebilirsiniz.',
  'complete.action': 'Başvuruyu tamamla',
  'complete.busy': 'Başvurunuz gönderiliyor',
  'complete.done': 'Başvurunuz başarıyla gönderildi',
  'complete.missing.title': 'Bazı belgeler hâlâ eksik',
  'complete.missing.line': '{document}, {name}',
  'complete.missing.more': '{count, plural, one {ve # belge daha} other {ve # belge daha}}',
  'complete.uploading': 'Yüklemeler bitene kadar bekleyin, sonra düğmeye tekrar basın.',
  'complete.failed.title': 'Başvurunuzu henüz tamamlayamadık',
  'complete.failed.text':
    'Belgeleriniz bizde güvende. Birkaç dakika sonra tekrar deneyin. Yine olmazsa {email} adresine yazın ve {reference} numarasını belirtin: başvuruyu sizin için tamamlarız.',
  'complete.again': 'Tekrar dene',
  'action.status': 'Durumu sorgula',
  'action.home': 'Ana sayfa',
  'action.later': 'Durumu sonra sorgula',

  'received.title': 'Başvurunuz alındı!',
  'received.text':
    '{reference} numaralı başvuru için her şey elimizde. Yapmanız gereken bir şey kalmadı.',
  'received.at': 'Alınma tarihi',
  'received.expected': 'En geç iletme tarihi',
  'received.reference': 'Referans',
  'received.next': 'Bundan sonra ne olacak',
  'received.next.1':
    'Her yanıtı ve her belgeyi kontrol ederiz. Düzeltilmesi gereken bir şey olursa {email} adresine yazarız.',
  'received.next.2.by': 'Başvuruyu en geç {day} tarihinde yetkili makama iletiriz.',
  'received.next.2': 'Başvuruyu yetkili makama iletiriz.',
  'received.next.3':
    'Kararı yetkili makam verir; resmî süre, iletilmesinden itibaren yaklaşık {days} gündür. Seçtiğiniz hız bu süreyi kısaltmaz.',
  'received.next.4': 'Kararı e-postayla alır, vizeyi durum sayfasından indirirsiniz.',
  'received.keep': 'Bu sayfaya dilediğiniz zaman geri dönebilirsiniz.',

  'asked.title':
    '{count, plural, one {Sizden yeni bir belge istiyoruz} other {Sizden # yeni belge istiyoruz}}',
  'asked.text':
    '{count, plural, one {Belgelerinizden biri bu hâliyle iletilemez: nedeni aşağıda yazıyor.} other {Belgelerinizden # tanesi bu hâliyle iletilemez: nedeni aşağıda yazıyor.}} Diğer her şey olduğu gibi kalır.',
  'asked.by':
    'Size verdiğimiz sözü tutabilmemiz için {count, plural, one {yeni belgeyi} other {yeni belgeleri}} {day} tarihine kadar gönderin.',
  'asked.others':
    '{count, plural, one {Diğer yolcu için bir şey gerekmiyor.} other {Diğer # yolcu için bir şey gerekmiyor.}}',
  'replaced.title': 'Teşekkürler, yapmanız gereken bir şey yok',
  'replaced.text':
    'Her şey yeniden elimizde, başvurunuza devam ediyoruz. Başka bir belge uygun olmazsa size yazarız.',

  'unpaid.title': 'Önce ödeyin, sonra belgelerinizi ekleyin',
  'unpaid.text':
    '{reference} numaralı başvurunun ücreti henüz ödenmedi. Sizden ücret alınmadı ve yanıtlarınız kayıtlı.',
  'unpaid.pay': 'Şimdi öde',
  'unpaid.total': 'Toplam',
  'review.title': 'Ödemenizi inceliyoruz',
  'review.text':
    '{reference} numaralı başvurunun ödemesini bir çalışanımızın incelemesi gerekiyor. Tekrar ödeme yapmayın. İnceleme bitince belgelerinizi buradan ekleyebilirsiniz.',
  'refunded.title': 'Bu başvurunun ücreti iade edildi',
  'refunded.text':
    '{reference} numaralı başvurunun ödemesi iade edildi; bu nedenle eklenecek belge yok.',
  'closed.title': 'Artık belge gerekmiyor',
  'closed.text':
    '{reference} numaralı başvuru hakkında karar verildi. Sonucu durum sayfasında görebilirsiniz.',

  'notFound.title': 'Başvuru bulunamadı',
  'notFound.text':
    'Bu bağlantıya ait bir başvuru yok. E-postamızdaki bağlantıyı yeniden açın veya başvurunuzu referans numarasıyla sorgulayın.',
  'notFound.home': 'Ana sayfaya dön',
  'failed.title': 'Başvurunuz yüklenemiyor',
}
