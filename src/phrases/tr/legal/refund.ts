import { readyTimes } from '#domain/application/speed.ts'
import { toDollars } from '#domain/money/money.ts'
import { policy } from '#domain/policy.ts'
import type { Company } from '#domain/reference/company.ts'
import type { LegalPage } from '../../legal-page.ts'

const { refundPaymentBusinessDays: payment } = policy
const adminFee = `${toDollars(policy.adminFeeCents)} ABD doları`
const express = `${readyTimes.super_urgent.most} saat`

export const refundPolicy = (company: Company): LegalPage => ({
  title: 'İade Politikası',
  description:
    'Bir ödemenin ne zaman iade edilebileceği, ne zaman edilemeyeceği, iadenin nasıl isteneceği ve ne kadar süreceği.',
  dated: 'Yürürlük tarihi: 6 Ağustos 2025',
  intro: [],
  sections: [
    {
      id: 'overview',
      title: 'Genel bakış',
      body: [
        'Bir vize danışmanlığı, işinin çoğunu yetkili makam karar vermeden önce yapar. Bu sayfa, ödeme yapmadan önce bilmeniz için hangi ödemeleri iade ettiğimizi açıkça söyler. Tüketici hukukundan doğan haklarınız saklıdır.',
        `İade, ödemeden sonra ${policy.refundRequestDays} gün içinde talep edilir.`,
      ],
    },
    {
      id: 'non-refundable',
      title: 'İade yapılmayan durumlar',
      body: [
        {
          list: [
            `Ekspres hizmetler: ${express}.`,
            'Yetkili makama iletilmiş bir başvuru.',
            'Yanlış, sahte veya eksik bilgi ya da belge.',
            'Devlet makamlarının reddettiği bir vize.',
            'İşlem başladıktan sonra iptal.',
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
            'ödeme yaptınız ve işlem henüz başlamadı;',
            'aynı başvuru için iki kez ödeme yaptınız (ikinci ödeme tam olarak iade edilir);',
            'bizden kaynaklanan teknik bir arıza nedeniyle hizmet verilmedi.',
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
        `${policy.refundReplyBusinessDays} iş günü içinde yanıt verir, talebi ${policy.refundReviewBusinessDays} iş günü içinde inceleriz. Belge istersek ${policy.documentReplyBusinessDays} iş günü içinde gönderin; aksi hâlde iade hakkı ortadan kalkar.`,
        `Onaylanan iade, ${payment.least} ila ${payment.most} iş günü içinde, ödemeyi yaptığınız yolla ödenir.`,
      ],
    },
    {
      id: 'cancel',
      title: 'İptal talepleri',
      body: [
        'Şu koşulların tümü sağlandığı sürece siparişi iptal edebilirsiniz:',
        {
          list: [
            'ne inceleme ne de iletim başlamıştır,',
            'hiçbir belge yüklenmemiştir,',
            'yetkili makamlara hiçbir ödeme yapılmamıştır,',
            `e-postanız siparişten sonra ${policy.cancellationHours} saat içinde bize ulaşır.`,
          ],
        },
      ],
    },
    {
      id: 'chargebacks',
      title: 'Hileli ters ibraz talepleri',
      body: [
        'Kararlaştırıldığı gibi verilmiş bir hizmet için ters ibraz (chargeback) talep edilirse imzalı sözleşmeyi, başvurunun kayıtlarını ve belgelerini sunarak itiraz ederiz. Önce bize yazın: yanlış anlaşılmaların çoğu tek bir yanıtla çözülür. Ayrıntılar [Ödeme, Ters İbraz ve 3D Secure Politikası’ndadır](chargebackPolicy).',
      ],
    },
    {
      id: 'fee',
      title: 'İdari ücret',
      body: [
        `Onaylanan her iadeden en az ${adminFee} kesilir. Bu tutar ödeme kuruluşunun ücretlerini, personel zamanını ve kur çevriminden doğan kayıpları karşılar. Ödeme iki kez alınmışsa veya kusur bizdeyse kesinti yapılmaz.`,
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
        'Ticari uyuşmazlıklara Birleşik Krallık hukuku, göçmenlik konularına Tanzanya hukuku uygulanır. Londra veya Darüsselam mahkemeleri yetkilidir. Tüketiciler yaşadıkları yerin hukukunun sağladığı korumadan yararlanmaya devam eder.',
      ],
    },
    {
      id: 'contact',
      title: 'İletişim',
      body: [
        `${company.legalName}, ${company.address}. [${company.email}](email), [telefon](phone).`,
      ],
    },
  ],
})
