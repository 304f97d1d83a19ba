import type { Dictionary } from '../index.ts'

export const home: Dictionary['home'] = {
  title: 'İnternetten Tanzanya vizesi: başvurun, ödeyin, takip edin · {company}',
  description:
    'Dört kolay adımda Tanzanya vizesine başvurun. Bir turistik vize başvurusu, resmî harç ve zorunlu tüm ücretler dâhil {price}.',
  headline: 'Tanzanya vizeniz emin ellerde',
  lead: 'Yanıtlarınızı ve belgelerinizi kontrol eder, başvurunuzu iletir ve sizi her aşamada bilgilendiririz.',
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
  'steps.1.title': 'Seyahatinizi anlatın',
  'steps.1.text':
    'Vizeyi seçin, her yolcunun bilgilerini pasaporttaki gibi girin ve imzalayın. Yanıtlarınız siz ilerledikçe kaydedilir.',
  'steps.2.title': 'Ödeyin, sonra belgeleri ekleyin',
  'steps.2.text':
    'Ödeme kuruluşumuzun güvenli sayfasında kartla ödeyin. Ardından belgelerinizi ekleyin.',
  'steps.3.title': 'Kontrol edip iletiriz',
  'steps.3.text':
    'Her yanıta ve her dosyaya bakar, uymayan bir şey olursa size sorar, her değişiklikte size yazarız.',

  'start.title': 'Nereden başlamak istersiniz?',
  'start.new.title': 'Yeni başvuru',
  'start.new.text':
    'Kendiniz, en fazla {family} kişilik aileniz veya grubunuz için. Ödemeden önce toplam fiyatı görürsünüz; hiçbir ek hizmet önceden seçili değildir.',
  'start.new.action': 'Şimdi başvur',
  'start.status.title': 'Başvuru takibi',
  'start.status.text':
    'Sıranın kimde olduğunu, sonraki adımı ve son tarihini görmek için referans numaranızı ve e-posta adresinizi girin.',

  'blurbs.title': 'Bizden bekleyebilecekleriniz',
  'blurbs.fast.title': 'Tarihi ödemeden önce bilirsiniz',
  'blurbs.fast.text':
    'Bizim işlemimiz {apart, plural, =0 {} other {{least} ila }}{most} iş günü, çok acil işlemi seçerseniz en fazla {hours} saat sürer. Göçmenlik makamının kararı ise resmî olarak yaklaşık {days} gün sürer; bu süreyi kimse kısaltamaz.',
  'blurbs.simple.title': 'Kolay',
  'blurbs.simple.text':
    'Sade bir dille dört adım, her alanın yanında yardım. Ara verip daha sonra, başka bir cihazda da devam edebilirsiniz.',
  'blurbs.secure.title': 'Güvenli',
  'blurbs.secure.text':
    'Gönderdiğiniz her şey şifrelenir, belgeleriniz şifreli olarak saklanır ve kart numaranız bize hiç ulaşmaz.',
  'blurbs.support.title': 'Dilediğiniz saatte yazın',
  'blurbs.support.text':
    'Ekibimiz pazartesiden cumaya {opens}–{closes} arasında (Londra saatiyle) yanıt verir. Başvurunuzu günün her saatinde takip edebilirsiniz.',

  'costs.title': 'Ücret ne kadar?',
  'costs.lead': 'Normal hızda bir turistik vize. Sonradan ücret eklenmez.',
  'costs.caption': 'Bir turistik vize başvurusunun kalem kalem fiyatı',
  'costs.item': 'Kalem',
  'costs.goesTo': 'Kime ödenir',
  'costs.amount': 'Tutar',
  'costs.authority': 'Resmî vize harcı',
  'costs.preparation': 'Başvurunuzun hazırlanması ve iletilmesi',
  'costs.processing': 'İşlem ücreti',
  'costs.document': 'Belge kontrolü ve iletim',
  'costs.to.authority': 'göçmenlik makamına',
  'costs.to.us': 'bize, hizmetimiz için',
  'costs.total': 'Toplam',
  'costs.more': 'Diğer vizeler, hızlar ve ek hizmetler',
  'costs.visa': 'Vize, kişi başı',
  'costs.visa.tourist': 'Turistik, {days} gün',
  'costs.visa.tourist_multiple': 'Turistik, çok girişli, {days} gün',
  'costs.visa.business': 'Ticari, {days} gün',
  'costs.visa.transit': 'Transit, {days} gün',
  'costs.visa.share': 'bunun resmî harç kısmı',
  'costs.processing.steps':
    'İşlem ücreti her başvuru için bir kez ödenir ve kişi sayısına bağlıdır: bir kişi için {one}, {from} kişiden itibaren {last}.',
  'costs.processing.flat': 'İşlem ücreti her başvuru için bir kez ödenir: {one}.',
  'costs.urgent': 'Acil işlem {amount} ekler.',
  'costs.super_urgent': 'Çok acil işlem {amount} ekler.',
  'costs.insurance':
    'Seyahat sigortası, isteğe bağlı: kişi başı {amount}. Zanzibar’ın istediği giriş sigortasının yerine geçmez.',
  'costs.esim': 'eSIM, isteğe bağlı: kişi başı {amount}.',

  'questions.title': 'Sorular',
  'questions.long.q': 'Ne kadar sürer?',
  'questions.long.a':
    'Karar genellikle her şey bize ulaştıktan {spread, plural, =0 {} other {{from}–}}{to} gün sonra çıkar. Bizim işlemimiz normal hızda {apart, plural, =0 {} other {{least} ila }}{most} iş günü, daha hızlı bir seçenekte daha kısa sürer. Göçmenlik makamının kararı ardından yaklaşık {days} gün, pasaportunuz başvuruları ikinci bir birime gönderilen ülkelerden birine aitse yaklaşık {referral} gün sürer. Sizin için geçerli tarihi görmek üzere sayfanın başında pasaportunuzu ve varış tarihinizi seçin.',
  'questions.sure.q': 'Vizenin verileceği kesin mi?',
  'questions.sure.a':
    'Hayır. Kararı yalnızca göçmenlik makamı verir. Biz başvurunuzun eksiksiz ve tutarlı olmasını sağlar, bir kural engel oluyorsa bunu ödemeden önce size söyleriz.',
  'questions.direct.q': 'Siz olmadan başvurabilir miyim?',
  'questions.direct.a':
    'Evet, resmî sitede, yalnızca resmî harcı ödeyerek. Hizmetimiz, başvurusunu birinin kontrol etmesini, iletmesini ve takip etmesini isteyenler içindir.',
  'questions.need.q': 'Herkesin vize alması gerekiyor mu?',
  'questions.need.a':
    '{count, plural, =0 {Evet.} other {Hayır. # ülkenin vatandaşları vizesiz seyahat edebilir.}} Sayfanın başında pasaportunuzu seçin; herhangi bir ödeme yapmadan hemen öğrenirsiniz.',
  'questions.documents.q': 'Hangi belgeler gerekli?',
  'questions.documents.a':
    'Varışınızdan sonra en az {days} gün geçerli bir pasaport ve turistik vize için şu belgeler: {documents}. Diğer vize türleri için başka belgeler gerekebilir.',
  'questions.children.q': 'Çocukların ayrı başvurusu gerekiyor mu?',
  'questions.children.a':
    'Evet, bir yaşını doldurmuş her çocuk kendi pasaportuyla başvurur. Bir yaşından küçük bebek için {contact}. Bir aile başvurusu en fazla {family} kişiyi kapsar; iletişim kişisi ve ödeme ortaktır.',
  'questions.children.link': 'bize yazın',

  'fee.title': '{service} hizmet bedelimizin karşılığı',
  'fee.1': 'Bir çalışanımız her yanıtı pasaportunuzla karşılaştırır ve her dosyaya bakar.',
  'fee.2':
    'Başvurunuzu göçmenlik makamının sitesine girer ve normal hızda en geç {most} iş günü içinde iletiriz.',
  'fee.3':
    'Makamın sorularını sizinle birlikte yanıtlar, her değişiklikte size e-posta göndeririz.',
  'fee.4': 'Yanıtlarınızı ve dosyalarınızı şifreli olarak saklar, istediğinizde sileriz.',
  'fee.refused': 'Vize reddedilirse',
  'fee.refused.text':
    'Kararı yalnızca göçmenlik makamı verir. Vize reddedilirse, iş yapılmış olduğu için, ne resmî harç ne de bizim bedelimiz iade edilir. Bildiklerimizi ve bundan sonra ne yapabileceğinizi size söyleriz.',
  'fee.refund': 'İade',
}
