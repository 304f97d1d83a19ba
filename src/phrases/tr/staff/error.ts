import type { Dictionary } from '../../index.ts'

export const error: Dictionary['staff.error'] = {
  'amendment.dearer': 'Bu daha pahalı: yolcunun farkı kendi sayfasından ödemesi gerekir.',
  'amendment.extra-first':
    'Bu değişiklik bir ek hizmeti çıkarıyor, yine de daha pahalı. Önce yalnızca ek hizmeti çıkarın; yolcu sonra kalanını ödeyebilir.',
  'application.nobody-in':
    'Bunu üstlenebilecek kimse şu anda yok ya da başvurular kurallarla dağıtılmıyor.',
  'application.ended':
    'Bu başvuru için yapılacak bir şey kalmadı: karara bağlandı veya iptal edildi.',
  'application.erased': 'Bu başvurunun kişisel verileri silindi.',
  'cancellation.answered': 'Bu talep zaten farklı şekilde yanıtlandı.',
  'cancellation.not-found': 'Böyle bir talep yok.',
  'cancellation.note-required': 'Yolcunun anlaması için nedenini yazın.',
  'cancellation.overtaken':
    'Bu yanıt artık doğru değil: ilgili yolculardan hiçbiri artık vazgeçemez ya da hepsi zaten ayrıldı. Diğer yanıtı verin.',
  'chat.proven':
    'Yolcunun tarayıcısı bu görüşmenin hangi başvuruyla ilgili olduğunu gösterdi; bu nedenle değiştirilemez.',
  'dispute.no-evidence':
    'Gönderilecek kanıt yok: itiraz bizim bir ödememizle ilgili değil ya da başvurusu silinmiş.',
  'dispute.not-found': 'Bu itirazı bulamıyoruz.',
  'decision.told':
    'Yolcuya bildirildi. Bunun yerine yeniden karar verin; yolcuya bir e-posta daha gider.',
  'decision.reason-required': 'Nedenini yazın: her ret, geri çekme ve geri adım için gereklidir.',
  'correction.reason-required': 'Neden düzelttiğinizi yazın. Nedeni yolcu da okur.',
  'document.portal-too-large':
    'Bu dosya göçmenlik makamının portalı için çok büyük ve burada kayıpsız küçültülemiyor. Yolcudan daha küçüğünü isteyin.',
  'filing.number-required': 'Her yolcunun başvuru numarasını girin ya da neden olmadığını yazın.',
  'filing.other-script': 'A–Z harfleriyle yazın: portal başka harf kabul etmiyor.',
  'filing-form.changed': 'Bu arada biri portal formunu değiştirdi.',
  'email.attached': 'Bu e-posta zaten bir başvuruya veya görüşmeye bağlı.',
  'email.file-used': 'Bu dosya zaten belge olarak eklendi.',
  'email.not-found': 'Böyle bir e-posta yok.',
  'payment.by-hand':
    'Ödeme ulaşmadı. Yalnızca işletme sahibi veya yönetici, nedenini yazarak elle ödendi olarak işaretleyebilir.',
  'payment.not-found': 'Bu ödemeyi bulamıyoruz.',
  'reminder.not-needed': 'Burada eksik bir şey yok, hatırlatılacak bir şey de yok.',
  'reminder.stopped': 'Bu yolcu artık hatırlatma almak istemiyor.',
  'reminder.too-soon': 'Son bir gün içinde bir hatırlatma gönderildi. Yarını bekleyin.',
  'reminder.unreachable': 'Bu adrese giden e-postalar geri dönüyor. Önce adresi düzeltin.',
  'role.in-use': 'Bu role sahip olanlar var. Yerine hangi rolü alacaklarını seçin.',
  'role.name-taken': 'Bu adda bir rol zaten var.',
  'role.not-found': 'Bu rol mevcut değil.',
  'rules.begun': 'Bu sürüm başladı ya da başlamak üzere. Onun yerine yeni bir sürüm yayımlayın.',
  'rules.changed-meanwhile':
    'Bu arada biri bir sürüm yayımladı, onayladı ya da geri çekti. Ona bakın ve oradan başlayın.',
  'rules.second-person': 'İki kişi gerekir: biri sürümü yazar, bir başkası onaylar.',
  'rules.too-soon':
    'Bir sürüm en erken iki dakika sonra başlar; böylece bütün sunucular onu bilir. Daha geç bir an seçin.',
  'visa-document.approved': 'Bu belgedeki vize zaten onaylandı.',
  'visa-document.not-found':
    'Bu vize belgesi artık beklemiyor: kullanıldı, kaldırıldı ya da bir günden eski. Belgeyi yeniden ekleyin.',
  'approval.disputed':
    'Ödemeyi yapan, ödemeye itiraz etti: para bankasında bekletiliyor ya da ona geri verildi. Yolcuların başvurusu yalnızca bir neden yazılarak iletilebilir.',
  'approval.document-required': 'Bir onay belgesi seçin',
  'approval.names-missing':
    'Belgede, verildiği yolcuların hepsinin adı ve pasaport numarası yer almıyor. İkinci bir kişinin karşılaştırması gerekir.',
  'approval.not-pdf': 'Bir PDF dosyası seçin',
  'approval.unpaid':
    'Bu başvurunun ücreti ödenmedi. Ödenene kadar kimsenin başvurusu iletilemez veya onaylanamaz.',
  'approval.unreviewed':
    'Henüz kabul edilmemiş belgeler var. Önce yolcunun güncel belgelerinin tümünü inceleyin.',
  'template.changed': 'Bu şablonu bu arada başka biri değiştirdi. Kaydetmeden önce yeniden bakın.',
  'template.name-taken': 'Paylaşılan başka bir şablonun adı da bu. Başka bir ad seçin.',
  'template.no-language': 'Şablonun bu yolcunun dilinde metni yok.',
  'template.not-found': 'Bu şablon artık yok.',
  'template.too-long': 'Değişkenler doldurulduğunda mesaj 4.000 karakterden uzun oluyor.',
  'template.too-many': 'En fazla sayıda şablonunuz var. Önce birini kaldırın.',
  'template.unfilled': 'Bu mesajdaki bir değişken henüz doldurulmadı.',
  'template.unknown-variable': 'Metinde, değişken olmayan bir şey süslü ayraç içinde duruyor.',
  'view.not-found': 'Bu görünüm artık yok.',
  'view.too-many': 'En fazla sayıda görünümünüz var. Önce birini kaldırın.',
  'approval.second-person': 'İki kişi gerekli: biri belgeleri inceler, bir başkası onaylar.',
  'data-request.not-found': 'Bu talep mevcut değil.',
  'data-request.open-application':
    'Bu kişinin bir başvurusu hâlâ sürüyor. Önce sonuçlandırın veya ücretini iade edin.',
  'invitation.expired':
    'Bu davet kullanılmış, geri çekilmiş veya süresi dolmuş. Sizi davet eden kişiden yeni bir davet isteyin.',
  'letter.not-found': 'Bu e-posta mevcut değil.',
  'letter.not-repeatable':
    'Bu e-postada tek kullanımlık bir bağlantı veya kod vardı. Yolcu yenisini isteyebilir.',
  'payout.line-settled':
    'Bu satır bu arada eşleşti, açıklandı veya geri alındı. Sayfayı yeniden yükleyin.',
  'payout.line-wrong': 'Dosyanın {line}. satırı okunamıyor. Hiçbir şey içe aktarılmadı.',
  'month.closed': 'Ay zaten kapatılmış.',
  'month.not-last': 'Yalnızca son kapatılan ay yeniden açılabilir.',
  'month.not-over': 'Yalnızca biten bir ay kapatılabilir.',
  'month.open': 'Ay henüz kapatılmamış.',
  'payout.not-found': 'Bu içe aktarma zaten geri alındı.',
  'payout.too-long': 'Dosyada çok fazla satır var. Daha az günü bir arada dışa aktarın.',
  'statement.unreadable': 'Bu kart ekstresini tanımıyoruz. date, amount ve text sütunları gerekir.',
  'fee.day-future': 'Gelecekteki bir gün kaydedilemez.',
  'payout.unreadable':
    'Bu aktarım dosyasını tanımıyoruz. Sayfada adı geçen sütunlar ya da Stripe’ın ayrıntılı aktarım veya bakiye raporunun sütunları gerekir.',
  'person.not-found': 'Bu adres hakkında hiçbir kayıt yok.',
  'refund.already-made': 'Bu ödeme zaten iade edildi veya edilmek üzere.',
  'refund.amount-wrong': 'Tutar sıfırdan büyük ve en fazla iade edilebilecek kadar olmalıdır.',
  'refund.beyond-limit':
    'Rolünüz bir başvuru için en fazla {limit} iade etmenize izin veriyor; bunun {left} kadarı kaldı. Rolü daha fazlasına izin veren bir çalışana danışın.',
  'refund.disputed':
    'Ödeyen kişi bu ödemeye bankasında itiraz ediyor. Karar verilene kadar iade edilemez; yoksa para iki kez kaybedilir.',
  'refund.not-found': 'Bu iade mevcut değil.',
  'refund.note-required': 'Tutarın politikadan neden farklı olduğunu yazın.',
  'review.changed':
    'Bu arada bir çalışma arkadaşınız bu belge hakkında karar verdi. Kimin ne dediğini yukarıda görürsünüz; yine de farklı karar vermek için yeniden seçin.',
  'review.reason-required':
    'Yolcunun daha iyisini gönderebilmesi için belgenin neden reddedildiğini yazın.',
  'staff.code-required': 'Doğrulama uygulamanızdaki kodu veya bir kurtarma kodu yazın.',
  'staff.code-wrong': 'Bu kod yanlış veya kullanılmış. Bir sonraki kodu bekleyin.',
  'staff.confirm-required': 'Önce kimliğinizi doğrulayın.',
  'staff.email-taken': 'Bu e-posta adresiyle kayıtlı biri zaten var.',
  'staff.forbidden': 'Rolünüz buna izin vermiyor. İşletme sahibine danışın.',
  'staff.invalid-password': 'Parola yanlış',
  'staff.last-owner': 'En az bir işletme sahibi olmalı. Önce bu rolü başka birine verin.',
  'staff.not-found': 'Bu çalışan mevcut değil veya ayrılmış.',
  'staff.passkey-refused':
    'Bu geçiş anahtarı kabul edilmedi. Tekrar deneyin veya parolanızla oturum açın.',
  'staff.passkey-required': 'Geçiş anahtarınızla oturum açın.',
  'staff.password-weak':
    '{reason, select, short {En az 12 karakter kullanın.} long {En fazla 128 karakter kullanın.} personal {Adınızı, e-posta adresinizi veya şirketin adını içermeyen bir parola kullanın.} other {Bu parola kolay tahmin edilir. Birbiriyle ilgisi olmayan üç veya dört kelime kullanın.}}',
  'staff.second-factor-required':
    'Önce iki adımlı doğrulamayı kurun. İşletme sahibi bunu herkesten istiyor.',
}
