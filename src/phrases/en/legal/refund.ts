import { toDollars } from '#domain/money/money.ts'
import { ifStated } from '#domain/placeholder.ts'
import { postalOf } from '#domain/reference/company.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { countIn, opening, spanIn } from '../../span.ts'

const span = spanIn('en')
const count = countIn('en')
const businessDays = (days: number) =>
  count(days, { one: '# business day', other: '# business days' })

export function refundPolicy(company: LegalFacts, rules: Rules): LegalPage {
  const keepsFee = rules.refund.adminFeeCents > 0
  const { paymentBusinessDays: payment } = rules.refund
  const adminFee = `${toDollars(rules.refund.adminFeeCents)} USD`
  const { law, place } = company
  return {
    title: 'Refund Policy',
    description:
      'When a payment can be refunded, when it cannot, how to ask, and how long it takes.',
    dated: `Effective ${formatDay(company.effective, 'en')}`,
    intro: [],
    sections: [
      {
        id: 'overview',
        title: 'Overview',
        body: [
          'A visa consultancy does most of its work before the immigration authority decides. This page says plainly which payments we refund, so that you know before you pay. Your rights under consumer law are not affected.',
          `You can request a refund within ${span(rules.refund.requestDays, 'day')} of the payment.`,
        ],
      },
      {
        id: 'non-refundable',
        title: 'Non-refundable circumstances',
        body: [
          'A payment that was taken twice is always refunded, and so is a speed surcharge that we promised to refund if we were late. Otherwise there is no refund for:',
          {
            list: [
              `Super urgent processing (${span(rules.speeds.super_urgent.most, 'hour')}), unless a technical fault of ours kept us from delivering it.`,
              'An application that we have submitted to the immigration authority.',
              'Inaccurate, forged or incomplete information or documents.',
              'A visa that the authority refuses.',
              'Cancellation after we have started to process the application.',
            ],
          },
        ],
      },
      {
        id: 'eligible',
        title: 'Eligible refund scenarios',
        body: [
          'We review a refund if:',
          {
            list: [
              'you paid and we have not yet started to process the application;',
              'you paid twice for the same application (the second payment is refunded in full);',
              'a technical fault of ours kept us from delivering the service.',
            ],
          },
        ],
      },
      {
        id: 'request',
        title: 'How to request a refund',
        body: [
          `Write to [${company.email}](email) with:`,
          {
            list: [
              'your full name,',
              'your passport number,',
              'the payment reference,',
              'the reason for the refund.',
            ],
          },
          `We reply within ${businessDays(rules.refund.replyBusinessDays)} and review the request within ${businessDays(rules.refund.reviewBusinessDays)}. If we ask for documents, send them within ${businessDays(rules.refund.documentReplyBusinessDays)}; otherwise you lose the refund.`,
          `An approved refund is made to the card you paid with and takes ${opening(payment, (least) => `${least}-`)}${businessDays(payment.most)}.`,
        ],
      },
      {
        id: 'cancel',
        title: 'Cancellation requests',
        body: [
          `If you cancel an order, we refund what you paid${keepsFee ? ', less the administrative fee,' : ','} as long as all of the following are true:`,
          {
            list: [
              'we have not begun to review your application or to submit it,',
              'no documents have been uploaded,',
              'nothing has been paid to the authority,',
              'you did not order Super urgent processing,',
              `your email reaches us within ${span(rules.refund.cancellationHours, 'hour')} of placing the order.`,
            ],
          },
        ],
      },
      {
        id: 'chargebacks',
        title: 'Fraudulent chargebacks',
        body: [
          'If a service was delivered as agreed, we contest the chargeback with the signed agreement, the record of the application and its documents. Please email us first: most misunderstandings are cleared up with one reply. The [Payment, Chargeback & 3D Secure Policy](chargebackPolicy) says more.',
        ],
      },
      {
        id: 'fee',
        title: 'Administrative fee',
        body: [
          keepsFee
            ? `We keep at least ${adminFee} from an approved refund, once per order. It covers payment charges, staff time and losses in currency conversion. We keep nothing if a payment was taken twice, if the fault was ours or if we were late.`
            : 'We keep no administrative fee from an approved refund.',
        ],
      },
      {
        id: 'force-majeure',
        title: 'Beyond our control',
        body: [
          'We are not liable for delays caused by outages of government systems, natural disasters, internet disruptions or civil unrest. We continue as soon as possible.',
        ],
      },
      {
        id: 'law',
        title: 'Governing law',
        body: [
          `Commercial disputes are governed by ${law}, and immigration matters by the law of Tanzania. Disputes are heard by the courts ${place} or in Dar es Salaam. Consumers keep the protection of the law of the country they live in.`,
        ],
      },
      {
        id: 'contact',
        title: 'Contact',
        body: [
          `${postalOf(company)}. [${company.email}](email)${ifStated(company.phone, ', [phone](phone)')}.`,
        ],
      },
    ],
  }
}
