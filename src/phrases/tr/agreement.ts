import type { Dictionary } from '../index.ts'

export const agreement: Dictionary['agreement'] = {
  title: 'Hizmet sözleşmesi',
  subtitle: 'Tanzanya vize danışmanlığı',
  'preview.mark': 'Önizleme, imzalanmadı',
  'preview.note':
    'Acele etmeden okuyun. Sözleşme, ödeme adımında, ödeme yapmanızdan önce imzalanır.',
  'preview.signature': 'İmzanız burada yer alacak.',
  'party.company': 'Danışmanlık şirketi',
  'party.client': 'Müşteri',
  'order.title': 'Siparişiniz',
  'order.reference': 'Başvuru',
  'order.visa': 'Vize',
  'order.speed': 'İşlem süremiz',
  'order.travellers': 'Yolcular',
  'order.extras': 'Ek hizmetler',
  'order.noExtras': 'Yok',
  'order.open': 'Seçiminizi yaptığınızda sipariş ve fiyatı buraya eklenir.',
  'visaType.tourist': 'Turistik, tek girişli',
  'visaType.tourist_multiple': 'Turistik, çok girişli',
  'visaType.business': 'Ticari',
  'visaType.transit': 'Transit',
  'processingType.normal': '5-7 iş günü',
  'processingType.urgent': '2-3 iş günü',
  'processingType.super_urgent': '24 saat',
  'price.title': 'Fiyat',
  'price.item': 'Kalem',
  'price.quantity': 'Adet',
  'price.unit': 'Birim fiyat',
  'price.amount': 'Tutar',
  'price.total': 'ABD doları olarak toplam',
  'price.note': 'Her şey dâhildir. Bize ödeyeceğiniz başka bir tutar yoktur.',
  'price.frozen': '{reference} numaralı başvurunun yapıldığı andaki fiyattır.',
  'line.base': 'Vize ve hazırlığı',
  'line.processing': 'İşlem ücreti',
  'line.speed.normal': 'Hızlı işlem',
  'line.speed.urgent': 'Hızlı işlem, 2-3 iş günü',
  'line.speed.super_urgent': 'Hızlı işlem, 24 saat',
  'line.insurance': 'Seyahat sigortası',
  'line.esim': 'eSIM',
  'line.document': 'Belge kontrolü ve iletme',
  'clause.title': 'Üzerinde anlaştıklarımız',
  'clause.who-we-are.title': 'Biz kimiz',
  'clause.who-we-are.text':
    '{company}, Birleşik Krallık’ta kayıtlı özel bir danışmanlık şirketidir. Tanzanya Hükûmeti’nin bir parçası değiliz ve onun adına hareket etmeyiz. Yalnızca resmî harcı ödeyerek resmî site visa.immigration.go.tz üzerinden kendiniz de başvurabilirsiniz.',
  'clause.service.title': 'Sizin için yaptıklarımız',
  'clause.service.text': 'Bu siparişteki her yolcu için:',
  'clause.service.1':
    'yanıtları ve belgeleri kontrol eder, neyi düzeltmeniz gerektiğini bildiririz;',
  'clause.service.2': 'vize başvurusunu hazırlar ve yetkili makama iletiriz;',
  'clause.service.3': 'resmî vize harcını bu sözleşmedeki fiyatın içinden öderiz;',
  'clause.service.4': 'sizi e-postayla bilgilendirir ve kararı size göndeririz.',
  'clause.no-guarantee.title': 'Söz veremeyeceklerimiz',
  'clause.no-guarantee.text':
    'Kararı yalnızca yetkili makam verir; seçtiğiniz işlem hızı makamın süresini kısaltmaz. Vizenin onaylanacağını garanti etmeyiz. Vize, sınıra kadar seyahat etme iznidir; ülkeye giriş kararı sınırda verilir.',
  'clause.your-part.title': 'Sizin yükümlülükleriniz',
  'clause.your-part.text': 'Şunları üstlenirsiniz:',
  'clause.your-part.1': 'her pasaportla örtüşen, doğru ve eksiksiz yanıtlar vermek;',
  'clause.your-part.2':
    'seyahatin başlangıcından itibaren en az {passportMonths} ay geçerli bir pasaportla seyahat etmek;',
  'clause.your-part.3': 'belge veya düzeltme istediğimizde {days} iş günü içinde yanıt vermek;',
  'clause.your-part.4':
    '{adultAge} yaşından küçük biri için yalnızca ebeveyni veya vasisi olarak ya da bunlardan birinin onayıyla başvurmak.',
  'clause.price.title': 'Fiyat ve ödeme',
  'clause.price.text':
    'Bu sözleşmedeki fiyat, resmî vize harcı dâhil, ABD doları cinsinden toplam fiyattır. Bir kez, kartla ve ödeme kuruluşumuz aracılığıyla ödersiniz. Kart numaranızı hiçbir zaman görmeyiz ve saklamayız.',
  'clause.cancel.title': 'İptal',
  'clause.cancel.text':
    'Siparişi verdikten sonra {hours} saat içinde e-postayla iptal edebilirsiniz; bunun için:',
  'clause.cancel.1': 'başvurunuzu incelemeye başlamamış ve yetkili makama iletmemiş olmamız;',
  'clause.cancel.2': 'hiçbir belge yüklenmemiş olması;',
  'clause.cancel.3': 'yetkili makama hiçbir ödeme yapılmamış olması gerekir.',
  'clause.refund.title': 'İsteyebileceğiniz iadeler',
  'clause.refund.text':
    'Ödemeden sonra {days} gün içinde talep edin. Şu durumların her birini inceleriz:',
  'clause.refund.1': 'ödeme yaptınız ve başvuruyu henüz işleme almadık;',
  'clause.refund.2': 'aynı sipariş için iki kez ödeme yaptınız;',
  'clause.refund.3': 'teknik bir arıza nedeniyle hizmeti veremedik.',
  'clause.no-refund.title': 'İade edilmeyenler',
  'clause.no-refund.text': 'Şu durumlarda iade yapılmaz:',
  'clause.no-refund.1':
    '{firstHours}, {secondHours}, {thirdHours} veya {lastHours} saatlik ekspres hizmetlerde;',
  'clause.no-refund.2': 'başvuru yetkili makama iletildikten sonra;',
  'clause.no-refund.3': 'yanıtlar veya belgeler yanlış, sahte ya da eksikse;',
  'clause.no-refund.4': 'yetkili makam vizeyi reddederse;',
  'clause.no-refund.5': 'işlem başladıktan sonra iptal ederseniz.',
  'clause.refund-course.title': 'İade nasıl yapılır',
  'clause.refund-course.text':
    'Adınızı ve soyadınızı, pasaport numaranızı, ödeme referansını ve gerekçenizi bize yazın. Ardından:',
  'clause.refund-course.1':
    '{replyDays} iş günü içinde yanıt verir, incelememizi {reviewDays} iş günü içinde tamamlarız;',
  'clause.refund-course.2':
    'sizden belge istersek {answerDays} iş günü içinde gönderirsiniz, aksi hâlde iade hakkı ortadan kalkar;',
  'clause.refund-course.3':
    'onaylanan iade, {leastDays} ila {mostDays} iş günü içinde, ödemeyi yaptığınız yolla ödenir;',
  'clause.refund-course.4':
    'ödeme kuruluşu ücretleri, personel zamanı ve kur çevrimi için onaylanan her iadeden en az {adminFee} ABD doları idari ücret keseriz.',
  'clause.chargeback.title': 'Ters ibraz (chargeback)',
  'clause.chargeback.text':
    'Bir ödemede sorun varsa önce bize yazın. Bir ödemeye bankada haklı bir neden olmadan itiraz edilirse bu sözleşmeyi ve siparişin kayıtlarını sunarak yanıt veririz.',
  'clause.data.title': 'Kişisel veriler',
  'clause.data.text':
    'Verilerinizi yalnızca bu sipariş için kullanırız. Başvuru verilerini en fazla {applicationYears} yıl, ödeme kayıtlarını en fazla {paymentYears} yıl, yazışmaları en fazla {correspondenceYears} yıl saklarız. Talep etmeniz hâlinde, kanunen saklamak zorunda olmadığımız verileri {erasureDays} gün içinde siler veya anonim hâle getiririz. Verileriniz açığa çıkarsa size {breachHours} saat içinde bildiririz.',
  'clause.force-majeure.title': 'Mücbir sebepler',
  'clause.force-majeure.text':
    'Devlet sistemlerindeki kesintiler, doğal afetler, internet kesintileri veya toplumsal olaylar nedeniyle oluşan gecikme ve aksamalardan sorumlu değiliz.',
  'clause.liability.title': 'Sorumluluk ve talepler',
  'clause.liability.text':
    'Sorumluluğumuz, talepten önceki {months} ay içinde bize ödediğiniz ücretlerle sınırlıdır. Talep hakkı, dayanağını öğrenmenizden itibaren {claimYears, plural, one {# yıl} other {# yıl}}, her hâlükârda fiilin gerçekleşmesinden itibaren {actYears} yıl geçmesiyle zamanaşımına uğrar. Kanunun sınırlanmasına izin vermediği haklar sınırlanmaz.',
  'clause.law.title': 'Uygulanacak hukuk ve yetkili mahkeme',
  'clause.law.text':
    'Ticari uyuşmazlıklara Birleşik Krallık hukuku, göçmenlik konularına Tanzanya hukuku uygulanır. Uyuşmazlıklar Londra’da veya Darüsselam’da görülür.',
  'clause.signature.title': 'Elektronik imza',
  'clause.signature.text':
    'Çizdiğiniz imza, atıldığı an ve geldiği ağ adresi bu sözleşmeyle birlikte saklanır. Aşağıdaki doğrulama kodu bunların tümünden üretilir: tek bir harf değişse kod da değişirdi.',
  'signature.title': 'İmza',
  'signature.signedBy': 'İmzalayan',
  'signature.signedAt': 'İmza zamanı',
  'signature.networkAddress': 'Ağ adresi',
  'signature.agreement': 'Sözleşme',
  'signature.accepted': 'Kabul edilen metinler',
  'signature.acceptedTexts': 'Hizmet Koşulları ve Gizlilik Politikası, {date} tarihli sürüm',
  'signature.alt': 'İmza: {name}',
  'check.title': 'Doğrulama kodu (SHA-256)',
  'check.text': 'Herkes şu adreste doğrulayabilir:',
  'footer.page': 'Sayfa {page} / {pages}',
  'footer.company':
    '{company} özel bir danışmanlık şirketidir ve hiçbir devlet kurumunun parçası değildir.',
  'mark.alt': '{company}',
}
