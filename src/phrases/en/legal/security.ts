import { policy, termsVersion } from '#domain/policy.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { spanIn } from '../../span.ts'

export const securityPolicy = (company: LegalFacts): LegalPage => ({
  title: 'Security & Legal Protection Policy',
  description:
    'How your passport, documents and payment are protected, who may see them, and what happens when something goes wrong.',
  dated: `Effective ${formatDay(termsVersion, 'en')}`,
  intro: [
    'A passport in the wrong hands can do harm for years. These are the measures we hold ourselves to.',
  ],
  sections: [
    {
      id: 'transport',
      title: 'On the way to us',
      body: [
        'Every connection to this site is encrypted with TLS (SSL, 256-bit). Pages carry a strict content security policy, so that scripts from elsewhere do not run in them, and pages with your reference send no referrer to other sites.',
      ],
    },
    {
      id: 'storage',
      title: 'While we keep it',
      body: [
        {
          list: [
            'Documents are stored encrypted, under names that reveal nothing, and are never public.',
            'Unfinished answers are stored encrypted on the server, not in your browser.',
            'Each file is opened and checked before it is accepted; hidden data, such as the place where a photo was taken, is removed.',
            'Passport numbers, dates of birth and email addresses are kept out of our logs.',
          ],
        },
      ],
    },
    {
      id: 'access',
      title: 'Who may see what',
      body: [
        'Staff access is role-based: everyone sees what their task requires, and nothing else. Access to the admin area is protected by multi-factor authentication, and what staff do there is recorded.',
        'You reach your own application from the browser you created it in, or with a secret link. A reference alone opens nothing.',
      ],
    },
    {
      id: 'payment',
      title: 'Payments',
      body: [
        'You pay by card on the page of a payment provider certified under PCI DSS, with 3-D Secure where your bank supports it. Card numbers never reach our servers. We confirm each payment with the provider itself, whatever a browser says. See the [Payment Policy](paymentPolicy).',
      ],
    },
    {
      id: 'agreement',
      title: 'The signed agreement',
      body: [
        'Your agreement is a PDF with your signature, the time, and a check code (SHA-256). Anyone who has it can [check that it is unchanged](agreementCheck). It protects both sides: what was agreed, and at what price, can be proved later.',
        'The same page [recognises every visa that we sent](agreementCheck), so that a forged one can be spotted. The file never leaves the device of whoever checks it.',
      ],
    },
    {
      id: 'incidents',
      title: 'When something goes wrong',
      body: [
        `If a breach of personal data puts you at risk, we will notify you and the Information Commissioner’s Office within ${spanIn('en')(policy.breachNoticeHours, 'hour')} of learning of it, and say what happened, what it means for you and what to do.`,
      ],
    },
    {
      id: 'fraud',
      title: 'Fraud and false sites',
      body: [
        'We never ask for a card number, a password or a code by email, phone or messenger. Our emails link to this site only. The [official site](official) of the immigration authority is a different one; we are a private company and separate from it.',
        'We report forged documents and stolen cards to the police.',
      ],
    },
    {
      id: 'your-part',
      title: 'Your part',
      body: [
        {
          list: [
            'Keep the links in our emails to yourself; whoever has one can act for you.',
            'On a shared computer, close the browser when you are done.',
            'Keep your email account safe: it is where your visa arrives.',
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'Reporting a weakness',
      body: [
        `If you find a weakness, write to [${company.email}](email). Look only at your own data and give us time to fix it, and we will thank you rather than take legal action.`,
      ],
    },
    {
      id: 'law',
      title: 'Legal protection',
      body: [
        'We act under the UK GDPR, the Data Protection Act 2018 and the Tanzanian Personal Data Protection Act. The [Privacy Policy](privacyPolicy) lists your rights; the [Terms of Service](termsOfService) are the contract between us.',
      ],
    },
  ],
})
