import { policy } from '#domain/policy.ts'
import type { Company } from '#domain/reference/company.ts'
import type { LegalPage } from '../../legal-page.ts'

export const paymentPolicy = (company: Company): LegalPage => ({
  title: 'Payment Policy',
  description: 'Prices, currency, ways to pay, and what happens with your payment.',
  dated: 'Effective August 6, 2025',
  intro: [],
  sections: [
    {
      id: 'price',
      title: 'The price',
      body: [
        'You see the whole price, line by line, before you sign and before you pay. It contains the official visa fee and our service. Nothing is ticked in advance and nothing is added later. The current prices stand on the [first page](home).',
        'The price is fixed when you pay. If it has changed since you began, we show you the new one and ask again.',
      ],
    },
    {
      id: 'currency',
      title: 'Currency',
      body: [
        'All prices are in US dollars (USD). If your card is in another currency, your bank converts and may charge for it.',
      ],
    },
    {
      id: 'ways',
      title: 'Ways to pay',
      body: [
        'All major credit and debit cards, and online banking where your bank offers it. You pay on the secure page of our payment gateway, which is certified under PCI DSS; your card number never reaches us.',
      ],
    },
    {
      id: 'moment',
      title: 'When you are charged',
      body: [
        'Once, when you confirm on the gateway’s page. Your application is worked on after the gateway has confirmed the payment to us. Then you receive a letter with your reference and the amount.',
      ],
    },
    {
      id: 'failed',
      title: 'Failed and cancelled payments',
      body: [
        'Nothing is charged, and your answers stay. Try again with the same or another card. If your bank shows a reservation, it disappears by itself after some days.',
      ],
    },
    {
      id: 'twice',
      title: 'Paid twice',
      body: [
        'One application is paid once. If a second payment arrives all the same, it is sent back in full, without a fee.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds and cancellation',
      body: [
        `The [Refund Policy](refundPolicy) applies. An order can be cancelled within ${policy.cancellationHours} hours while nothing has begun.`,
      ],
    },
    {
      id: 'questions',
      title: 'Questions about a payment',
      body: [
        `Write to [${company.email}](email) with your reference. Never send a card number. How disputes and 3-D Secure work stands in the [Payment, Chargeback & 3D Secure Policy](chargebackPolicy).`,
      ],
    },
  ],
})
