import { policy } from '#domain/policy.ts'
import type { Company } from '#domain/reference/company.ts'
import type { LegalPage } from '../../legal-page.ts'

const { refundPaymentBusinessDays: payment, claimYears } = policy

export const termsOfService = (company: Company): LegalPage => ({
  title: 'Terms of Service',
  description: 'The agreement between you and us when we prepare and hand in your application.',
  dated: 'August 2025',
  intro: [
    `These terms govern the service of ${company.legalName} (“we”), a private visa consultancy registered in the United Kingdom. By accepting them you enter into a contract with us.`,
    'We are not the government of Tanzania and not affiliated with it. The authority alone decides on visas, and we do not guarantee approval. You may apply without us at the [official site](official).',
  ],
  sections: [
    {
      id: 'requirements',
      title: '1. Requirements',
      body: [
        {
          list: [
            `Your passport is valid for at least ${policy.passportValidityMonths} months after the start of the trip and has an unused page.`,
            'Everything you enter matches the passport and is true and complete.',
            'Your documents are genuine, legible and your own.',
            `You are at least ${policy.adultAge} years old, or a parent or guardian applies for you.`,
            'If you apply for others, they have agreed to it.',
            `You answer our questions about documents within ${policy.documentReplyBusinessDays} business days.`,
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
            'hand in forged, altered or borrowed documents, or false statements;',
            'apply for somebody without their knowledge;',
            'pay with a card that you are not entitled to use;',
            'probe, overload, copy or scrape the site, or reach data of other people;',
            'resell the service without our written agreement.',
          ],
        },
      ],
    },
    {
      id: 'links',
      title: '3. Third-party links',
      body: [
        'Our pages link to sites that we do not run, the official visa site among them. What they say and do is their own responsibility.',
      ],
    },
    {
      id: 'ai',
      title: '4. AI usage',
      body: [
        'Our checks of dates, formats and files are ordinary programs. People review applications; no artificial intelligence decides about yours, and your answers and documents are not used to train any.',
        'Pictures and papers made or changed by artificial intelligence are not documents: a generated or retouched passport photo leads to refusal. You may not collect our content to train software.',
      ],
    },
    {
      id: 'commercial',
      title: '5. Commercial terms',
      body: [
        'The price is shown in US dollars, whole and line by line, before you sign and pay. It contains the official fee and our service fees; nothing is added later. Your bank may charge for currency conversion.',
        'Work begins once your payment is confirmed and your documents are complete. Our ready times count from then, in business days (Monday to Friday). The authority’s own time comes on top and is not in our hands.',
        'You ask us to begin at once. A consumer’s right to withdraw ends when the service has been performed in full; until then the [Refund Policy](refundPolicy) says what is paid back.',
      ],
    },
    {
      id: 'suspension',
      title: '6. Suspension',
      body: [
        'We may pause or end an application when the law obliges us, when statements or documents are false, when a payment is disputed or stolen, or when our staff are threatened. We tell you the reason unless the law forbids it.',
      ],
    },
    {
      id: 'disclaimers',
      title: '7. Disclaimers',
      body: [
        'We promise to work with reasonable care and skill. We do not promise that a visa is granted, by when the authority decides, or that a holder of a visa is admitted at the border.',
        'Travel bookings are your own risk: book what can be changed until you hold the visa.',
      ],
    },
    {
      id: 'liability',
      title: '8. Limitation of liability',
      body: [
        `Our liability is limited to the fees that you paid us in the ${policy.liabilityMonths} months before the claim arose. We are not liable for indirect loss, such as lost bookings or lost profit.`,
        'Nothing here limits liability for death or injury caused by negligence, for fraud, or for anything that the law does not let us limit. Your rights as a consumer remain.',
      ],
    },
    {
      id: 'indemnification',
      title: '9. Indemnification',
      body: [
        'If somebody makes a claim against us because you gave false information, used forged documents or broke these terms, you cover the reasonable cost of it.',
      ],
    },
    {
      id: 'notices',
      title: '10. Notices',
      body: [
        `We write to the e-mail address in your application. You write to ${company.email} or to ${company.legalName}, ${company.address}. A notice by e-mail counts as received on the next business day.`,
        `If a breach of personal data puts you at risk, you hear from us within ${policy.breachNoticeHours} hours.`,
      ],
    },
    {
      id: 'entire',
      title: '11. Entire agreement',
      body: [
        'These terms, the signed agreement with its price, and the [Privacy](privacyPolicy), [Refund](refundPolicy) and [Payment](paymentPolicy) policies are the whole contract. The version you accepted is kept with your application. If one clause does not hold, the others do.',
        'UK law governs commercial disputes and Tanzanian law immigration matters; courts are in London or Dar es Salaam. If you are a consumer, the mandatory law of the country you live in protects you too.',
      ],
    },
    {
      id: 'time',
      title: '12. Claims time-barred',
      body: [
        `A claim against us ends ${claimYears.fromKnowledge === 1 ? 'one year' : `${claimYears.fromKnowledge} years`} after you knew of its cause, and at most ${claimYears.fromAct === 2 ? 'two' : claimYears.fromAct} years after the act, as far as the law allows.`,
      ],
    },
    {
      id: 'referrals',
      title: '13. Referrals',
      body: [
        'We may name other providers, for insurance or connectivity for example. You are free to ignore them; the contract is then between you and them. If somebody recommended us to you, your price is the same.',
        'Some nationalities are referred by the authority to its headquarters, which takes about two months. We say so before you pay.',
      ],
    },
    {
      id: 'refunds',
      title: '14. Refunds',
      body: [
        `Refunds are asked for by e-mail within ${policy.refundRequestDays} days of the payment. The review takes up to ${policy.refundReviewBusinessDays} business days, and an approved refund reaches you ${payment.least}-${payment.most} business days later by the way you paid. What can be paid back stands in the [Refund Policy](refundPolicy).`,
      ],
    },
  ],
})
