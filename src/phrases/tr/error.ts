import type { Dictionary } from '../index.ts'

export const error: Dictionary['error'] = {
  'agreement.mismatch':
    'Siz imzaladıktan sonra fiyatlarımız veya kurallarımız değişti. Sözleşmeyi yeniden okuyun ve yeniden imzalayın.',
  'agreement.not-found': 'Bu numarada bir sözleşmemiz yok.',
  'agreement.signature-blank': 'Ödemeye geçmek için imzanız gereklidir',
  'agreement.signature-unreadable': 'İmzanızı okuyamadık. Temizleyip yeniden imzalayın.',
  'applicant.filed':
    'Bu yolcunun başvurusunu göçmenlik makamına ilettik; burada artık bir şey değiştirilemez. Yanlış bir şey varsa bize yazın.',
  'amendment.cheaper':
    'Daha ucuz bir seçeneğe geçişi biz yapar, farkı İade Politikamıza göre iade ederiz. Bize yazın.',
  'amendment.extra-late':
    'Ek hizmetler, henüz karar verilmediyse, ilk varıştan bir gün öncesine kadar eklenebilir.',
  'amendment.multiple-required': 'Yolculardan birinin uyruğu çok girişli vize gerektiriyor.',
  'amendment.nothing': 'Bunu zaten sipariş ettiniz.',
  'amendment.somebody-withdrew':
    'Yolculardan biri için başvuru iptal edildiğinden bu artık buradan değiştirilemez. Bize yazın.',
  'applicant.not-found': 'Bu yolcu bu başvuruya ait değil.',
  'applicant.too-many': 'Bu başvurunun yolcu sayısı zaten tamam.',
  'application.changed':
    'Az önce başka biri bu başvuruyu değiştirdi. Değişikliği görmek için yeniden yükleyin.',
  'application.closed': 'Bu başvuru gönderildi ve artık buradan değiştirilemez.',
  'application.held': 'Şu anda bu başvuru üzerinde çalışıyoruz. Bir dakika sonra yeniden deneyin.',
  'application.incomplete': 'Bazı yanıtlar eksik. Önce her yolcunun bilgilerini ekleyin.',
  'application.not-found': 'Başvuru bulunamadı. Bilgilerinizi kontrol edip tekrar deneyin.',
  'cancellation.before-paying':
    'Ödemeden önce tek bir yolcu çıkarılamaz. Başvuruyu iptal edip daha az yolcuyla yeniden başlayın.',
  'chat.answer-required': 'Kopya, bir yanıt verildikten sonra gönderilebilir.',
  'chat.email-required': 'Önce e-posta adresinizi girin.',
  'chat.full': 'Bu görüşme sınırına ulaştı. Yeni bir görüşme başlatın.',
  'chat.not-found': 'Bu görüşmeyi bulamıyoruz.',
  'code.wrong': 'Bu kod yanlış veya süresi dolmuş. Yeni bir kod isteyin.',
  'document.accepted': 'Bu belgeyi kontrol edip kabul ettik; artık değiştirilemez.',
  'correction.ineligible':
    'Bu ülkenin vatandaşlarının Tanzanya için vizeye ihtiyacı yok. Bize yazın; bunu ve ödediklerinizi sizinle birlikte ele alalım.',
  'correction.refused': 'Düzeltmede henüz doğru olmayan bir şey var. Hiçbir şey değiştirilmedi.',
  'correction.visa-kind':
    'Bu ülkenin vatandaşlarının çok girişli turistik vize alması gerekir. Önce vize türünü, sonra uyruğu değiştirin.',
  'document.ambiguous':
    'Farklı programlar bu PDF’yi farklı okuyor; bir bölümü kaybolabilir. Düz bir PDF olarak yazdırıp onu ekleyin.',
  'document.blank': 'Bu görsel tek renkten oluşuyor. Yüzün göründüğü bir fotoğraf seçin.',
  'document.empty-page': 'Bu sayfada hiçbir şey yok. Belgenizin göründüğü dosyayı seçin.',
  'document.damaged':
    'Dosyanın bizdeki kopyası bozulmuş. Sizinkinde sorun yok: onu sizden yeniden isteriz ya da kendimiz yenileriz.',
  'document.empty': 'Bu dosya boş. Başka bir dosya seçin.',
  'document.encrypted': 'Bu PDF parolayla korunuyor. Parolasız kaydedip yeniden ekleyin.',
  'document.heic':
    'Bu fotoğraf, iPhone’ların kullandığı HEIC biçiminde. Fotoğrafı açın, Paylaş’ı seçin, ardından JPEG olarak kaydedin. Ya da Ayarlar, Kamera, Biçimler bölümünde En Uyumlu’yu seçip yeniden çekin.',
  'document.infected': 'Virüs tarayıcımız bu dosyayı durdurdu. Başka bir dosya seçin.',
  'document.missing': 'Bazı belgeler hâlâ eksik.',
  'document.not-found': 'Bu belgeyi bulamıyoruz.',
  'document.quota':
    'Bir günde gönderilebilecek en fazla dosyayı gönderdiniz. {hours} saat sonra yeniden ekleyebilirsiniz. Bekleyemiyorsanız bize yazın.',
  'document.scripted':
    'Bu PDF program veya başka dosyalar içeriyor. Belge içindeki bir dosyaysa o dosyayı ekleyin. Değilse PDF’yi düz bir PDF olarak yazdırıp onu ekleyin.',
  'document.too-complex':
    'Bu dosya açıldığında çok büyük oluyor. Yalnızca gerekli sayfaları ya da daha küçük bir sürümünü kaydedip ekleyin.',
  'document.too-large': 'Dosya boyutu {limit} MB’tan küçük olmalıdır',
  'document.type-unknown': 'Bu başvuruda bu tür bir belge istenmiyor.',
  'document.unreadable': 'Bu dosyayı açamadık. Bozulmuş olabilir: yeniden kaydedip tekrar deneyin.',
  'document.wrong-type':
    'Bu dosya türü burada kullanılamaz. {allowed} olarak kaydedin ya da ekran görüntüsünü alın.',
  'draft.not-found': 'Bu tarayıcıda kayıtlı yanıt yok.',
  'draft.changed': 'Bu yanıtlar başka bir sekmede veya pencerede değiştirildi.',
  'file.missing': 'Önce bir dosya seçin.',
  'idempotency.mismatch':
    'Bu işlem daha önce farklı bilgilerle gönderildi. Sayfayı yeniden yükleyin.',
  'link.changed': 'Bu arada başka bir cihazda değiştirildi.',
  'link.sent-in': 'Bu yanıtlar gönderildi ve burada değiştirilemez.',
  'link.expired': 'Bu bağlantı kullanılmış veya süresi dolmuş. Yeni bir bağlantı isteyin.',
  'mail.signature-wrong': 'Bu ileti e-posta hizmeti tarafından imzalanmamış.',
  'messenger.not-connected': 'Bağlı bir mesajlaşma uygulaması yok.',
  'messenger.not-offered': 'Bu mesajlaşma uygulaması burada sunulmuyor.',
  'messenger.signature-wrong': 'Bu ileti mesajlaşma hizmeti tarafından imzalanmamış.',
  'messenger.unavailable': 'Mesajlaşma hizmeti yanıt vermiyor. Daha sonra tekrar deneyin.',
  'passport-page.gone':
    'Bir pasaportun görseli artık bizde yok. Onsuz devam edin: ödemeden sonra ekleyebilirsiniz.',
  'payment.already-paid': 'Bu başvurunun ücreti zaten ödendi.',
  'payment.gateway-unavailable':
    'Ödeme sayfası yanıt vermiyor. Sizden ücret alınmadı. Bir dakika sonra tekrar deneyin.',
  'payment.not-open': 'Bu ödeme artık değiştirilemez.',
  'payment.required': 'Önce ödeyin, sonra belgelerinizi ekleyin.',
  'payment.signature-wrong': 'Bu ileti ödeme kuruluşu tarafından imzalanmamış.',
  'payment.still-open':
    'Ödeme sayfası hâlâ açık. Ödemeyi orada iptal edin ya da bir saat içinde kendiliğinden kapanmasını bekleyin.',
  'price.changed': 'Fiyat değişti. Devam etmeden önce yeni fiyatı kontrol edin.',
  'receipt.not-found': 'Bu başvuruya ait bu numarada bir makbuz yok.',
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
  'rules.changed':
    'Fiyatlarımız veya kurallarımız değişti. Devam etmeden önce nelerin değiştiğine bakın.',
  'rules.not-found': 'Bu numarada bir kural sürümümüz yok.',
  'server.away':
    'Sistemimizin bir bölümü şu anda çalışmıyor. Yanıtlarınız kayıtlı. Birkaç dakika sonra tekrar deneyin.',
  'server.busy':
    'Şu anda çok sayıda ziyaretçimiz var. Yanıtlarınız kayıtlı. Biraz sonra tekrar deneyin.',
  'server.failed':
    'Bizden kaynaklanan bir sorun oluştu. Yanıtlarınız kayıtlı. Biraz sonra tekrar deneyin.',
}
