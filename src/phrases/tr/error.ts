import type { Dictionary } from '../index.ts'

export const error: Dictionary['error'] = {
  'agreement.mismatch':
    'Siz imzaladıktan sonra fiyat değişti. Sözleşmeyi yeniden okuyun ve yeniden imzalayın.',
  'agreement.not-found': 'Bu numarada bir sözleşmemiz yok.',
  'agreement.signature-blank': 'Ödemeye geçmek için imzanız gereklidir',
  'agreement.signature-unreadable': 'İmzanızı okuyamadık. Temizleyip yeniden imzalayın.',
  'applicant.filed':
    'Bu yolcunun başvurusunu göçmenlik makamına ilettik; burada artık bir şey değiştirilemez. Yanlış bir şey varsa bize yazın.',
  'amendment.cheaper':
    'Daha ucuz bir seçeneğe geçişi biz yapar, farkı İade Politikamıza göre iade ederiz. Bize yazın.',
  'amendment.dearer': 'Bu daha pahalı: yolcunun farkı kendi sayfasından ödemesi gerekir.',
  'amendment.multiple-required': 'Yolculardan birinin uyruğu çok girişli vize gerektiriyor.',
  'amendment.nothing': 'Bunu zaten sipariş ettiniz.',
  'amendment.somebody-withdrew':
    'Yolculardan biri vazgeçtiği için vize türü artık buradan değiştirilemez. Bize yazın.',
  'applicant.not-found': 'Bu yolcu bu başvuruya ait değil.',
  'applicant.too-many': 'Bu başvurunun yolcu sayısı zaten tamam.',
  'application.changed':
    'Az önce başka biri bu başvuruyu değiştirdi. Değişikliği görmek için yeniden yükleyin.',
  'application.closed': 'Bu başvuru gönderildi ve artık buradan değiştirilemez.',
  'application.nobody-in':
    'Bunu üstlenebilecek kimse şu anda yok ya da başvurular kurallarla dağıtılmıyor.',
  'application.ended':
    'Bu başvuru için yapılacak bir şey kalmadı: karara bağlandı veya iptal edildi.',
  'application.erased': 'Bu başvurunun kişisel verileri silindi.',
  'application.incomplete': 'Bazı yanıtlar eksik. Önce her yolcunun bilgilerini ekleyin.',
  'application.not-found': 'Başvuru bulunamadı. Bilgilerinizi kontrol edip tekrar deneyin.',
  'cancellation.answered': 'Bu talep zaten farklı şekilde yanıtlandı.',
  'cancellation.before-paying':
    'Ödemeden önce tek bir yolcu çıkarılamaz. Başvuruyu iptal edip daha az yolcuyla yeniden başlayın.',
  'cancellation.not-found': 'Böyle bir talep yok.',
  'cancellation.note-required': 'Yolcunun anlaması için nedenini yazın.',
  'chat.answer-required': 'Kopya, bir yanıt verildikten sonra gönderilebilir.',
  'chat.email-required': 'Önce e-posta adresinizi girin.',
  'chat.full': 'Bu görüşme sınırına ulaştı. Yeni bir görüşme başlatın.',
  'chat.not-found': 'Bu görüşmeyi bulamıyoruz.',
  'chat.proven':
    'Yolcunun tarayıcısı bu görüşmenin hangi başvuruyla ilgili olduğunu gösterdi; bu nedenle değiştirilemez.',
  'code.wrong': 'Bu kod yanlış veya süresi dolmuş. Yeni bir kod isteyin.',
  'dispute.no-evidence':
    'Gönderilecek kanıt yok: itiraz bizim bir ödememizle ilgili değil ya da başvurusu silinmiş.',
  'dispute.not-found': 'Bu itirazı bulamıyoruz.',
  'document.accepted': 'Bu belgeyi kontrol edip kabul ettik; artık değiştirilemez.',
  'decision.reason-required': 'Nedenini yazın: her ret, geri çekme ve geri adım için gereklidir.',
  'correction.ineligible':
    'Bu ülkenin vatandaşlarının Tanzanya için vizeye ihtiyacı yok. Bize yazın; bunu ve ödediklerinizi sizinle birlikte ele alalım.',
  'correction.reason-required': 'Neden düzelttiğinizi yazın. Nedeni yolcu da okur.',
  'correction.refused': 'Düzeltmede henüz doğru olmayan bir şey var. Hiçbir şey değiştirilmedi.',
  'correction.visa-kind':
    'Bu ülkenin vatandaşlarının çok girişli turistik vize alması gerekir. Önce vize türünü, sonra uyruğu değiştirin.',
  'document.ambiguous':
    'Farklı programlar bu PDF’yi farklı okuyor; bir bölümü kaybolabilir. Düz bir PDF olarak yazdırıp onu ekleyin.',
  'document.blank': 'Bu görsel tek renkten oluşuyor. Yüzün göründüğü bir fotoğraf seçin.',
  'document.damaged':
    'Dosyanın bizdeki kopyası bozulmuş. Sizinkinde sorun yok: onu sizden yeniden isteriz ya da kendimiz yenileriz.',
  'document.empty': 'Bu dosya boş. Başka bir dosya seçin.',
  'document.encrypted': 'Bu PDF parolayla korunuyor. Parolasız kaydedip yeniden ekleyin.',
  'document.heic':
    'Bu fotoğraf, iPhone’ların kullandığı HEIC biçiminde. Fotoğrafı açın, Paylaş’ı seçin, ardından JPEG olarak kaydedin. Ya da Ayarlar, Kamera, Biçimler bölümünde En Uyumlu’yu seçip yeniden çekin.',
  'document.infected': 'Virüs tarayıcımız bu dosyayı durdurdu. Başka bir dosya seçin.',
  'document.missing': 'Bazı belgeler hâlâ eksik.',
  'document.not-found': 'Bu belgeyi bulamıyoruz.',
  'document.portal-too-large':
    'Bu dosya göçmenlik makamının portalı için çok büyük ve burada kayıpsız küçültülemiyor. Yolcudan daha küçüğünü isteyin.',
  'document.quota':
    'Bir günde gönderilebilecek en fazla dosyayı gönderdiniz. {hours} saat sonra yeniden ekleyebilirsiniz. Bekleyemiyorsanız bize yazın.',
  'document.scripted':
    'Bu PDF program veya başka dosyalar içeriyor. Düz bir PDF olarak yazdırıp onu ekleyin.',
  'document.too-complex':
    'Bu dosya açıldığında çok büyük oluyor. Daha küçük kaydedip yeniden ekleyin.',
  'document.too-large': 'Dosya boyutu {limit} MB’tan küçük olmalıdır',
  'document.type-unknown': 'Bu başvuruda bu tür bir belge istenmiyor.',
  'document.unreadable': 'Bu dosyayı açamadık. Bozulmuş olabilir: yeniden kaydedip tekrar deneyin.',
  'document.wrong-type': 'Bu dosya türü burada kullanılamaz. Şunları kullanın: {allowed}.',
  'draft.not-found': 'Bu tarayıcıda kayıtlı yanıt yok.',
  'draft.changed': 'Bu yanıtlar başka bir sekmede veya pencerede değiştirildi.',
  'filing-form.changed': 'Bu arada biri portal formunu değiştirdi.',
  'file.missing': 'Önce bir dosya seçin.',
  'idempotency.mismatch':
    'Bu işlem daha önce farklı bilgilerle gönderildi. Sayfayı yeniden yükleyin.',
  'link.changed': 'Bu arada başka bir cihazda değiştirildi.',
  'link.sent-in': 'Bu yanıtlar gönderildi ve burada değiştirilemez.',
  'link.expired': 'Bu bağlantı kullanılmış veya süresi dolmuş. Yeni bir bağlantı isteyin.',
  'email.attached': 'Bu e-posta zaten bir başvuruya veya görüşmeye bağlı.',
  'email.file-used': 'Bu dosya zaten belge olarak eklendi.',
  'email.not-found': 'Böyle bir e-posta yok.',
  'mail.signature-wrong': 'Bu ileti e-posta hizmeti tarafından imzalanmamış.',
  'passport-page.gone':
    'Bir pasaportun görseli artık bizde yok. Onsuz devam edin: ödemeden sonra ekleyebilirsiniz.',
  'payment.already-paid': 'Bu başvurunun ücreti zaten ödendi.',
  'payment.by-hand':
    'Ödeme ulaşmadı. Yalnızca işletme sahibi veya yönetici, nedenini yazarak elle ödendi olarak işaretleyebilir.',
  'payment.gateway-unavailable':
    'Ödeme sayfası yanıt vermiyor. Sizden ücret alınmadı. Bir dakika sonra tekrar deneyin.',
  'payment.not-found': 'Bu ödemeyi bulamıyoruz.',
  'payment.not-open': 'Bu ödeme artık değiştirilemez.',
  'payment.required': 'Önce ödeyin, sonra belgelerinizi ekleyin.',
  'payment.signature-wrong': 'Bu ileti ödeme kuruluşu tarafından imzalanmamış.',
  'payment.still-open':
    'Ödeme sayfası hâlâ açık. Ödemeyi orada iptal edin ya da bir saat içinde kendiliğinden kapanmasını bekleyin.',
  'price.changed': 'Fiyat değişti. Devam etmeden önce yeni fiyatı kontrol edin.',
  'receipt.not-found': 'Bu başvuruya ait bu numarada bir makbuz yok.',
  'reminder.not-needed': 'Burada eksik bir şey yok, hatırlatılacak bir şey de yok.',
  'reminder.stopped': 'Bu yolcu artık hatırlatma almak istemiyor.',
  'reminder.too-soon': 'Son bir gün içinde bir hatırlatma gönderildi. Yarını bekleyin.',
  'reminder.unreachable': 'Bu adrese giden e-postalar geri dönüyor. Önce adresi düzeltin.',
  'request.content-type': 'Bu içerik türü burada desteklenmiyor.',
  'request.host': 'Bu site bu adı kullanmıyor.',
  'request.invalid': 'Tüm zorunlu alanları doldurun',
  'request.not-found': 'Bu adreste bir sayfa bulunamadı.',
  'request.origin': 'Bu istek sayfalarımızdan gelmedi. Sayfayı yeniden yükleyin.',
  'request.too-large': 'Bu, tek seferde alabileceğimizden büyük.',
  'request.too-many': 'Çok fazla deneme yapıldı. {seconds} saniye bekleyip tekrar deneyin.',
  'request.too-slow': 'Bağlantı çok yavaştı. Bağlantının daha iyi olduğu bir yerde tekrar deneyin.',
  'request.unauthorized':
    'Bu sayfayı başvuru yaptığınız tarayıcıdan açın veya e-postamızdaki bağlantıyı kullanın.',
  'request.unreadable': 'Bu isteği okuyamadık.',
  'role.in-use': 'Bu role sahip olanlar var. Yerine hangi rolü alacaklarını seçin.',
  'role.name-taken': 'Bu adda bir rol zaten var.',
  'role.not-found': 'Bu rol mevcut değil.',
  'server.busy':
    'Şu anda çok sayıda ziyaretçimiz var. Yanıtlarınız kayıtlı. Biraz sonra tekrar deneyin.',
  'server.failed':
    'Bizden kaynaklanan bir sorun oluştu. Yanıtlarınız kayıtlı. Biraz sonra tekrar deneyin.',
  'visa-document.not-found':
    'Bu vize belgesi artık beklemiyor: kullanıldı, kaldırıldı ya da bir günden eski. Belgeyi yeniden ekleyin.',
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
  'payout.line-wrong': 'Dosyanın {line}. satırı okunamıyor. Hiçbir şey içe aktarılmadı.',
  'payout.too-long': 'Dosyada çok fazla satır var. Daha az günü bir arada dışa aktarın.',
  'payout.unreadable':
    'Bu aktarım dosyasını tanımıyoruz. Ödeme kuruluşundan yeniden CSV olarak dışa aktarın.',
  'person.not-found': 'Bu adres hakkında hiçbir kayıt yok.',
  'refund.already-made': 'Bu ödeme zaten iade edildi veya edilmek üzere.',
  'refund.amount-wrong': 'Tutar sıfırdan büyük ve en fazla ödenen kadar olmalıdır.',
  'refund.beyond-limit':
    'Rolünüz bir başvuru için en fazla {limit} iade etmenize izin veriyor; bunun {left} kadarı kaldı. Rolü daha fazlasına izin veren bir çalışana danışın.',
  'refund.disputed':
    'Ödeyen kişi bu ödemeye bankasında itiraz ediyor. Karar verilene kadar iade edilemez; yoksa para iki kez kaybedilir.',
  'refund.not-found': 'Bu iade mevcut değil.',
  'refund.note-required': 'Tutarın politikadan neden farklı olduğunu yazın.',
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
