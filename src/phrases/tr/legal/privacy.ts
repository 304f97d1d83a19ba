import { cookieLife } from '#domain/cookie.ts'
import { unknownEmailDays } from '#domain/mail/received-email.ts'
import { policy, termsVersion } from '#domain/policy.ts'
import { postalOf } from '#domain/reference/company.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { spanIn } from '../../span.ts'

const { retentionYears: years, rightsReplyMonths: reply } = policy
const span = spanIn('tr')

export const privacyPolicy = (company: LegalFacts): LegalPage => ({
  title: 'Gizlilik Politikası',
  description:
    'Tanzanya vizesi başvurusu için hangi verileri neden topladığımız, kimlerin gördüğü, ne kadar sakladığımız ve nasıl sildirebileceğiniz.',
  dated: `Son güncelleme: ${formatDay(termsVersion, 'tr')}`,
  intro: [
    `Bize pasaport bilgilerinizi, adresinizi ve seyahat planınızı veriyorsunuz. Bu sayfa, ${company.legalName} şirketinin bunlarla ne yaptığını ve bizden neler isteyebileceğinizi açık bir dille anlatır.`,
  ],
  sections: [
    {
      id: 'who',
      title: 'Veri sorumlusu',
      body: [
        `Birleşik Krallık Genel Veri Koruma Tüzüğü (Birleşik Krallık GDPR’ı) ve 2018 tarihli Veri Koruma Kanunu (Data Protection Act 2018) kapsamında kişisel verilerinizin veri sorumlusu şudur: ${postalOf(company)}. Özel bir danışmanlık şirketiyiz, Tanzanya hükûmetinin bir parçası değiliz.`,
        'Verilerinizle ilgili sorularınız için [e-posta adresimize](email) yazın veya [iletişim sayfasına](contact) bakın.',
      ],
    },
    {
      id: 'what',
      title: 'Hangi verileri topluyoruz',
      body: [
        'Yalnızca vize başvurusu ve başvurunun güvenliği için gerekenleri:',
        {
          list: [
            'İletişim: ad soyad, e-posta adresi, telefon numarası ve seçerseniz bir mesajlaşma uygulaması ile oradaki kullanıcı adınız.',
            'Her yolcu: ad ve soyad, doğum tarihi ve yeri, uyruk, cinsiyet, meslek, pasaportun numarası, tarihleri ve veren ülke, ev adresi, seyahat tarihleri, giriş noktası, kalınacak yer, yol arkadaşı.',
            'Belgeler: vesikalık fotoğraf, pasaportun fotoğraflı sayfası, biletler; transit ve ticari vizelerde ek belgeler.',
            'Sözleşme: imzanız, imzalandığı tarih ve saat, gönderildiği IP adresi ve belgenin kontrol kodu.',
            'Ödeme: tutar, zaman, sonuç ve ödeme kuruluşunun verdiği referans. Kart numaranız yalnızca ödeme kuruluşuna gider; biz hiçbir zaman görmeyiz.',
            'Yazışmalar: bize sohbetten, başvurunuzun sayfasından veya e-postayla yazdıklarınız, birlikte gönderdiğiniz dosyalar ve verdiğimiz yanıtlar. Size gönderdiğimiz e-postaları, bağlantılarındaki gizli anahtarlar olmadan, gönderildikleri hâliyle saklarız.',
            'Sohbet: yazdığınız web sitesi ve sayfa, verdiyseniz yanıtlarımıza ilişkin değerlendirmeniz.',
            'Teslim: e-postalarımızın size ulaşıp ulaşmadığı, ulaşmadıysa posta sunucusunun bildirdiği neden. E-postaları açıp açmadığınızı izlemeyiz.',
            'Bildirimler, açarsanız: tarayıcınızın bildirim hizmetinin o tarayıcı için bize verdiği adres ve anahtarlar ile tarayıcının dili.',
            'Mesajlaşma uygulaması, oradan haber isterseniz veya bize oradan yazarsanız: numaranız veya hesabınız, oradaki adınız, yazıp gönderdikleriniz, mesajlarımızın ulaşıp ulaşmadığı ve okunup okunmadığı.',
            'Teknik veriler: her isteğin IP adresi ve tarayıcı türü; kötüye kullanımı önlemek için kısa bir süre saklanır.',
          ],
        },
      ],
    },
    {
      id: 'children',
      title: 'Başka kişiler ve reşit olmayanlar',
      body: [
        'Başkaları için başvuruyorsanız, onların bundan haberdar olduğunu ve buna onay verdiğini beyan edersiniz.',
        `${policy.adultAge} yaşından küçüklerin verilerini annesi, babası veya vasisi girer ya da veriler bunlardan birinin onayıyla girilir. Reşit olmayanlardan doğrudan hiçbir bilgi istemeyiz.`,
      ],
    },
    {
      id: 'why',
      title: 'Hangi amaçla ve hangi hukuki sebebe dayanarak',
      body: [
        {
          head: ['Amaç', 'Hukuki sebep'],
          rows: [
            [
              'Başvurunuzu hazırlamak, kontrol etmek ve iletmek; hangi aşamada olduğunu size bildirmek',
              'Sizinle yaptığımız sözleşme',
            ],
            [
              'Ödeme almak, iade yapmak, muhasebe kayıtlarını tutmak',
              'Sözleşme; hukuki yükümlülük',
            ],
            [
              'Hizmeti ve yolcuları dolandırıcılığa ve kötüye kullanıma karşı korumak; taleplere karşı savunma yapmak',
              'Güvenli bir hizmet sunmaktaki meşru menfaatimiz',
            ],
            [
              'Tamamlanmamış bir başvuruyu hatırlatmak (hatırlatmaları durdurabilirsiniz)',
              'Meşru menfaat',
            ],
            [
              'Yazdıklarınızı yanıtlamak ve gönderdiğiniz dosyaları başvurunuza eklemek',
              'Sözleşme; sözleşmeden önce, talebiniz üzerine attığımız adımlar',
            ],
            [
              'E-postalarımızın size ulaşıp ulaşmadığını öğrenmek',
              'Size ulaşmaktaki meşru menfaatimiz',
            ],
            ['Açmanız hâlinde cihazınıza gelen bildirimler', 'Rızanız'],
            [
              'İstemeniz hâlinde mesajlaşma uygulamanıza gönderilen haberler ve yanıtlar',
              'Rızanız; geri almak için oradan STOP yanıtını verin veya Başvurum sayfasında bağlantıyı kesin',
            ],
            ['Açmanız hâlinde analitik ve pazarlama çerezleri', 'Rızanız'],
          ],
        },
        'Hakkınızda hiçbir karar yalnızca otomatik yollarla verilmez. Veri satmayız; yanıtlarınızı ve belgelerinizi yazılım eğitmek için kullanmayız.',
      ],
    },
    {
      id: 'who-sees',
      title: 'Verileriniz kimlere ulaşır',
      body: [
        {
          list: [
            'Başvurunuzu ilettiğimiz Tanzanya göçmenlik makamına.',
            'Kartla ödemenizi alan ödeme kuruluşuna.',
            'Bizim için sunucu, depolama ve e-posta hizmeti veren, sözleşmeyle talimatlarımıza uymayı üstlenmiş hizmet sağlayıcılara.',
            'Bildirimleri açarsanız, tarayıcınızı üreten şirketin bildirim hizmetine. İlettiği her şey şifrelidir.',
            'İstediğiniz mesajlaşma hizmetine: WhatsApp’a (Meta), Telegram’a veya bizim adımıza SMS gönderen kuruluşa. Bu hizmet numaranızı veya hesabınızı, referans numaranız ve bir bağlantıyla kısa haberlerimizi, yanıtlarımızı, oradan gönderdiğiniz mesaj ve dosyaları alır; bunları kendi koşullarına göre de işler. Oraya pasaport numarası, doğum tarihi veya belge göndermeyiz.',
            'Görevi gereği erişmesi gereken, her birinin kendi hesabı olan çalışanlarımıza.',
            'Kanunen zorunlu olduğumuzda mahkemelere, polise veya denetim makamlarına.',
          ],
        },
      ],
    },
    {
      id: 'abroad',
      title: 'Yurt dışına aktarım',
      body: [
        'Bir vize başvurusunun Tanzanya’ya ulaşması gerekir. Bu aktarım, sizinle yaptığımız sözleşmenin ifası için zorunludur (Birleşik Krallık GDPR’ı, madde 49(1)(b)). Birleşik Krallık dışındaki diğer hizmet sağlayıcılardan yalnızca bir yeterlilik kararı veya Bilgi Komiserinin (Information Commissioner) standart sözleşme hükümleri varsa yararlanırız. Bir mesajlaşma hizmeti, mesajları bu güvenceler olmadan Birleşik Krallık dışında işleyebilir; ondan yalnızca açık rızanızla yararlanırız (Birleşik Krallık GDPR’ı, madde 49(1)(a)).',
      ],
    },
    {
      id: 'how-long',
      title: 'Ne kadar süre saklıyoruz',
      body: [
        {
          head: ['Veri', 'En uzun saklama süresi'],
          rows: [
            ['Belgeler dâhil, vize başvurusunun verileri', span(years.application, 'year')],
            ['Ödeme kayıtları', span(years.payment, 'year')],
            [
              'Yazışmalar: gelen ve giden e-postalar, sohbet, mesajlaşma uygulaması ve birlikte gönderilen dosyalar',
              span(years.correspondence, 'year'),
            ],
            [
              'Hiçbir başvuruya veya görüşmeye ait olmayan e-postalar',
              span(unknownEmailDays, 'day'),
            ],
            ['Sohbette seçip göndermediğiniz dosyalar', span(1, 'day')],
            ['Tarayıcınızın bildirim adresi', span(cookieLife.ownApplicationDays, 'day')],
            ['Tamamlamadığınız bir başvurunun yanıtları', span(policy.draftDays, 'day')],
          ],
        },
        `Talep etmeniz hâlinde, kanunen saklamak zorunda olmadığımız verilerinizi ${span(policy.erasureDays, 'day')} içinde siler veya anonim hâle getiririz.`,
      ],
    },
    {
      id: 'rights',
      title: 'Haklarınız',
      body: [
        'Verilerinizin bir kopyasını isteyebilir; düzeltilmesini, silinmesini veya işlenmesinin kısıtlanmasını talep edebilir; kullanılmasına itiraz edebilir; verilerinizi başka hizmetlerin okuyabileceği bir biçimde alabilir ve verdiğiniz rızayı dilediğiniz zaman geri çekebilirsiniz.',
        `${span(reply.usual, 'month')} içinde yanıt veririz. Karmaşık taleplerde kanun bize en fazla ${span(reply.extended, 'month')} tanır; bu durumda size ilk süre dolmadan bilgi veririz. Talepleriniz ücretsizdir.`,
        'Verilerinizi başka birinin ele geçirmemesi için kimliğinizi doğrulamanızı isteyebiliriz.',
      ],
    },
    {
      id: 'security',
      title: 'Verilerinizi nasıl koruyoruz',
      body: [
        `Bağlantılar şifrelenir, belgeler şifrelenerek saklanır ve çalışanlar yalnızca görevlerinin gerektirdiğini görür. Bir veri ihlali sizin için risk doğurursa, ihlali öğrenmemizden itibaren ${span(policy.breachNoticeHours, 'hour')} içinde size ve denetim makamına bildiririz. Ayrıntılar [Güvenlik Politikası](securityPolicy) sayfasındadır.`,
      ],
    },
    {
      id: 'cookies',
      title: 'Çerezler',
      body: [
        'Bir çerez, aynı tarayıcının kendi başvurusuna geri dönmesini sağlar. Geri kalan her şey [Çerez Politikası](cookiePolicy) sayfasında anlatılır.',
      ],
    },
    {
      id: 'complaints',
      title: 'Şikâyetler',
      body: [
        'Lütfen önce bize bildirin: çoğu sorun hızla çözülebilir. Ayrıca Birleşik Krallık Bilgi Komiserliğine (Information Commissioner’s Office, ico.org.uk) veya yaşadığınız yerdeki veri koruma makamına da şikâyette bulunabilirsiniz.',
      ],
    },
    {
      id: 'changes',
      title: 'Bu sayfadaki değişiklikler',
      body: [
        'Bu politikayı değiştirdiğimizde sayfanın başındaki tarih değişir. Devam eden bir başvuru için, kanun aksini öngörmedikçe, kabul ettiğiniz sürüm geçerli kalır.',
      ],
    },
  ],
})
