import type { Dictionary } from '../index.ts'
import { apply } from './apply.ts'

export const document: Dictionary['document'] = {
  title: 'Belgelerinizi yükleyin',
  lead: '{reference}: {count, plural, one {bir yolcu} other {# yolcu}}',
  loading: 'Başvurunuz yükleniyor',
  'progress.label': 'Tüm yolcuların belgeleri',
  'progress.text': '{total} belgeden {uploaded} tanesi yüklendi',
  'hint.files':
    'Herhangi bir fotoğraf veya PDF yeterlidir. Göndermeden önce göçmenlik makamının kabul ettiği boyuta ve biçime getiririz.',
  'hint.one':
    'Telefonla çekilen fotoğraflar yeterlidir: net olsun, parlama olmasın, dört köşesi de görünsün. Belge birkaç sayfaysa tüm görselleri birlikte seçin.',

  'type.passportPhoto': 'Vesikalık fotoğraf',
  'type.passportDocument': 'Pasaportun fotoğraflı sayfası',
  'type.flightTicket': 'Uçak bileti',
  'type.transitTicket': 'Devam bileti',
  'type.transitVisa': 'Gideceğiniz sonraki ülkenin vizesi',
  'type.invitationLetter': 'Davet mektubu',
  'type.companyRegistration': 'Şirket tescil belgesi',
  'hint.passportPhoto':
    'Düz beyaz bir duvarın önünde, gün ışığında, yüz kameraya dönük olarak telefonla çekin. Boyuta göre biz kırparız.',
  'hint.passportDocument':
    'Fotoğrafınızın ve bilgilerinizin bulunduğu sayfa. Pasaport, varıştan sonra en az {days} gün geçerli olmalı ve kullanılmamış bir sayfası bulunmalı.',
  'hint.flightTicket': 'Tanzanya’ya giriş ve Tanzanya’dan çıkış uçuşlarınız.',
  'hint.transitTicket': 'Tanzanya’dan sonraki yolculuğunuz için.',
  'hint.transitVisa':
    'Sonraki ülkenin vizesi veya oturma izni ya da ikisinin de gerekmediğini belirten bir not.',
  'hint.invitationLetter': 'Ziyaret edeceğiniz şirketten, imzalı.',
  'hint.companyRegistration': 'Sizi davet eden şirkete ait.',

  'reason.correct': 'Belge doğru: yanıtımı değiştir',
  'reason.unreadable': 'Net okunmuyor.',
  'reason.cut-off': 'Bir bölümü kesilmiş.',
  'reason.wrong-document': 'İhtiyacımız olan belge değil.',
  'reason.expired': 'Süresi dolmuş veya çok yakında doluyor.',
  'reason.does-not-match': 'Verdiğiniz yanıtlarla örtüşmüyor.',
  'reason.another-person': 'Bu, başka birinin pasaportuna benziyor.',
  'reason.answers-differ': 'Yanıtlarınızdan farklı bilgiler içeriyor.',
  'reason.photo-background': 'Fotoğrafın fonu düz beyaz olmalı.',
  'reason.photo-face': 'Yüzün tamamı önden ve gölgesiz görünmeli.',
  'reason.damaged': 'Bizdeki kopyası bozuldu; bunda sizin kusurunuz yok. Lütfen yeniden gönderin.',
  'reason.answers-changed': 'Bir yanıt sonradan düzeltildi; bu belgede eskisi yazıyor.',
  'reason.other': 'Bu başvuru için kullanılamaz.',

  'traveller.list': 'Yolcular',
  'traveller.fallback': '{number}. yolcu',
  'traveller.position': 'Yolcu {number} / {total}',
  'traveller.counter': '{uploaded}/{total}',
  'traveller.counter.label': '{total} belgeden {uploaded} tanesi yüklendi',
  'traveller.complete': 'Tamamlandı',
  'traveller.choose': 'Başka bir yolcu seçin',
  'traveller.next': 'Sonraki yolcu',
  'traveller.onlyMissing': 'Yalnızca eksik belgesi olan yolcular',
  'traveller.noneMissing': 'Eksik belge yok.',

  'state.missing': 'Eksik',
  'state.added': 'Eklendi',
  'state.received': 'Alındı',
  'state.accepted': 'Kontrol edildi',
  'state.rejected': 'Yenisi gerekli',
  'state.doubt': 'Kontrol edin',
  'file.size': '{size}, eklendi: {moment}',
  'file.view': 'Görüntüle',
  'file.view.label': 'Görüntüle: {document}',
  'file.remove': 'Kaldır',
  'file.remove.label': 'Kaldır: {document}',
  'file.remove.ask': 'Bu dosya kaldırılsın mı?',
  'file.remove.yes': 'Evet, kaldır',
  'file.remove.no': 'Vazgeç',
  'file.removed': 'Belge kaldırıldı',
  'file.download': 'İndir',
  'file.open': 'Yeni sekmede aç',
  'file.pdf': 'Bu bir PDF. Yeni sekmede açın veya indirin.',
  'file.same': 'Bu, {name} adlı yolcunun {document} dosyasıyla aynı',
  'question.same-file': 'Aynı dosya başka bir belge için de verildi.',
  'question.same-file.text': 'Yanlışlıkla seçtiyseniz doğru dosyayı seçin.',
  'question.no-face': 'Bu fotoğrafta yüz bulamadık.',
  'question.no-face.text': 'Yanılıyorsak bunu belirtin. Değilse başka bir fotoğraf seçin.',
  'question.right': 'Dosya doğru',
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
  'add.several': 'Yalnızca görsel seçin; hepsini tek PDF yaparız. PDF dosyası tek başına eklenir.',
  'add.onePhoto': 'Buraya tek bir fotoğraf seçin.',
  'many.title': 'Birden çok yolcunun dosyaları',
  'many.text':
    'Hepsini birlikte seçin. Adında bir yolcunun adı geçen dosya o yolcuya konur; gönderilmeden önce hangisinin nereye gittiğini görürsünüz.',
  'many.drop': 'Ya da buraya sürükleyin.',
  'many.choose': 'Birden çok dosya seç',
  'many.whose': 'Bu dosyalar kimin?',
  'many.leaveOut': 'Ekleme',
  'many.add': '{count, plural, =0 {Kimin olduklarını seçin} other {# dosya ekle}}',
  'pages.title': 'Sayfalar: {document}',
  'pages.text': 'Bu görseller bu sırayla tek bir PDF olacak.',
  'pages.page': 'Sayfa {number}',
  'pages.up': 'Sayfa {number}: yukarı taşı',
  'pages.down': 'Sayfa {number}: aşağı taşı',
  'pages.remove': 'Sayfa {number}: kaldır',
  'pages.more': 'Bir görsel daha ekle',
  'pages.add': '{count, plural, one {Bu görseli ekle} other {# sayfayı tek PDF olarak ekle}}',
  'pages.moved': 'Şimdi sayfa {number} / {total}',

  'upload.preparing': 'Dosyanız hazırlanıyor',
  'upload.waiting': 'Diğer yüklemeler bekleniyor',
  'upload.sending': '%{percent}',
  'upload.checking': 'Gönderildi. Dosyayı kontrol ediyoruz',
  'upload.again': 'Bağlantı koptu. Yeniden deneniyor',
  'upload.label': 'Yükleniyor: {document}',
  'upload.cancel': 'İptal et',
  'upload.cancel.label': 'Yüklemeyi iptal et: {document}',
  'upload.retry': 'Tekrar dene',
  'upload.lost':
    'Bağlantı koptu. Bu sayfa açık kaldıkça dosya burada tutulur: “Tekrar dene” düğmesine basın veya çevrim içi olana kadar bekleyin.',
  'upload.done': 'Belge yüklendi',
  'upload.done.text': '{document}, {name}',
  'upload.smaller': 'Dosyayı küçülttük. Önce: {before}, sonra: {after}.',
  'upload.failed': 'Yükleme başarısız oldu',
  'upload.failed.text': 'Dosya yüklenemedi',
  'upload.tooLarge': 'Dosya çok büyük',
  'upload.tooLarge.text':
    'Küçülttükten sonra bile çok büyük. Her sayfanın fotoğrafını çekip fotoğrafları birlikte seçin.',
  'upload.tooMany':
    'Buraya en fazla {most} sayfa sığar. Gerekmeyen sayfaları çıkarıp dosyayı yeniden ekleyin.',
  'upload.signed':
    'Bu PDF imzalı; küçültürsek imza geçerliliğini yitirir. Daha küçük bir kopya isteyin veya sayfaların fotoğrafını ekleyin.',
  'upload.changed':
    'Dosya, seçtikten sonra cihazınızda değiştirildi, taşındı veya silindi. Yeniden seçin.',
  'upload.misnamed':
    'Bu aslında bir {kind} değil; yalnızca adı öyle. Dosyayı geldiği uygulamada açın, {allowed} olarak kaydedin ve onu ekleyin.',
  'upload.heic':
    'Bu fotoğraf, bu tarayıcının açamadığı bir Apple biçiminde (HEIC). iPhone’da Ayarlar, Kamera, Biçimler, En Uyumlu seçeneğini seçip fotoğrafı yeniden çekin; ya da fotoğrafı açıp JPG olarak kaydedin.',
  'upload.picture':
    'Bu tarayıcı bu tür bir görseli açamıyor. Görseli JPG veya PNG olarak kaydedip yeniden ekleyin.',
  'kinds.image': 'JPG veya PNG',
  'kinds.any': 'JPG, PNG veya PDF',

  'complete.title': 'Her şey tamam mı?',
  'complete.text.ready':
    'Tüm belgeler yüklendi. Bir kez daha bakın. Sonrasında da, biz kontrol edene kadar bir belgeyi değiştirebilirsiniz.',
  'complete.text.missing':
    '{count, plural, one {Bir belge hâlâ eksik.} other {# belge hâlâ eksik.}} Yükledikleriniz kayıtlı, daha sonra devam edebilirsiniz.',
  'complete.text.doubt':
    '{count, plural, one {Önce bir belge için yanıtınız gerekiyor: soru belgenin yanında.} other {Önce # belge için yanıtınız gerekiyor: sorular belgelerin yanında.}}',
  'complete.action': 'Başvuruyu tamamla',
  'complete.busy': 'Başvurunuz gönderiliyor',
  'complete.done': 'Başvurunuz başarıyla gönderildi',
  'complete.missing.title': 'Bazı belgeler hâlâ eksik',
  'complete.doubt.title': 'Lütfen önce bunu yanıtlayın',
  'complete.missing.line': '{document}, {name}',
  'complete.missing.more': '{count, plural, one {ve # belge daha} other {ve # belge daha}}',
  'complete.uploading':
    'Yüklemeler bitene kadar bekleyin, sonra “Başvuruyu tamamla” düğmesine yeniden basın.',
  'complete.failed.title': 'Başvurunuzu henüz tamamlayamadık',
  'complete.failed.text':
    'Belgeleriniz bizde güvende. Birkaç dakika sonra tekrar deneyin. Yine olmazsa {email} adresine yazın ve {reference} numarasını belirtin: başvuruyu sizin için tamamlarız.',
  'complete.again': 'Tekrar dene',
  'action.status': 'Durumu sorgula',
  'action.home': 'Ana sayfa',
  'action.later': 'Durumu sonra sorgula',

  'received.title': 'Başvurunuz alındı!',
  'received.text':
    '{reference} numaralı başvuru için her şey elimizde. Başka bir şey yapmanız gerekmiyor.',
  'received.at': 'Alınma tarihi',
  'received.expected': 'En geç iletim',
  'received.reference': 'Referans numarası',
  'received.next': 'Bundan sonra ne olacak?',
  'received.next.1':
    'Her yanıtı ve her belgeyi kontrol edeceğiz. Düzeltilmesi gereken bir şey olursa {email} adresine yazacağız.',
  'received.next.2.by': 'Başvuruyu {day} tarihine kadar göçmenlik makamına ileteceğiz.',
  'received.next.2': 'Başvuruyu göçmenlik makamına ileteceğiz.',
  'received.next.3':
    'Ardından kararı göçmenlik makamı verecek. Hangi işlem hızını seçerseniz seçin bu süre aynıdır.',
  'received.next.3.by':
    'Ardından kararı göçmenlik makamı verecek; bildirdiği süreye uyarsa yaklaşık {day} tarihinde. Hangi işlem hızını seçerseniz seçin bu süre aynıdır.',
  'received.next.4':
    'Kararı size e-postayla göndereceğiz; vizeyi durum sayfasından indirebilirsiniz.',
  'received.keep': 'Bu sayfaya dilediğiniz zaman geri dönebilirsiniz.',

  'asked.title':
    '{count, plural, one {Bir belgenin yenisine ihtiyacımız var} other {# belgenin yenisine ihtiyacımız var}}',
  'asked.text':
    '{count, plural, one {Belgelerinizden biri bu hâliyle iletilemez. Nedeni aşağıda yazıyor.} other {Belgelerinizden # tanesi bu hâliyle iletilemez. Nedenleri aşağıda yazıyor.}} Diğer her şey olduğu gibi kalır.',
  'asked.by':
    'Söz verdiğimiz tarihe yetişebilmemiz için {count, plural, one {yeni belgeyi} other {yeni belgeleri}} {day} tarihine kadar gönderin.',
  'asked.others':
    '{count, plural, one {Diğer yolcu için bir şey gerekmiyor.} other {Diğer # yolcu için bir şey gerekmiyor.}}',
  'replaced.title': 'Teşekkürler, ihtiyacımız olan her şey elimizde',
  'replaced.text':
    'Her şey yeniden elimizde; başvurunuza devam edeceğiz. Başka bir belgeyi kullanamazsak size yazacağız.',

  'unpaid.title': 'Önce ödeyin, sonra belgelerinizi ekleyin',
  'unpaid.text':
    '{reference} numaralı başvurunun ücreti henüz ödenmedi. Sizden ücret alınmadı ve yanıtlarınız kayıtlı.',
  'unpaid.total': 'Toplam',
  'review.title': 'Ödemenizi inceliyoruz',
  'review.text':
    '{reference} numaralı başvurunun ödemesini bir çalışanımızın kontrol etmesi gerekiyor. Tekrar ödeme yapmayın. Kontrol biter bitmez belgelerinizi buradan ekleyebilirsiniz.',
  'refunded.title': 'Bu başvurunun ücreti iade edildi',
  'refunded.text':
    '{reference} numaralı başvurunun ödemesi iade edildi; bu nedenle belge eklemeniz gerekmiyor.',
  'closed.title': 'Artık belge gerekmiyor',
  'closed.text':
    '{reference} numaralı başvuru hakkında karar verildi. Sonucu durum sayfasında görebilirsiniz.',

  'failed.title': 'Başvurunuz yüklenemiyor',

  'page.title': 'Pasaportunuzda başka bir şey yazıyor',
  'page.line': '{field}: pasaportta {says} yazıyor, siz {wrote} yazdınız.',
  'page.unsaid': '{field}: pasaport sayfası yanıtınızla eşleşmiyor.',
  'page.correct': 'Yanıtımı düzelt',
  'page.correct.of': 'Yanıtımı düzelt: {field}',
  'page.same': 'Yanıtlarım doğru',
  'page.another': 'Başka bir görsel gönder',
  'page.another-person.text':
    'Adı, doğum tarihi ve pasaport numarası, {name} için verdiğiniz yanıtların hepsinden farklı.',
  'page.confirmed': 'Yanıtlarınız olduğu gibi kalıyor',
  'page.unreadable':
    'Sayfanın altındaki iki satır okunamadı. Kesilmiş veya bulanıksa daha iyi bir görsel gönderin.',
  'page.slow': 'Sayfanın yanıtlarınızla karşılaştırılması bu cihazda biraz daha uzun sürüyor.',
  'page.stop': 'Durdur',
  'page.served':
    'Bu cihaz sayfayı okuyamadı; bu yüzden sayfayı biz okuyoruz. Yanıtlarınızla uyuşmazsa bunu burada göreceksiniz.',
  'page.other':
    'Bu bir kimlik kartına veya vizeye benziyor. Lütfen pasaportun fotoğraflı sayfasını gönderin.',
  'page.field.firstName': apply['firstName.label'],
  'page.field.lastName': apply['lastName.label'],
  'page.field.dateOfBirth': apply['dateOfBirth.label'],
  'page.field.nationality': apply['nationality.label'],
  'page.field.gender': apply['gender.label'],
  'page.field.passportNumber': apply['passportNumber.label'],
  'page.field.passportExpiryDate': apply['passportExpiryDate.label'],
  'page.field.passportIssuingCountry': apply['passportIssuingCountry.label'],
  'page.gender.male': apply['gender.male'],
  'page.gender.female': apply['gender.female'],

  'returned.title': 'E-postalarımız size ulaşmıyor',
  'returned.text':
    '{address} adresine gönderdiğimiz e-postalar bize geri dönüyor. Adresinizi düzeltin, hepsini yeniden göndereceğiz.',
  'returned.correct': 'Adresimi düzelt',
  'returned.right': 'Adres doğru: yeniden dene',
  'returned.tried': 'Hepsini yeniden gönderiyoruz. Yine geri dönerse burada bildireceğiz.',
}
