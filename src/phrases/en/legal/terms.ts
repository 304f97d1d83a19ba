import { ifStated } from '#domain/placeholder.ts'
import { policy } from '#domain/policy.ts'
import { postalOf } from '#domain/reference/company.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { countIn, opening, spanIn, weekdaysIn } from '../../span.ts'

const { claimYears } = policy
const weekdays = weekdaysIn('en')
const span = spanIn('en')
const count = countIn('en')
const businessDays = (days: number) =>
  count(days, { one: '# business day', other: '# business days' })

export function termsOfService(company: LegalFacts, rules: Rules): LegalPage {
  const { paymentBusinessDays: payment } = rules.refund
  const { law, place } = company
  return {
    title: 'Terms of Service',
    description: 'The agreement between you and us when we prepare and submit your application.',
    dated: `Effective ${formatDay(company.effective, 'en')}`,
    intro: [
      `These terms govern the service of ${company.legalName} (‘we’), a private visa consultancy registered in the United Kingdom. By accepting them you enter into a contract with us.`,
      'We are not the government of Tanzania and not affiliated with it. The immigration authority (‘the authority’) alone decides on visas, and we do not guarantee approval. You can apply without us on the [official site](official).',
    ],
    sections: [
      {
        id: 'requirements',
        title: '1. Requirements',
        body: [
          {
            list: [
              `Your passport is valid for at least ${span(rules.passport.daysAfterArrival, 'day')} after you arrive, and for at least ${span(rules.passport.monthsFromToday, 'month')} on the day you apply, and has an unused page.`,
              'Everything you enter matches the passport and is true and complete.',
              'Your documents are genuine, legible and your own.',
              `You are at least ${policy.adultAge} years old, or a parent or guardian applies for you.`,
              'If you apply for others, they have agreed to it.',
              `You reply within ${businessDays(rules.refund.documentReplyBusinessDays)} when we ask for a document or a correction.`,
            ],
          },
        ],
      },
      {
        id: 'prohibitions',
        title: '2. Prohibitions',
        body: [
          'You may not use the service to:',
          {
            list: [
              'submit forged, altered or borrowed documents, or false statements;',
              'apply for someone without their knowledge;',
              'pay with a card that you are not entitled to use;',
              'probe, overload, copy or scrape the site, or access other people’s data;',
              'resell the service without our written agreement.',
            ],
          },
        ],
      },
      {
        id: 'links',
        title: '3. Third-party links',
        body: [
          'Our pages link to sites that we do not run, including the official visa site. Their owners are responsible for what they say and do.',
        ],
      },
      {
        id: 'ai',
        title: '4. AI usage',
        body: [
          'Our checks of dates, formats and files are ordinary software. People review applications; no artificial intelligence decides on yours, and your answers and documents are not used to train any.',
          'We do not accept documents or pictures made or changed by artificial intelligence: a generated or retouched passport photo leads to refusal. You may not collect our content to train software.',
        ],
      },
      {
        id: 'commercial',
        title: '5. Commercial terms',
        body: [
          'The price is shown in US dollars, in full and itemised, before you sign and pay. It includes the official visa fee and our service fees; nothing is added later. Your bank may charge for currency conversion.',
          `Work begins once your payment is confirmed and your documents are complete. Our processing times count from then, in business days (${weekdays(rules.calendar.workingDays)}). The authority’s own time comes on top, and we have no influence on it.`,
          'You ask us to begin at once. A consumer’s right to withdraw ends when the service has been performed in full; until then, the [Refund Policy](refundPolicy) explains what is refunded.',
        ],
      },
      {
        id: 'suspension',
        title: '6. Suspension',
        body: [
          'We may pause or end an application when the law obliges us, when statements or documents are false, when a payment is disputed or stolen, or when our staff are threatened. We will tell you the reason unless the law forbids it.',
        ],
      },
      {
        id: 'disclaimers',
        title: '7. Disclaimers',
        body: [
          'We promise to work with reasonable care and skill. We do not promise that a visa will be granted, when the authority will decide, or that a visa holder will be admitted at the border.',
          'You make travel bookings at your own risk: until you have the visa, book only what can be changed.',
        ],
      },
      {
        id: 'liability',
        title: '8. Limitation of liability',
        body: [
          `Our liability is limited to the fees you paid us in the ${span(policy.liabilityMonths, 'month')} before the claim. We are not liable for indirect loss, such as lost bookings or lost profit.`,
          'Nothing here limits liability for death or injury caused by negligence, for fraud, or for anything else that the law does not allow to be limited. Your rights as a consumer remain.',
        ],
      },
      {
        id: 'indemnification',
        title: '9. Indemnification',
        body: [
          'If someone makes a claim against us because you gave false information, used forged documents or broke these terms, you will cover the reasonable cost of it.',
        ],
      },
      {
        id: 'notices',
        title: '10. Notices',
        body: [
          `We write to the email address in your application. You can write to ${company.email}${ifStated(company.address, ` or to ${postalOf(company)}`)}. A notice by email counts as received on the next business day.`,
          `If a breach of personal data puts you at risk, we will tell you within ${span(policy.breachNoticeHours, 'hour')}.`,
        ],
      },
      {
        id: 'entire',
        title: '11. Entire agreement',
        body: [
          'These terms, the signed agreement with its price, and the [Privacy](privacyPolicy), [Refund](refundPolicy) and [Payment](paymentPolicy) policies are the whole contract. The date of the version you accepted is kept with your application and printed on your agreement; we will send you the text of that version if you ask. If one clause does not hold, the others do.',
          `Commercial disputes are governed by ${law}, and immigration matters by the law of Tanzania. Disputes are heard by the courts ${place} or in Dar es Salaam. If you are a consumer, the mandatory law of the country you live in protects you too.`,
        ],
      },
      {
        id: 'time',
        title: '12. Claims time-barred',
        body: [
          `You must bring a claim against us within ${span(claimYears.fromKnowledge, 'year')} of learning of its cause, and in any case within ${span(claimYears.fromAct, 'year')} of the event, as far as the law allows.`,
        ],
      },
      {
        id: 'referrals',
        title: '13. Referrals',
        body: [
          'We may recommend other providers, for example for insurance or mobile data. You do not have to use them; if you do, the contract is between you and them. If someone recommended us to you, your price is the same.',
          `The authority refers some nationalities to its headquarters, which takes about ${span(rules.authority.referralDays, 'day')}. We will tell you before you pay.`,
        ],
      },
      {
        id: 'refunds',
        title: '14. Refunds',
        body: [
          `You can request a refund by email within ${span(rules.refund.requestDays, 'day')} of the payment. The review takes up to ${businessDays(rules.refund.reviewBusinessDays)}, and an approved refund is made ${opening(payment, (least) => `${least}-`)}${businessDays(payment.most)} later to the card you paid with. The [Refund Policy](refundPolicy) explains what can be refunded.`,
        ],
      },
    ],
  }
}
