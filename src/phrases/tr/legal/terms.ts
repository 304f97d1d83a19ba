import { policy } from '#domain/policy.ts'
import type { Company } from '#domain/reference/company.ts'
import type { LegalPage } from '../../legal-page.ts'

const { refundPaymentBusinessDays: payment, claimYears } = policy

export const termsOfService = (company: Company): LegalPage => ({
  title: 'Hizmet Koşulları',
  description: 'Başvurunuzu hazırlayıp ilettiğimizde aramızda geçerli olan sözleşme.',
  dated: 'Ağustos 2025',
  intro: [
    `Bu koşullar, Birleşik Krallık’ta kayıtlı özel bir vize danışmanlığı şirketi olan ${company.legalName} (“biz”) tarafından verilen hizmet için geçerlidir. Koşulları kabul ettiğinizde bizimle bir sözleşme kurmuş olursunuz.`,
    'Tanzanya hükûmeti değiliz ve onunla bağlantımız yoktur. Vize kararını yalnızca yetkili makam verir; vizenin onaylanacağını garanti etmeyiz. [Resmî siteden](official) biz olmadan da başvurabilirsiniz.',
  ],
  sections: [
    {
      id: 'requirements',
      title: '1. Başvuru şartları',
      body: [
        {
          list: [
            `Pasaportunuz, seyahatin başlangıcından itibaren en az ${6} ay geçerlidir ve kullanılmamış bir sayfası vardır.`,
            'Girdiğiniz her bilgi pasaportla örtüşür, doğru ve eksiksizdir.',
            'Belgeleriniz gerçektir, okunaklıdır ve size aittir.',
            `En az ${policy.adultAge} yaşındasınız veya sizin için ebeveyniniz ya da vasiniz başvurur.`,
            'Başkaları için başvuruyorsanız onların onayını almışsınızdır.',
            `Belgelerle ilgili sorularımızı ${policy.documentReplyBusinessDays} iş günü içinde yanıtlarsınız.`,
          ],
        },
      ],
    },
    {
      id: 'prohibitions',
      title: '2. Yasaklar',
      body: [
        'Hizmeti kullanırken şunları yapamazsınız:',
        {
          list: [
            'sahte, değiştirilmiş veya başkasına ait belge sunmak ya da gerçeğe aykırı beyanda bulunmak;',
            'bir kişi için onun bilgisi olmadan başvurmak;',
            'kullanma yetkiniz olmayan bir kartla ödeme yapmak;',
            'sitenin açıklarını yoklamak, siteyi aşırı yüklemek, kopyalamak veya otomatik araçlarla taramak ya da başkalarının verilerine ulaşmak;',
            'hizmeti yazılı onayımız olmadan başkalarına satmak.',
          ],
        },
      ],
    },
    {
      id: 'links',
      title: '3. Üçüncü taraf bağlantıları',
      body: [
        'Sayfalarımızda, resmî vize sitesi dâhil, bizim işletmediğimiz sitelere bağlantılar vardır. Bu sitelerin içeriğinden ve işleyişinden kendileri sorumludur.',
      ],
    },
    {
      id: 'ai',
      title: '4. Yapay zekâ kullanımı',
      body: [
        'Tarihleri, biçimleri ve dosyaları sıradan programlarla kontrol ederiz. Başvuruları insanlar inceler; başvurunuz hakkında yapay zekâ karar vermez, yanıtlarınız ve belgeleriniz yapay zekâ eğitmek için kullanılmaz.',
        'Yapay zekâyla üretilen veya değiştirilen görseller ve evrak, belge sayılmaz: bu yolla üretilmiş veya rötuşlanmış bir vesikalık fotoğraf redde yol açar. İçeriğimizi yazılım eğitmek için toplayamazsınız.',
      ],
    },
    {
      id: 'commercial',
      title: '5. Ticari koşullar',
      body: [
        'Fiyat, imzalayıp ödeme yapmanızdan önce, ABD doları olarak, toplamıyla ve kalem kalem gösterilir. Resmî harcı ve hizmet bedellerimizi içerir; sonradan hiçbir tutar eklenmez. Bankanız kur çevrimi için ücret alabilir.',
        'Ödemeniz onaylanıp belgeleriniz tamamlandığında çalışmaya başlarız. Hazırlık sürelerimiz o andan itibaren, iş günü (pazartesiden cumaya) olarak hesaplanır. Yetkili makamın kendi süresi buna eklenir ve bizim elimizde değildir.',
        'Hizmete hemen başlamamızı talep edersiniz. Tüketicinin cayma hakkı, hizmetin tamamı ifa edildiğinde sona erer; o zamana kadar neyin geri ödeneceği [İade Politikası’nda](refundPolicy) belirtilir.',
      ],
    },
    {
      id: 'suspension',
      title: '6. Askıya alma',
      body: [
        'Kanun bizi buna zorunlu kıldığında, beyanlar veya belgeler gerçeğe aykırı olduğunda, bir ödemeye itiraz edildiğinde veya ödeme çalıntı bir kartla yapıldığında ya da çalışanlarımız tehdit edildiğinde bir başvuruyu durdurabilir veya sonlandırabiliriz. Kanun yasaklamadıkça nedenini size bildiririz.',
      ],
    },
    {
      id: 'disclaimers',
      title: '7. Garanti edilmeyenler',
      body: [
        'Makul özen ve beceriyle çalışmayı taahhüt ederiz. Vizenin verileceğini, yetkili makamın hangi tarihe kadar karar vereceğini veya vize sahibinin sınırda ülkeye kabul edileceğini taahhüt etmeyiz.',
        'Seyahat rezervasyonlarının riski size aittir: vizeyi alana kadar yalnızca değiştirilebilen rezervasyonlar yapın.',
      ],
    },
    {
      id: 'liability',
      title: '8. Sorumluluğun sınırlandırılması',
      body: [
        `Sorumluluğumuz, talebin doğmasından önceki ${policy.liabilityMonths} ay içinde bize ödediğiniz ücretlerle sınırlıdır. Kaybedilen rezervasyonlar veya kâr kaybı gibi dolaylı zararlardan sorumlu değiliz.`,
        'Buradaki hiçbir hüküm, ihmal sonucu ölüm veya bedensel zarardan ya da hileden doğan sorumluluğu veya kanunun sınırlanmasına izin vermediği başka bir sorumluluğu sınırlamaz. Tüketici olarak haklarınız saklıdır.',
      ],
    },
    {
      id: 'indemnification',
      title: '9. Tazmin yükümlülüğü',
      body: [
        'Yanlış bilgi verdiğiniz, sahte belge kullandığınız veya bu koşullara aykırı davrandığınız için biri bize karşı talepte bulunursa, bundan doğan makul masrafları siz karşılarsınız.',
      ],
    },
    {
      id: 'notices',
      title: '10. Bildirimler',
      body: [
        `Size başvurunuzdaki e-posta adresi üzerinden yazarız. Siz bize ${company.email} e-posta adresinden veya şu posta adresinden ulaşırsınız: ${company.legalName}, ${company.address}. E-postayla yapılan bildirim, izleyen iş gününde ulaşmış sayılır.`,
        `Bir kişisel veri ihlali sizin için risk doğurursa bunu size ${policy.breachNoticeHours} saat içinde bildiririz.`,
      ],
    },
    {
      id: 'entire',
      title: '11. Sözleşmenin bütünlüğü',
      body: [
        'Aramızdaki sözleşmenin tamamı; bu koşullardan, fiyatı da içeren imzalı hizmet sözleşmesinden ve [Gizlilik](privacyPolicy), [İade](refundPolicy) ve [Ödeme](paymentPolicy) politikalarından oluşur. Kabul ettiğiniz sürüm başvurunuzla birlikte saklanır. Bir hükmün geçersiz olması diğerlerini etkilemez.',
        'Ticari uyuşmazlıklara Birleşik Krallık hukuku, göçmenlik konularına Tanzanya hukuku uygulanır; Londra veya Darüsselam mahkemeleri yetkilidir. Tüketiciyseniz yaşadığınız ülkenin emredici hükümleri de sizi korur.',
      ],
    },
    {
      id: 'time',
      title: '12. Taleplerin zamanaşımı',
      body: [
        `Bize karşı bir talep, kanunun izin verdiği ölçüde, dayanağını öğrenmenizden itibaren ${claimYears.fromKnowledge} yıl, her hâlükârda fiilin gerçekleşmesinden itibaren ${claimYears.fromAct} yıl geçmesiyle zamanaşımına uğrar.`,
      ],
    },
    {
      id: 'referrals',
      title: '13. Yönlendirmeler',
      body: [
        'Sigorta veya internet bağlantısı gibi hizmetler için başka sağlayıcıların adını verebiliriz. Bunları dikkate almamakta serbestsiniz; hizmet alırsanız sözleşme sizinle onlar arasında kurulur. Biri size bizi tavsiye ettiyse fiyatınız aynı kalır.',
        'Yetkili makam, bazı uyrukların başvurularını genel merkezine gönderir; bu yaklaşık iki ay sürer. Bunu siz ödeme yapmadan önce söyleriz.',
      ],
    },
    {
      id: 'refunds',
      title: '14. İadeler',
      body: [
        `İade, ödemeden sonra ${policy.refundRequestDays} gün içinde e-postayla talep edilir. İnceleme en fazla ${policy.refundReviewBusinessDays} iş günü sürer; onaylanan iade, izleyen ${payment.least} ila ${payment.most} iş günü içinde, ödemeyi yaptığınız yolla size ulaşır. Nelerin iade edilebileceği [İade Politikası’nda](refundPolicy) belirtilir.`,
      ],
    },
  ],
})
