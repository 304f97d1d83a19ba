import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { spanIn } from '../../span.ts'

export const paymentPolicy = (company: LegalFacts, rules: Rules): LegalPage => ({
  title: 'Ödeme Politikası',
  description: 'Fiyatlar, para birimi, ödeme yolları ve ödemenizin nasıl işlendiği.',
  dated: `Yürürlük tarihi: ${formatDay(company.effective, 'tr')}`,
  intro: [],
  sections: [
    {
      id: 'price',
      title: 'Fiyat',
      body: [
        'İmzalamadan ve ödemeden önce toplam fiyatı kalem kalem görürsünüz. Fiyata resmî vize harcı ve hizmet bedelimiz dâhildir. Hiçbir seçenek önceden seçili değildir, sonradan hiçbir şey eklenmez. Güncel fiyatlar [ana sayfada](home) yer alır.',
        'Fiyat, ödeme yaptığınızda kesinleşir. Siz başladıktan sonra değiştiyse yeni fiyatı gösterir ve yeniden onayınızı alırız.',
      ],
    },
    {
      id: 'currency',
      title: 'Para birimi',
      body: [
        'Tüm fiyatlar ABD doları (USD) cinsindendir. Kartınız başka bir para birimindeyse döviz dönüşümünü bankanız yapar ve bunun için ücret alabilir.',
      ],
    },
    {
      id: 'ways',
      title: 'Ödeme yolları',
      body: [
        'Yaygın kullanılan tüm kredi kartları ve banka kartlarıyla ödeyebilirsiniz. Ödemeyi, PCI DSS sertifikalı ödeme kuruluşumuzun güvenli sayfasında yaparsınız; kart numaranız bize hiç ulaşmaz.',
      ],
    },
    {
      id: 'moment',
      title: 'Ödemenin alındığı an',
      body: [
        'Tutar, ödeme kuruluşunun sayfasında onay verdiğinizde bir kez çekilir. Başvurunuz, ödeme kuruluşu ödemeyi bize doğruladıktan sonra işleme alınır. Ardından referans numaranızı ve tutarı bildiren bir e-posta alırsınız.',
      ],
    },
    {
      id: 'failed',
      title: 'Başarısız ve iptal edilen ödemeler',
      body: [
        'Sizden ücret alınmaz ve yanıtlarınız saklanır. Aynı kartla veya başka bir kartla yeniden deneyin. Bankanızda bir provizyon görünüyorsa birkaç gün içinde kendiliğinden kalkar.',
      ],
    },
    {
      id: 'twice',
      title: 'İki kez ödeme',
      body: [
        'Bir başvuru için bir kez ödeme yapılır. Buna rağmen ikinci bir ödeme ulaşırsa tamamı kesintisiz iade edilir.',
      ],
    },
    {
      id: 'refunds',
      title: 'İade ve iptal',
      body: [
        `[İade Politikası](refundPolicy) geçerlidir. Bir sipariş, hiçbir işlem başlamamışsa ${spanIn('tr')(rules.refund.cancellationHours, 'hour')} içinde iptal edilebilir.`,
      ],
    },
    {
      id: 'questions',
      title: 'Ödemeyle ilgili sorular',
      body: [
        `Referans numaranızı belirterek [${company.email}](email) adresine yazın. Kart numarasını hiçbir zaman göndermeyin. Ödeme itirazlarının ve 3-D Secure’un nasıl işlediği [Ödeme, Ters İbraz ve 3D Secure Politikası](chargebackPolicy) metninde anlatılır.`,
      ],
    },
  ],
})
