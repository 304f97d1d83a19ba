import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { spanIn } from '../../span.ts'

export const paymentPolicy = (company: LegalFacts, rules: Rules): LegalPage => ({
  title: 'Payment Policy',
  description: 'Prices, currency, how to pay, and what happens to your payment.',
  dated: `Effective ${formatDay(company.effective, 'en')}`,
  intro: [],
  sections: [
    {
      id: 'price',
      title: 'The price',
      body: [
        'You see the whole price, itemised, before you sign and before you pay. It includes the official visa fee and our service fee. Nothing is pre-selected and nothing is added later. The current prices are listed on the [home page](home).',
        'The price is fixed when you pay. If it has changed since you started, we show you the new one and ask again.',
      ],
    },
    {
      id: 'currency',
      title: 'Currency',
      body: [
        'All prices are in US dollars (USD). If your card is in another currency, your bank converts the amount and may charge for it.',
      ],
    },
    {
      id: 'ways',
      title: 'How to pay',
      body: [
        'With any major credit or debit card. You pay on the secure page of our payment provider, which is certified under PCI DSS; your card number never reaches us.',
      ],
    },
    {
      id: 'moment',
      title: 'When you are charged',
      body: [
        'Once, when you confirm on the payment provider’s page. Work on your application starts after the provider has confirmed the payment to us. You then receive an email with your reference and the amount.',
      ],
    },
    {
      id: 'failed',
      title: 'Failed and cancelled payments',
      body: [
        'You are not charged, and your answers are kept. Try again with the same or another card. If your bank shows a pending amount, it will disappear within a few days.',
      ],
    },
    {
      id: 'twice',
      title: 'Paid twice',
      body: [
        'An application is paid for once. If a second payment arrives all the same, it is refunded in full, without a fee.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds and cancellation',
      body: [
        `The [Refund Policy](refundPolicy) applies. An order can be cancelled within ${spanIn('en')(rules.refund.cancellationHours, 'hour')}, as long as nothing has been started.`,
      ],
    },
    {
      id: 'questions',
      title: 'Questions about a payment',
      body: [
        `Write to [${company.email}](email) with your reference. Never send a card number. The [Payment, Chargeback & 3D Secure Policy](chargebackPolicy) explains how disputes and 3-D Secure work.`,
      ],
    },
  ],
})
