import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'

export const chargebackPolicy = (company: LegalFacts, rules: Rules): LegalPage => ({
  title: 'Ödeme, Ters İbraz ve 3D Secure Politikası',
  description:
    '3-D Secure’un kartınızı nasıl koruduğu ve bir ödemeye itirazınız varsa yapmanız gerekenler.',
  dated: `Yürürlük tarihi: ${formatDay(company.effective, 'tr')}`,
  intro: [],
  sections: [
    {
      id: '3ds',
      title: '3-D Secure',
      body: [
        'Ödeme yaparken bankanız, uygulamasında veya bir kodla onay vermenizi isteyebilir. Buna 3-D Secure denir (Visa Secure, Mastercard Identity Check ve diğerleri). Ödemeyi kart sahibinin yaptığını gösterir.',
        'Kod bankanıza gider. Onu hiçbir zaman görmeyiz ve sizden istemeyiz. Onay başarısız olursa sizden ücret alınmaz ve yeniden deneyebilirsiniz.',
      ],
    },
    {
      id: 'statement',
      title: 'Hesap özetinizde',
      body: [
        `Ödeme, ${company.legalName} veya ödeme kuruluşumuzun adıyla, ABD doları veya kartınızın para birimi cinsinden görünür.`,
      ],
    },
    {
      id: 'first',
      title: 'Önce bize yazın',
      body: [
        `Bir ödemeyi tanımıyorsanız veya ona itirazınız varsa referans numaranızı belirterek [${company.email}](email) adresine yazın. ${rules.refund.replyBusinessDays} iş günü içinde yanıt veririz. İki kez alınan bir ödemenin ikincisi tamamen iade edilir.`,
      ],
    },
    {
      id: 'chargeback',
      title: 'Ters ibraz (chargeback)',
      body: [
        'Kartınız kötüye kullanıldıysa veya hizmet verilmediyse ters ibraz talep etmek hakkınızdır. Bu durumda bankanız bizden kanıt ister. Şunları sunarız:',
        {
          list: [
            'kontrol kodu ve imza zamanıyla birlikte imzalı sözleşme,',
            'ödemenin ve 3-D Secure onayının kaydı,',
            'başvurunun ve gönderilen e-postaların kaydı.',
          ],
        },
        'Ters ibraz süreci sonuçlanana kadar başvuruyla ilgili çalışmayı durdururuz.',
      ],
    },
    {
      id: 'fraud',
      title: 'Hileli ters ibraz talepleri',
      body: [
        'Kararlaştırıldığı gibi verilmiş bir hizmet için yapılan ters ibraz talebine itiraz ederiz. Talebin hileli olduğu anlaşılırsa tutarı ve masraflarımızı talep edebilir, yeni başvuruları reddedebiliriz.',
      ],
    },
    {
      id: 'stolen',
      title: 'Kartınız kötüye kullanıldıysa',
      body: [
        'Hemen bankanızı arayın ve kartı kapattırın. Ardından bize bildirin: o kartla ödenen başvuruyu durdurur ve başvuruyu kimin yaptığının bulunmasına yardımcı oluruz.',
      ],
    },
    {
      id: 'refunds',
      title: 'İadeler',
      body: [
        'Onaylanan iade, ödeme yaptığınız karta yapılır. Koşullar ve süreler [İade Politikası](refundPolicy) metninde yer alır.',
      ],
    },
  ],
})
