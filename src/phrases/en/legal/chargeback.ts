import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { countIn } from '../../span.ts'

export const chargebackPolicy = (company: LegalFacts, rules: Rules): LegalPage => {
  const replyDays = countIn('en')(rules.refund.replyBusinessDays, {
    one: '# business day',
    other: '# business days',
  })
  return {
    title: 'Payment, Chargeback & 3D Secure Policy',
    description: 'How 3-D Secure protects your card, and what to do if you disagree with a charge.',
    dated: `Effective ${formatDay(company.effective, 'en')}`,
    intro: [],
    sections: [
      {
        id: '3ds',
        title: '3-D Secure',
        body: [
          'When you pay, your bank may ask you to confirm in its app or with a code. This is 3-D Secure (Visa Secure, Mastercard Identity Check and others). It shows that the cardholder is the one paying.',
          'The code goes to your bank. We never see it and never ask for it. If the confirmation fails, you are not charged and can try again.',
        ],
      },
      {
        id: 'statement',
        title: 'On your statement',
        body: [
          `The charge appears under the name of ${company.legalName} or of our payment provider, in US dollars or in your card’s currency.`,
        ],
      },
      {
        id: 'first',
        title: 'Talk to us first',
        body: [
          `If you do not recognise a charge or disagree with it, write to [${company.email}](email) with your reference. We reply within ${replyDays}. A payment taken twice is refunded in full.`,
        ],
      },
      {
        id: 'chargeback',
        title: 'Chargebacks',
        body: [
          'You are entitled to a chargeback if your card was misused or a service was not delivered. Your bank then asks us for proof. We send it:',
          {
            list: [
              'the signed agreement with its check code and the time of signing,',
              'the record of the payment and of its 3-D Secure confirmation,',
              'the record of the application and of the emails sent.',
            ],
          },
          'While a chargeback is open, we pause work on the application.',
        ],
      },
      {
        id: 'fraud',
        title: 'Fraudulent chargebacks',
        body: [
          'We contest a chargeback for a service that was delivered as agreed. If it turns out to be fraudulent, we may claim the amount and our costs, and refuse further applications.',
        ],
      },
      {
        id: 'stolen',
        title: 'If your card was misused',
        body: [
          'Call your bank at once and have the card blocked. Then tell us: we will stop the application that was paid for with it and help to find out who made it.',
        ],
      },
      {
        id: 'refunds',
        title: 'Refunds',
        body: [
          'An approved refund is made to the card you paid with. The [Refund Policy](refundPolicy) explains the conditions and how long it takes.',
        ],
      },
    ],
  }
}
