import type { Dictionary } from '../index.ts'

export const home: Dictionary['home'] = {
  title: 'İnternetten Tanzanya vizesi: başvuru ve takip · {company}',
  description:
    'Dört kolay adımda Tanzanya vizesine başvurun. Bir turistik vize başvurusu, resmî harç ve zorunlu tüm ücretler dâhil {price}.',
  headline: 'Tanzanya vizeniz emin ellerde',
  lead: 'Yanıtlarınızı ve belgelerinizi kontrol eder, başvurunuzu iletir, hangi aşamada olduğunu size bildiririz.',
  'price.words':
    'bir turistik vize başvurusu için, her şey dâhil: {authority} resmî harç, {service} hizmet bedelimiz',
  apply: 'Şimdi başvur',
  'scene.pause': 'Görselleri duraklat',
  'scene.play': 'Görselleri oynat',

  'reference.label': 'Başvurdunuz mu? Referans numaranız',
  'reference.placeholder': 'TZ-123456',
  'reference.button': 'Durumu sorgula',
  'reference.blank': 'Devam etmek için referans numaranızı yazın.',

  'notice.short':
    'Özel bir şirketiz, devlet kurumu değiliz; {official} resmî sitesinden de başvurabilirsiniz.',
  'notice.title': 'Devlet kurumu değil, özel bir şirket',
  'notice.text':
    '{company} özel bir danışmanlık şirketidir. Tanzanya hükûmetiyle bir bağlantımız yoktur. {official} resmî sitesinden, biz olmadan ve bizim ücretlerimizi ödemeden de başvurabilirsiniz.',

  'steps.title': 'Nasıl işliyor?',
  'steps.lead':
    'Pasaportunuz yanınızda olsun. Dilediğiniz yerde ara verip sonra devam edebilirsiniz.',
  'steps.1.title': 'Seyahatinizi anlatın',
  'steps.1.text':
    'Vizeyi seçin, her yolcunun bilgilerini pasaporttaki gibi girin ve imzalayın. Yanıtlarınız siz ilerledikçe saklanır.',
  'steps.2.title': 'Ödeyin, sonra belgeleri ekleyin',
  'steps.2.text':
    'Ödeme kuruluşumuzun güvenli sayfasında kartla ödeyin. Ardından bir fotoğraf, pasaport sayfasını ve biletinizi ekleyin.',
  'steps.3.title': 'Kontrol edip iletiriz',
  'steps.3.text':
    'Her alana ve her dosyaya bakar, uymayan bir şey olursa sorar, her değişiklikte size yazarız.',

  'start.title': 'Nereden başlamak istersiniz?',
  'start.new.title': 'Yeni başvuru',
  'start.new.text':
    'Kendiniz, en fazla {family} kişilik aileniz veya grubunuz için. Ödemeden önce toplam fiyatı görürsünüz; hiçbir seçenek önceden işaretli değildir.',
  'start.new.action': 'Şimdi başvur',
  'start.status.title': 'Başvuru takibi',
  'start.status.text':
    'Referans numaranız ve e-posta adresinizle sıranın kimde olduğunu, sonraki adımı ve son tarihini görürsünüz.',

  'blurbs.title': 'Bizden bekleyebilecekleriniz',
  'blurbs.fast.title': 'Hızlı',
  'blurbs.fast.text':
    'Bizim işlemimiz {least} ila {most} iş günü, çok acil seçeneğinde en fazla {hours} saat sürer; en hızlı hizmetimiz bir saattir. Ardından yetkili makam kendi süresini kullanır: resmî olarak yaklaşık {days} gün. Bu süreyi kimse kısaltamaz.',
  'blurbs.simple.title': 'Kolay',
  'blurbs.simple.text':
    'Sade bir dille dört adım, her alanın yanında yardım. Ara verip daha sonra, başka bir cihazda da devam edebilirsiniz.',
  'blurbs.secure.title': 'Güvenli',
  'blurbs.secure.text':
    'Her şey şifrelenerek iletilir, belgeler şifrelenerek saklanır ve kart numaranız bize hiç ulaşmaz.',
  'blurbs.support.title': '7/24 bize yazın',
  'blurbs.support.text':
    'Bize istediğiniz saatte yazın, başvurunuzu günün her saatinde takip edin. Ekibimiz pazartesiden cumaya {opens}–{closes} arasında yanıt verir.',

  'costs.title': 'Ücret ne kadar?',
  'costs.lead':
    'Bir kişi için, normal hızda bir turistik vize başvurusu. Toplam fiyat budur: sonradan ücret eklenmez.',
  'costs.caption': 'Bir turistik vize başvurusunun kalem kalem fiyatı',
  'costs.item': 'Kalem',
  'costs.goesTo': 'Alıcı',
  'costs.amount': 'Tutar',
  'costs.authority': 'Resmî vize harcı',
  'costs.preparation': 'Başvurunuzun hazırlanması ve iletilmesi',
  'costs.processing': 'İşlem ücreti',
  'costs.document': 'Belge kontrolü ve iletme',
  'costs.to.authority': 'yetkili makam',
  'costs.to.us': 'biz, hizmetimiz için',
  'costs.total': 'Toplam',
  'costs.more': 'Diğer vizeler, hızlar ve ek hizmetler',
  'costs.visa': 'Vize, kişi başı',
  'costs.visa.tourist': 'Turistik, {days} gün',
  'costs.visa.tourist_multiple': 'Turistik, çok girişli, {days} gün',
  'costs.visa.business': 'Ticari, {days} gün',
  'costs.visa.transit': 'Transit, {days} gün',
  'costs.visa.share': 'bunun resmî harç kısmı',
  'costs.extras':
    'İşlem ücreti her başvuru için bir kez ödenir: bir kişi için {one}; gruplarda daha düşüktür ve on kişiden itibaren {ten} olur. Acil işlem {urgent}, çok acil işlem {super} ekler. Seçerseniz, kişi başı: seyahat sigortası {insurance}, eSIM {esim}. Bizim sigortamız, Zanzibar’ın zorunlu giriş sigortasının yerine geçmez.',

  'questions.title': 'Sorular',
  'questions.long.q': 'Ne kadar sürer?',
  'questions.long.a':
    'Karar genellikle her şey bize ulaştıktan {from}–{to} gün sonra gelir. İki süre toplanır: bizimki, normal hızda {least} ila {most} iş günü, isterseniz daha hızlı; yetkili makamınki yaklaşık {days} gün, ikinci bir makama gönderdiği pasaportlarda yaklaşık iki ay. Sizin için geçerli günü görmek üzere sayfanın başında pasaportunuzu ve varış tarihinizi seçin.',
  'questions.sure.q': 'Vizenin verileceği kesin mi?',
  'questions.sure.a':
    'Hayır. Kararı yalnızca yetkili makam verir. Biz başvurunuzun eksiksiz ve tutarlı olmasını sağlar, bir kural engel oluşturuyorsa bunu ödemeden önce size söyleriz.',
  'questions.direct.q': 'Siz olmadan başvurabilir miyim?',
  'questions.direct.a':
    'Evet, resmî sitede, yalnızca resmî harcı ödeyerek. Biz, birinin kontrol etmesini, iletmesini ve takip etmesini isteyenler için varız.',
  'questions.need.q': 'Herkesin vize alması gerekiyor mu?',
  'questions.need.a':
    'Hayır. Yaklaşık elli ülkenin vatandaşları vizesiz seyahat eder. Sayfanın başında pasaportunuzu seçin; bilgi girmeden ve ödeme yapmadan hemen öğrenirsiniz.',
  'questions.documents.q': 'Hangi belgeler gerekli?',
  'questions.documents.a':
    'Varışınızdan sonra en az {months} ay geçerli bir pasaport, beyaz fonda bir fotoğraf, pasaport sayfasının görüntüsü ve uçak biletiniz. Transit ve ticari vizeler için iki belge daha gerekir.',
  'questions.children.q': 'Çocukların ayrı başvurusu gerekiyor mu?',
  'questions.children.a':
    'Evet, pasaportu olan herkes için gerekir; bir yaşından itibaren başvurulabilir. Bir yaşından küçük bebek için {contact}. Bir aile başvurusu en fazla {family} kişiyi kapsar; iletişim kişisi ve ödeme ortaktır.',
  'questions.children.link': 'bize yazın',

  'fee.title': '{service} hizmet bedelimizin karşılığı',
  'fee.1': 'Her yanıt pasaportunuzla karşılaştırılır, her dosyayı bir insan açıp inceler.',
  'fee.2':
    'Başvurunuz yetkili makamın sitesine girilir ve normal hızda en geç {most} iş gününde iletilir.',
  'fee.3': 'Yetkili makamın sorularını sizinle birlikte yanıtlar, her değişiklikte size yazarız.',
  'fee.4': 'Yanıtlar ve dosyalar şifreli saklanır, istediğinizde silinir.',
  'fee.refused': 'Vize reddedilirse',
  'fee.refused.text':
    'Kararı yalnızca yetkili makam verir. Ret hâlinde iş yapılmış olduğu için ne resmî harç ne de bizim bedelimiz geri ödenir; bildiklerimizi ve sonrasında ne yapabileceğinizi size söyleriz.',
  'fee.refund': 'İade',
  'fee.refund.text':
    'Biz başlamadığımız sürece, ödemeden sonraki {days} gün içinde, masraflarımız için {fee} düşülerek. İki kez ödenen tutar tamamen geri verilir.',
}
