import type { ProductTexts } from '../product-texts.ts'

export const template: ProductTexts = {
  greeting:
    'Merhaba, bize yazdığınız için teşekkür ederiz. Şimdi bakıyorum, birazdan yanıtlayacağım.',
  reference:
    'Başvurunuzun referans numarasını bana yazabilir misiniz? TZ- ile başlar ve ödemenizi onaylayan e-postamızda yer alır.',
  status:
    'Başvurunuzun hangi aşamada olduğunu ve bundan sonra ne olacağını “Durumu sorgula” sayfamızda referans numaranız ve e-posta adresinizle görebilirsiniz.',
  documents:
    'Belgelerinizi, ödemenizi onaylayan e-postamızdaki bağlantıyla ekleyebilirsiniz. Telefonunuzla çekilen bir fotoğraf yeterlidir; dört köşesi de görünmeli ve her satırı okunmalıdır.',
  payment:
    'Bankanız ödemeyi reddetti ve sizden ücret alınmadı. Yanıtlarınız kayıtlı: tekrar deneyebilir veya başka bir kart kullanabilirsiniz.',
  waiting:
    'Başvurunuz göçmenlik makamında. Makam kararını kendi süresi içinde verir, biz bunu hızlandıramayız. Karar çıkar çıkmaz size yazacağız.',
  email: 'Bunu incelemem gerekiyor, size e-postayla yanıt vereceğim. Görüşmeniz burada kalır.',
  closing: 'Sizin için yapabileceğim başka bir şey var mı? Yoksa iyi yolculuklar dilerim.',
  'photo-unusable':
    '{?traveller} adlı yolcunun vesikalık fotoğrafını kullanamıyoruz. Göçmenlik makamı; önden çekilmiş, düz beyaz fonlu, eşit ışıklı ve yüzün tamamının göründüğü yeni bir fotoğraf istiyor.\n\nLütfen yeni bir fotoğraf çekip başvurunuzun sayfasından ekleyin: {link}\nTelefonla çekilmiş bir fotoğraf yeterlidir.',
  'passport-unclear':
    '{?traveller} adlı yolcunun pasaport sayfasının bir bölümü okunmuyor. Lütfen fotoğraflı sayfanın yeni bir görüntüsünü gönderin: dört köşesi de görünsün, parlama olmasın ve en alttaki iki satır dâhil her satır net olsun.\n\nGörüntüyü başvurunuzun sayfasından ekleyebilirsiniz: {link}',
  'passport-expires':
    '{?traveller} adlı yolcunun pasaportunun son geçerlilik tarihi: {?expires}. Tanzanya, varıştan sonra en az 180 gün geçerli bir pasaport istiyor; planladığınız varış tarihi ise {arrival}.\n\nLütfen pasaportu yenileyip yeni pasaportun sayfasının görüntüsüyle bu mesajı yanıtlayın ya da başka bir pasaportla seyahat edilecekse bize bildirin. Başvurunuz o zamana kadar açık kalır.',
  'return-ticket':
    '{reference} numaralı başvurunuzda bir belge eksik: Tanzanya’dan ne zaman ayrılacağınızı gösteren bilet. Yolcuların adları ile tarihin yer aldığı bir rezervasyon onayı yeterlidir; PDF ya da ekran görüntüsü olabilir.\n\nBelgeyi başvurunuzun sayfasından ekleyebilirsiniz: {link}',
  'payment-question':
    '{reference} numaralı başvurunun ödemesiyle ilgili bir sorumuz var. {?day} tarihinde bize {?amount} tutarında bir ödeme ulaştı; ancak bu ödemeyi bir başvuruyla kesin olarak eşleştiremiyoruz.\n\nBu ödemenin size ait olup olmadığını ve kimin adına yapıldığını bize yazabilir misiniz? Lütfen bize hiçbir zaman kart numarası göndermeyin.',
  'extra-days':
    'Göçmenlik makamının {reference} numaralı başvurunuz için birkaç güne daha ihtiyacı var. Kararı artık en geç şu tarihte bekliyoruz: {?day}.\n\nSizin bir şey yapmanız gerekmiyor; karar çıkar çıkmaz size yazacağız. {arrival} tarihli varışınız çok yaklaşırsa lütfen bu mesajı yanıtlayın, birlikte bir çözüm arayalım.',
  'visa-arrived':
    'Vizeniz onaylandı. Şöyle yazdırabilirsiniz:\n\n1. {link} adresini açın; {reference} referans numaranızı ve e-posta adresinizi girin.\n2. Her yolcunun PDF dosyasını indirin; ad ve pasaport numarasının doğru olduğunu kontrol edin.\n3. A4 kâğıda, her yaprağa bir sayfa gelecek şekilde yazdırın. Siyah beyaz olabilir.\n\nÇıktıyı pasaportunuzla birlikte taşıyın: havayolu ve Tanzanya’daki sınır görevlisi sizden isteyecektir. Telefonunuzda da bir kopya bulunması iyi olur.',
  'refund-explained':
    '{reference} numaralı başvuru için size {?amount} iade ettik. Para, ödeme yaptığınız yolla, genellikle aynı karta geri döner.\n\nHesabınızda ne zaman görüneceği bankanıza bağlıdır; iki haftayı bulabilir. O zamana kadar görünmezse bu mesajı yanıtlayın, nerede olduğunu araştıralım.',
  supplement:
    '{reference} numaralı başvuru için istediğiniz değişiklik {?amount} daha fazla tutuyor.\n\nDeğişikliği başvurunuzun sayfasındaki “Seçimlerinizi değiştirin” bölümünde yapıp farkı orada ödeyebilirsiniz: {link}\n\nÖdeme ulaşır ulaşmaz siparişinizi değiştiririz. O zamana kadar her şey olduğu gibi kalır.',
  'cancellation-explained':
    '{reference} numaralı başvurunun iptalini başvurunuzun sayfasından isteyebilirsiniz: {link}\n\nSiz onaylamadan önce bu sayfa ne kadar iade edeceğimizi gösterir. Göçmenlik makamına henüz bir şey iletilmemişse bu tutara resmî vize harcı da dâhildir; başvuru iletildikten sonra makam harcı iade etmez. Siz onaylayana kadar hiçbir şey değişmez.',
  'contact-asked':
    '{reference} numaralı başvuru hakkında size ulaşmak istiyoruz ama elimizdeki iletişim bilgileriyle ulaşamıyoruz.\n\nLütfen ülke koduyla birlikte bir telefon numarası ve size uygun saatleri yazarak yanıt verin. Daha sık baktığınız başka bir e-posta adresiniz varsa onu da gönderin.',
}
