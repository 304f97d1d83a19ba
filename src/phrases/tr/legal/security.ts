import { policy, termsVersion } from '#domain/policy.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { spanIn } from '../../span.ts'

export const securityPolicy = (company: LegalFacts): LegalPage => ({
  title: 'Güvenlik ve Hukuki Koruma Politikası',
  description:
    'Pasaportunuzun, belgelerinizin ve ödemenizin nasıl korunduğu, bunları kimlerin görebildiği ve bir sorun çıktığında ne yapıldığı.',
  dated: `Yürürlük tarihi: ${formatDay(termsVersion, 'tr')}`,
  intro: [
    'Yanlış ellere geçen bir pasaport yıllarca zarar verir. Uymayı taahhüt ettiğimiz önlemler şunlardır.',
  ],
  sections: [
    {
      id: 'transport',
      title: 'Bize ulaşana kadar',
      body: [
        'Bu siteyle kurulan her bağlantı TLS (SSL, 256 bit) ile şifrelenir. Sayfalar, üçüncü taraf komut dosyalarının çalışmaması için sıkı bir içerik güvenliği politikasıyla sunulur; referans numaranızı içeren sayfalar, nereden gelindiğini başka sitelere bildirmez.',
      ],
    },
    {
      id: 'storage',
      title: 'Bizde saklanırken',
      body: [
        {
          list: [
            'Belgeler şifrelenmiş olarak, hiçbir bilgi içermeyen adlarla saklanır ve hiçbir zaman herkese açık değildir.',
            'Yarım kalan yanıtlar tarayıcınızda değil, sunucuda şifrelenmiş olarak saklanır.',
            'Her dosya kabul edilmeden önce açılıp kontrol edilir; bir fotoğrafın çekildiği yer gibi gizli veriler silinir.',
            'Pasaport numaraları, doğum tarihleri ve e-posta adresleri sistem günlüklerimize yazılmaz.',
          ],
        },
      ],
    },
    {
      id: 'access',
      title: 'Kim neyi görebilir',
      body: [
        'Çalışanlarımızın erişimi rollere göre düzenlenir: herkes yalnızca görevinin gerektirdiğini görür. Yönetim alanına erişim çok adımlı kimlik doğrulamayla korunur ve çalışanların orada yaptığı işlemler kayda geçer.',
        'Kendi başvurunuza, başvuruyu oluşturduğunuz tarayıcıdan veya gizli bir bağlantıyla ulaşırsınız. Referans numarası tek başına hiçbir şeyi açmaz.',
      ],
    },
    {
      id: 'payment',
      title: 'Ödemeler',
      body: [
        'Ödemeyi kartla, PCI DSS sertifikalı bir ödeme kuruluşunun sayfasında, bankanız destekliyorsa 3-D Secure ile yaparsınız. Kart numaraları sunucularımıza hiç ulaşmaz. Tarayıcı ne bildirirse bildirsin, her ödemeyi doğrudan ödeme kuruluşundan doğrularız. Ayrıntılar [Ödeme Politikası](paymentPolicy) sayfasındadır.',
      ],
    },
    {
      id: 'agreement',
      title: 'İmzalı sözleşme',
      body: [
        'Sözleşmeniz; imzanızı, imza zamanını ve bir kontrol kodunu (SHA-256) içeren bir PDF’dir. Sözleşmeyi elinde bulunduran herkes [değiştirilmediğini kontrol edebilir](agreementCheck). Bu, iki tarafı da korur: neyin hangi fiyata kararlaştırıldığı sonradan kanıtlanabilir.',
        'Aynı sayfa [gönderdiğimiz her vizeyi tanır](agreementCheck); böylece sahte bir vize ayırt edilebilir. Dosya, kontrol eden kişinin cihazından hiç çıkmaz.',
      ],
    },
    {
      id: 'incidents',
      title: 'Bir ihlal olursa',
      body: [
        `Bir kişisel veri ihlali sizin için risk doğurursa, ihlali öğrenmemizden itibaren ${spanIn('tr')(policy.breachNoticeHours, 'hour')} içinde size ve Birleşik Krallık Bilgi Komiserliğine (Information Commissioner’s Office) bildiririz. Ne olduğunu, bunun sizin için ne anlama geldiğini ve ne yapmanız gerektiğini açıklarız.`,
      ],
    },
    {
      id: 'fraud',
      title: 'Dolandırıcılık ve sahte siteler',
      body: [
        'E-posta, telefon veya mesajlaşma uygulaması üzerinden hiçbir zaman kart numarası, parola veya kod istemeyiz. E-postalarımızdaki bağlantılar yalnızca bu siteye götürür. Göçmenlik makamının [resmî sitesi](official) ayrı bir sitedir; biz ondan bağımsız özel bir şirketiz.',
        'Sahte belgeleri ve çalıntı kartları polise bildiririz.',
      ],
    },
    {
      id: 'your-part',
      title: 'Size düşenler',
      body: [
        {
          list: [
            'E-postalarımızdaki bağlantıları kimseyle paylaşmayın; bağlantıya sahip olan, sizin yerinize işlem yapabilir.',
            'Ortak kullanılan bir bilgisayarda işiniz bitince tarayıcıyı kapatın.',
            'E-posta hesabınızı koruyun: vizeniz oraya gelir.',
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'Güvenlik açığı bildirme',
      body: [
        `Bir güvenlik açığı bulursanız [${company.email}](email) adresine yazın. Yalnızca kendi verilerinize bakın ve gidermemiz için bize zaman tanıyın; hukuki yollara başvurmaz, size teşekkür ederiz.`,
      ],
    },
    {
      id: 'law',
      title: 'Hukuki koruma',
      body: [
        'Birleşik Krallık Genel Veri Koruma Tüzüğü’ne (Birleşik Krallık GDPR’ı), 2018 tarihli Veri Koruma Kanunu’na (Data Protection Act 2018) ve Tanzanya Kişisel Verilerin Korunması Kanunu’na (Personal Data Protection Act) uyarız. Haklarınız [Gizlilik Politikası](privacyPolicy) metninde, aramızdaki sözleşmenin şartları [Hizmet Koşulları](termsOfService) metninde yer alır.',
      ],
    },
  ],
})
