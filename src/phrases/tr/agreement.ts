import type { Dictionary } from '../index.ts'

export const agreement: Dictionary['agreement'] = {
  title: 'Hizmet sözleşmesi',
  subtitle: 'Tanzanya vize danışmanlığı',
  'preview.mark': 'Önizleme, imzalanmadı',
  'preview.note':
    'Acele etmeden okuyun. Sözleşmeyi ödeme adımında, ödeme yapmadan önce imzalarsınız.',
  'preview.signature': 'İmzanız burada yer alacak.',
  'party.company': 'Danışmanlık şirketi',
  'party.client': 'Müşteri',
  'order.title': 'Siparişiniz',
  'order.reference': 'Başvuru',
  'order.visa': 'Vize',
  'order.speed': 'İşlem hızı',
  'order.travellers': 'Yolcular',
  'order.extras': 'Ek hizmetler',
  'order.noExtras': 'Yok',
  'order.open': 'Seçiminizi yaptığınızda siparişiniz ve fiyatı buraya eklenecek.',
  'visaType.tourist': 'Turistik, tek girişli',
  'visaType.tourist_multiple': 'Turistik, çok girişli',
  'visaType.business': 'Ticari',
  'visaType.transit': 'Transit',
  'processingType.normal': 'Normal, {apart, plural, =0 {} other {{least}-}}{most} iş günü',
  'processingType.urgent': 'Acil, {apart, plural, =0 {} other {{least}-}}{most} iş günü',
  'processingType.super_urgent': 'Çok acil, {most} saat',
  'price.title': 'Fiyat',
  'price.item': 'Kalem',
  'price.quantity': 'Adet',
  'price.unit': 'Birim fiyat',
  'price.amount': 'Tutar',
  'price.total': 'Toplam (ABD doları)',
  'price.note': 'Her şey dâhildir. Bize ödeyeceğiniz başka bir tutar yoktur.',
  'price.frozen': '{reference} numaralı başvurunun oluşturulduğu andaki fiyattır.',
  'line.base': 'Vize harcı ve hazırlık',
  'line.processing': 'İşlem ücreti',
  'line.discount': 'Grup indirimi',
  'line.speed.normal': 'Hızlı işlem',
  'line.speed.urgent': 'Acil işlem, {apart, plural, =0 {} other {{least}-}}{most} iş günü',
  'line.speed.super_urgent': 'Çok acil işlem, {most} saat',
  'line.insurance': 'Seyahat sigortası',
  'line.esim': 'eSIM',
  'line.document': 'Belge kontrolü ve iletim',
  'clause.title': 'Sözleşme hükümleri',
  'clause.who-we-are.title': 'Biz kimiz',
  'clause.who-we-are.text':
    '{company}, Birleşik Krallık’ta kayıtlı özel bir danışmanlık şirketidir. Tanzanya hükûmetinin bir parçası değiliz ve onun adına hareket etmeyiz. Yalnızca resmî harcı ödeyerek resmî site {official} üzerinden kendiniz de başvurabilirsiniz.',
  'clause.service.title': 'Sizin için yaptıklarımız',
  'clause.service.text': 'Bu siparişteki her yolcu için:',
  'clause.service.1':
    'yanıtları ve belgeleri kontrol eder, neyi düzeltmeniz gerektiğini bildiririz;',
  'clause.service.2':
    'vize başvurusunu hazırlar ve Tanzanya göçmenlik makamına (“yetkili makam”) iletiriz;',
  'clause.service.3': 'resmî vize harcını bu sözleşmedeki fiyatın içinden öderiz;',
  'clause.service.4': 'sizi e-postayla bilgilendirir ve kararı size göndeririz.',
  'clause.no-guarantee.title': 'Söz veremeyeceklerimiz',
  'clause.no-guarantee.text':
    'Kararı yalnızca yetkili makam verir; hangi işlem hızını seçerseniz seçin makamın karar süresi değişmez. Vizenin verileceğini garanti etmeyiz. Vize, sınıra kadar seyahat etmenizi sağlar; ülkeye girip giremeyeceğinize sınırda karar verilir.',
  'clause.your-part.title': 'Sizin yükümlülükleriniz',
  'clause.your-part.text': 'Şunları üstlenirsiniz:',
  'clause.your-part.1': 'her pasaportla örtüşen, doğru ve eksiksiz yanıtlar vermek;',
  'clause.your-part.2':
    'varıştan sonra en az {passportDays} gün, başvurduğunuz gün itibarıyla da en az {passportMonths} ay geçerli olan bir pasaportla seyahat etmek;',
  'clause.your-part.3': 'belge veya düzeltme istediğimizde {days} iş günü içinde yanıt vermek;',
  'clause.your-part.4':
    '{adultAge} yaşından küçük biri için yalnızca anne, baba veya vasi sıfatıyla ya da bunlardan birinin onayıyla başvurmak.',
  'clause.price.title': 'Fiyat ve ödeme',
  'clause.price.text':
    'Bu sözleşmedeki fiyat, resmî vize harcı dâhil, ABD doları cinsinden toplam fiyattır. Bir kez, kredi kartı veya banka kartıyla, ödeme kuruluşumuz aracılığıyla ödersiniz. Kart numaranızı hiçbir zaman görmeyiz ve saklamayız.',
  'clause.cancel.title': 'İptal',
  'clause.cancel.text':
    'Siparişi vermenizden itibaren {hours} saat içinde e-postayla iptal ederseniz ödediğiniz tutarı, {adminFee, plural, =0 {} other {idari ücreti düşerek }}iade ederiz; bunun için:',
  'clause.cancel.1': 'başvurunuzu incelemeye başlamamış ve yetkili makama iletmemiş olmamız;',
  'clause.cancel.2': 'hiçbir belge yüklenmemiş olması;',
  'clause.cancel.3': 'yetkili makama hiçbir ödeme yapılmamış olması;',
  'clause.cancel.4': 'çok acil işlem sipariş etmemiş olmanız gerekir.',
  'clause.refund.title': 'İsteyebileceğiniz iadeler',
  'clause.refund.text':
    'İadeyi ödemeden itibaren {days} gün içinde talep edin. Şu durumların her birini inceleriz:',
  'clause.refund.1': 'ödeme yapmış olmanız ve başvuruyu henüz işleme almamış olmamız;',
  'clause.refund.2': 'aynı sipariş için iki kez ödeme yapmış olmanız;',
  'clause.refund.3': 'bizden kaynaklanan teknik bir arıza nedeniyle hizmeti verememiş olmamız.',
  'clause.no-refund.title': 'İade edilmeyenler',
  'clause.no-refund.text':
    'İki kez alınan bir ödeme her zaman iade edilir; gecikmemiz hâlinde iade etmeyi taahhüt ettiğimiz hız ek ücreti de öyle. Bunların dışında şu durumlarda iade yapılmaz:',
  'clause.no-refund.1':
    'çok acil işlemde ({hours} saat), bizden kaynaklanan teknik bir arıza hizmeti vermemizi engellemedikçe;',
  'clause.no-refund.2': 'başvuru yetkili makama iletildikten sonra;',
  'clause.no-refund.3': 'yanıtlar veya belgeler yanlış, sahte ya da eksikse;',
  'clause.no-refund.4': 'yetkili makam vizeyi reddederse;',
  'clause.no-refund.5': 'başvuruyu işleme almamızdan sonra iptal ederseniz.',
  'clause.refund-course.title': 'İadeler nasıl yapılır',
  'clause.refund-course.text':
    'Adınızı ve soyadınızı, pasaport numaranızı, ödeme referansını ve gerekçenizi bize e-postayla bildirin. Ardından:',
  'clause.refund-course.1':
    '{replyDays} iş günü içinde yanıt verir, incelememizi {reviewDays} iş günü içinde tamamlarız;',
  'clause.refund-course.2':
    'sizden belge istersek {answerDays} iş günü içinde göndermeniz gerekir, aksi hâlde iade hakkınız düşer;',
  'clause.refund-course.3':
    'onaylanan iade, {apart, plural, =0 {} other {{leastDays} ila }}{mostDays} iş günü içinde ödeme yaptığınız karta yapılır;',
  'clause.refund-course.4':
    '{adminFee, plural, =0 {idari ücret kesmeyiz.} other {ödeme masrafları, personel zamanı ve döviz dönüşümü için sipariş başına bir kez, en az {adminFee} ABD doları tutarında idari ücret keseriz. Ödeme iki kez alınmışsa, kusur bizdeyse veya geciktiysek idari ücret kesmeyiz.}}',
  'clause.chargeback.title': 'Ters ibraz (chargeback)',
  'clause.chargeback.text':
    'Bir ödemede sorun varsa önce bize e-posta gönderin. Bir ödemeye haklı bir neden olmadan banka nezdinde itiraz edilirse bu sözleşmeyi ve siparişin kayıtlarını sunarak yanıt veririz.',
  'clause.data.title': 'Kişisel veriler',
  'clause.data.text':
    'Verilerinizi yalnızca bu sipariş için kullanırız. Başvuru verilerini en fazla {applicationYears} yıl, ödeme kayıtlarını en fazla {paymentYears} yıl, yazışmaları en fazla {correspondenceYears} yıl saklarız. Talep etmeniz hâlinde, kanunen saklamak zorunda olmadığımız verileri {erasureDays} gün içinde siler veya anonim hâle getiririz. Verileriniz açığa çıkarsa size {breachHours} saat içinde bildiririz.',
  'clause.force-majeure.title': 'Mücbir sebepler',
  'clause.force-majeure.text':
    'Devlet sistemlerindeki kesintiler, doğal afetler, internet kesintileri veya toplumsal olaylar nedeniyle oluşan gecikme ve aksamalardan sorumlu değiliz.',
  'clause.liability.title': 'Sorumluluk ve talepler',
  'clause.liability.text':
    'Sorumluluğumuz, talepten önceki {months} ay içinde bize ödediğiniz ücretlerle sınırlıdır. Talepler, dayanağını öğrenmenizden itibaren {claimYears} yıl, her hâlükârda olaydan itibaren {actYears} yıl içinde ileri sürülmelidir. Buradaki hiçbir hüküm, kanunun sınırlanmasına izin vermediği hakları sınırlamaz.',
  'clause.law.title': 'Uygulanacak hukuk ve yetkili mahkeme',
  'clause.law.text':
    'Ticari uyuşmazlıklara {law}, göçmenlik konularına Tanzanya hukuku uygulanır. Uyuşmazlıklar {place} veya Darüsselam mahkemelerinde görülür.',
  'clause.signature.title': 'Elektronik imza',
  'clause.signature.text':
    'Çizdiğiniz imza, atıldığı tarih ve saat ile gönderildiği IP adresi bu sözleşmeyle birlikte saklanır. Aşağıdaki kontrol kodu bunların tümünden hesaplanır: tek bir harf değişse kod da değişirdi.',
  'signature.title': 'İmza',
  'signature.signedBy': 'İmzalayan',
  'signature.signedAt': 'Tarih ve saat',
  'signature.networkAddress': 'IP adresi',
  'signature.agreement': 'Sözleşme numarası',
  'signature.accepted': 'Kabul edilen metinler',
  'signature.acceptedTexts': 'Hizmet Koşulları ve Gizlilik Politikası, {date} tarihli sürüm',
  'signature.rules': 'Fiyat ve koşulların sürümü',
  'signature.alt': 'İmza: {name}',
  'check.title': 'Kontrol kodu (SHA-256)',
  'check.text': 'Herkes şu adreste kontrol edebilir:',
  'footer.page': 'Sayfa {page} / {pages}',
  'footer.company':
    '{company} özel bir danışmanlık şirketidir ve hiçbir devlet kurumunun parçası değildir.',
  'mark.alt': '{company}',
}
