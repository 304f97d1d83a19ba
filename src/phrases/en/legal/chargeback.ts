import { policy } from '#domain/policy.ts'
import type { Company } from '#domain/reference/company.ts'
import type { LegalPage } from '../../legal-page.ts'

export const chargebackPolicy = (company: Company): LegalPage => ({
  title: 'Payment, Chargeback & 3D Secure Policy',
  description: 'How 3-D Secure protects your card, and what to do when you disagree with a charge.',
  dated: 'Effective August 6, 2025',
  intro: [],
  sections: [
    {
      id: '3ds',
      title: '3-D Secure',
      body: [
        'When you pay, your bank may ask you to confirm in its app or with a code. This is 3-D Secure (Visa Secure, Mastercard Identity Check and others). It shows that the card’s owner is paying.',
        'The code goes to your bank. We never see it and never ask for it. If the confirmation fails, nothing is charged and you can try again.',
      ],
    },
    {
      id: 'statement',
      title: 'On your statement',
      body: [
        `The charge appears under the name of ${company.legalName} or of the payment gateway, in US dollars or in your card’s currency.`,
      ],
    },
    {
      id: 'first',
      title: 'Talk to us first',
      body: [
        `If you do not recognise a charge or disagree with it, write to [${company.email}](email) with your reference. We reply within ${policy.refundReplyBusinessDays} business days. A payment taken twice goes back in full.`,
      ],
    },
    {
      id: 'chargeback',
      title: 'Chargebacks',
      body: [
        'A chargeback is your right when a card was misused or a service was not delivered. Your bank then asks us for proof. We answer with:',
        {
          list: [
            'the signed agreement with its fingerprint and time,',
            'the record of the payment and of its 3-D Secure confirmation,',
            'the record of the application and of the letters sent.',
          ],
        },
        'While a chargeback is open, work on the application rests.',
      ],
    },
    {
      id: 'fraud',
      title: 'Fraudulent chargebacks',
      body: [
        'A chargeback for a service that was delivered as agreed is contested. If it turns out to be fraudulent, we may claim the amount and our costs, and refuse further applications.',
      ],
    },
    {
      id: 'stolen',
      title: 'If your card was misused',
      body: [
        'Call your bank at once and block the card. Then tell us: we stop the application that was paid with it and help to find out who made it.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      body: [
        'An approved refund returns by the original payment method. Conditions and times stand in the [Refund Policy](refundPolicy).',
      ],
    },
  ],
})
