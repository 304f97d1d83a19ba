import { policy } from '#domain/policy.ts'
import type { Company } from '#domain/reference/company.ts'
import type { LegalPage } from '../../legal-page.ts'

export const securityPolicy = (company: Company): LegalPage => ({
  title: 'Security & Legal Protection Policy',
  description:
    'How your passport, documents and payment are protected, who may see them, and what happens when something goes wrong.',
  dated: 'Effective 6 August 2025',
  intro: [
    'A passport in the wrong hands does harm for years. These are the measures that we hold ourselves to.',
  ],
  sections: [
    {
      id: 'transport',
      title: 'On the way to us',
      body: [
        'Every connection to this site is encrypted with TLS (SSL, 256-bit). Pages carry a strict content policy, so that foreign scripts do not run in them, and pages with your reference send no referrer to other sites.',
      ],
    },
    {
      id: 'storage',
      title: 'In our keeping',
      body: [
        {
          list: [
            'Documents are stored encrypted, under names that say nothing, and are never public.',
            'Unfinished answers are stored encrypted on the server, not in your browser.',
            'Each file is opened and checked before it is accepted; photos are stripped of hidden data such as the place where they were taken.',
            'Passport numbers, dates of birth and e-mail addresses are kept out of our logs.',
          ],
        },
      ],
    },
    {
      id: 'access',
      title: 'Who may see what',
      body: [
        'Staff access is role-based: everybody sees what their task needs, and nothing else. Access to the admin area is protected by multi-factor authentication, and what staff do there is recorded.',
        'You reach your own application from the browser that made it, or with a secret link. A reference number alone opens nothing.',
      ],
    },
    {
      id: 'payment',
      title: 'Payments',
      body: [
        'You pay on the page of a payment gateway certified under PCI DSS, with 3-D Secure where your bank supports it. Card numbers never reach our servers. We confirm each payment with the gateway itself, whatever a browser says. See the [Payment Policy](paymentPolicy).',
      ],
    },
    {
      id: 'agreement',
      title: 'The signed agreement',
      body: [
        'Your agreement is a PDF with your signature, the time, and a SHA-256 fingerprint. Anybody who holds it can [check that it is unchanged](agreementCheck). It protects both sides: what was agreed and at what price can be proved later.',
        'The same page [knows every visa that we sent](agreementCheck), so that a forged one can be told. The file stays on the device of whoever checks it.',
      ],
    },
    {
      id: 'incidents',
      title: 'When something goes wrong',
      body: [
        `If a breach of personal data puts you at risk, we notify you and the Information Commissioner’s Office within ${policy.breachNoticeHours} hours of learning of it, and say what happened, what it means for you and what to do.`,
      ],
    },
    {
      id: 'fraud',
      title: 'Fraud and false sites',
      body: [
        'We never ask for a card number, a password or a code by e-mail, phone or messenger. Letters of ours link to this site alone. The [official site](official) of the authority is another one; we are a private company beside it.',
        'Forged documents and stolen cards are reported to the authorities.',
      ],
    },
    {
      id: 'your-part',
      title: 'Your part',
      body: [
        {
          list: [
            'Keep the links in our letters to yourself; who holds one can act for you.',
            'On a shared computer, close the browser when you are done.',
            'Keep your e-mail account safe: it is where your visa arrives.',
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'Reporting a weakness',
      body: [
        `If you find a weakness, write to [${company.email}](email). Look only at your own data, give us time to repair, and we will thank you and not sue you.`,
      ],
    },
    {
      id: 'law',
      title: 'Legal protection',
      body: [
        'We act under the UK GDPR, the Data Protection Act 2018 and the Tanzanian Personal Data Protection Act. Your rights are listed in the [Privacy Policy](privacyPolicy); the contract between us in the [Terms of Service](termsOfService).',
      ],
    },
  ],
})
