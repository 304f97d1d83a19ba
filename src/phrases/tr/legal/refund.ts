import { toDollars } from '#domain/money/money.ts'
import { ifStated } from '#domain/placeholder.ts'
import { postalOf } from '#domain/reference/company.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { opening, spanIn } from '../../span.ts'

const span = spanIn('tr')

export function refundPolicy(company: LegalFacts, rules: Rules): LegalPage {
  const keepsFee = rules.refund.adminFeeCents > 0
  const { paymentBusinessDays: payment } = rules.refund
  const adminFee = `${toDollars(rules.refund.adminFeeCents)} ABD doları`
  const { law, place } = company
  return {
    title: 'İade Politikası',
    description:
      'Bir ödemenin ne zaman iade edilebileceği, ne zaman edilemeyeceği, iadenin nasıl isteneceği ve ne kadar süreceği.',
    dated: `Yürürlük tarihi: ${formatDay(company.effective, 'tr')}`,
    intro: [],
    sections: [
      {
        id: 'overview',
        title: 'Genel bakış',
        body: [
          'Bir vize danışmanlığı, işinin çoğunu göçmenlik makamı karar vermeden önce yapar. Bu sayfa, ödeme yapmadan önce bilmeniz için hangi ödemeleri iade ettiğimizi açıkça söyler. Tüketici hukukundan doğan haklarınız saklıdır.',
          `İadeyi, ödemeden itibaren ${span(rules.refund.requestDays, 'day')} içinde talep edebilirsiniz.`,
        ],
      },
      {
        id: 'non-refundable',
        title: 'İade yapılmayan durumlar',
        body: [
          'İki kez alınan bir ödeme her zaman iade edilir; gecikmemiz hâlinde iade etmeyi taahhüt ettiğimiz hız ek ücreti de öyle. Bunların dışında şunlar için iade yapılmaz:',
          {
            list: [
              `Çok acil işlem (${span(rules.speeds.super_urgent.most, 'hour')}); bizden kaynaklanan teknik bir arızanın hizmeti vermemizi engellemesi bunun dışındadır.`,
              'Göçmenlik makamına ilettiğimiz bir başvuru.',
              'Yanlış, sahte veya eksik bilgi ya da belge.',
              'Yetkili makamın reddettiği bir vize.',
              'Başvuruyu işleme almamızdan sonra iptal.',
            ],
          },
        ],
      },
      {
        id: 'eligible',
        title: 'İade yapılabilen durumlar',
        body: [
          'İade talebini şu durumlarda inceleriz:',
          {
            list: [
              'ödeme yapmış olmanız ve başvuruyu henüz işleme almamış olmamız;',
              'aynı başvuru için iki kez ödeme yapmış olmanız (ikinci ödemenin tamamı iade edilir);',
              'bizden kaynaklanan teknik bir arıza nedeniyle hizmeti verememiş olmamız.',
            ],
          },
        ],
      },
      {
        id: 'request',
        title: 'İade nasıl talep edilir',
        body: [
          `Şunları [${company.email}](email) adresine yazın:`,
          {
            list: [
              'adınız ve soyadınız,',
              'pasaport numaranız,',
              'ödeme referansı,',
              'iade isteme nedeniniz.',
            ],
          },
          `${rules.refund.replyBusinessDays} iş günü içinde yanıt verir, talebi ${rules.refund.reviewBusinessDays} iş günü içinde inceleriz. Belge istersek ${rules.refund.documentReplyBusinessDays} iş günü içinde gönderin; aksi hâlde iade hakkınız düşer.`,
          `Onaylanan iade, ${opening(payment, (least) => `${least} ila `)}${payment.most} iş günü içinde ödeme yaptığınız karta yapılır.`,
        ],
      },
      {
        id: 'cancel',
        title: 'İptal talepleri',
        body: [
          `Bir siparişi iptal ederseniz, şu koşulların tümü sağlandığı sürece ödediğiniz tutarı${keepsFee ? ' idari ücreti düşerek iade' : ' iade'} ederiz:`,
          {
            list: [
              'başvurunuzu incelemeye veya iletmeye başlamamışızdır,',
              'hiçbir belge yüklenmemiştir,',
              'yetkili makama hiçbir ödeme yapılmamıştır,',
              'çok acil işlem sipariş etmemişsinizdir,',
              `e-postanız, siparişi vermenizden itibaren ${span(rules.refund.cancellationHours, 'hour')} içinde bize ulaşmıştır.`,
            ],
          },
        ],
      },
      {
        id: 'chargebacks',
        title: 'Hileli ters ibraz talepleri',
        body: [
          'Kararlaştırıldığı gibi verilmiş bir hizmet için ters ibraz (chargeback) talep edilirse imzalı sözleşmeyi, başvurunun kayıtlarını ve belgelerini sunarak itiraz ederiz. Lütfen önce bize e-posta gönderin: yanlış anlaşılmaların çoğu tek bir yanıtla çözülür. Ayrıntılar [Ödeme, Ters İbraz ve 3D Secure Politikası’ndadır](chargebackPolicy).',
        ],
      },
      {
        id: 'fee',
        title: 'İdari ücret',
        body: [
          keepsFee
            ? `Onaylanan bir iadeden, sipariş başına bir kez, en az ${adminFee} keseriz. Bu tutar ödeme masraflarını, personel zamanını ve döviz dönüşümünden doğan kayıpları karşılar. Ödeme iki kez alınmışsa, kusur bizdeyse veya geciktiysek kesinti yapmayız.`
            : 'Onaylanan bir iadeden idari ücret kesmeyiz.',
        ],
      },
      {
        id: 'force-majeure',
        title: 'Mücbir sebepler',
        body: [
          'Devlet sistemlerindeki kesintiler, doğal afetler, internet kesintileri veya toplumsal olaylar nedeniyle oluşan gecikmelerden sorumlu değiliz. Mümkün olur olmaz işe devam ederiz.',
        ],
      },
      {
        id: 'law',
        title: 'Uygulanacak hukuk',
        body: [
          `Ticari uyuşmazlıklara ${law}, göçmenlik konularına Tanzanya hukuku uygulanır. Uyuşmazlıklar ${place} veya Darüsselam mahkemelerinde görülür. Tüketiciler yaşadıkları ülke hukukunun sağladığı korumadan yararlanmaya devam eder.`,
        ],
      },
      {
        id: 'contact',
        title: 'İletişim',
        body: [
          `${postalOf(company)}. [${company.email}](email)${ifStated(company.phone, ', [telefon](phone)')}.`,
        ],
      },
    ],
  }
}
