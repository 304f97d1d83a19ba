import { policy } from '#domain/policy.ts'
import type { Company } from '#domain/reference/company.ts'
import type { LegalPage } from '../../legal-page.ts'

const { retentionYears: years, rightsReplyMonths: reply } = policy

export const privacyPolicy = (company: Company): LegalPage => ({
  title: 'Privacy Policy',
  description:
    'What we collect for a Tanzania visa application, why, who sees it, how long we keep it, and how to have it deleted.',
  dated: 'Last updated: 9 August 2025',
  intro: [
    `You give us your passport, your address and your plans. This page says in plain words what ${company.legalName} does with them, and what you can ask of us.`,
  ],
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      body: [
        `${company.legalName}, ${company.address}, is the controller of your personal data under the UK GDPR and the Data Protection Act 2018. We are a private consultancy and no part of the government of Tanzania.`,
        'Questions about your data reach us at [our e-mail address](email) or on the [contact page](contact).',
      ],
    },
    {
      id: 'what',
      title: 'What we collect',
      body: [
        'Only what a visa application needs, and what keeps it safe:',
        {
          list: [
            'Contact: name, e-mail address, phone number and, if you choose one, a messenger and your name there.',
            'Each traveller: names, date and place of birth, nationality, sex, occupation, passport number, dates and issuing country, home address, travel dates, port of entry, place of stay, companion.',
            'Documents: passport photo, passport page, tickets and, for transit and business visas, further papers.',
            'The agreement: your signature, the time, the network address it came from, and a fingerprint of the document.',
            'Payment: amount, time, result and the gateway’s reference. Your card number goes to the gateway alone; we never see it.',
            'Correspondence: what you write to us, by e-mail or in the chat, and what we answer.',
            'Technical: the network address and kind of browser of each request, kept for a short time against abuse.',
          ],
        },
      ],
    },
    {
      id: 'children',
      title: 'Other people and minors',
      body: [
        'If you apply for others, you confirm that they know and agree.',
        `Data of persons under ${policy.adultAge} is entered by a parent or guardian, or with their consent. We ask for nothing from a minor directly.`,
      ],
    },
    {
      id: 'why',
      title: 'Why we use it, and on what ground',
      body: [
        {
          head: ['Purpose', 'Legal ground'],
          rows: [
            [
              'Preparing, checking and handing in your application; telling you where it stands',
              'Our contract with you',
            ],
            ['Taking payment, paying refunds, keeping accounts', 'Contract; legal duty'],
            [
              'Protecting the service and travellers against fraud and abuse; defending claims',
              'Our legitimate interest in a safe service',
            ],
            ['Reminders of an unfinished application, which you can stop', 'Legitimate interest'],
            ['Analytics and marketing cookies, if you switch them on', 'Your consent'],
          ],
        },
        'No decision about you is made by a machine alone. We do not sell data, and we do not use your answers or documents to train software.',
      ],
    },
    {
      id: 'who-sees',
      title: 'Who receives it',
      body: [
        {
          list: [
            'The immigration authority of Tanzania, to which we hand in your application.',
            'The payment gateway that takes your card payment.',
            'Providers who run servers, storage and e-mail for us, bound by contract to act on our instructions.',
            'Staff of ours whose role needs it, each with an account of their own.',
            'Courts, police or regulators, when the law obliges us.',
          ],
        },
      ],
    },
    {
      id: 'abroad',
      title: 'Transfers abroad',
      body: [
        'A visa application has to reach Tanzania. That transfer is necessary to perform our contract with you (Article 49(1)(b) UK GDPR). Other providers outside the United Kingdom are used only under an adequacy decision or the standard clauses of the Information Commissioner.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: [
        {
          head: ['Data', 'Kept for up to'],
          rows: [
            ['E-visa application data, documents included', `${years.application} years`],
            ['Payment records', `${years.payment} years`],
            ['Correspondence', `${years.correspondence} years`],
            ['Answers of an application you did not finish', '14 days'],
          ],
        },
        `If you ask us to, we delete or anonymise your data within ${policy.erasureDays} days, except what the law obliges us to keep.`,
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: [
        'You can ask for a copy of your data, have it corrected, deleted or limited, object to its use, receive it in a form that other services read, and take back a consent at any time.',
        `We answer within ${reply.usual === 1 ? 'one month' : `${reply.usual} months`}. For difficult requests the law lets us take up to ${reply.extended === 3 ? 'three' : reply.extended} months; we tell you so within the first. It costs nothing.`,
        'We may ask you to show that you are you, so that nobody else obtains your data.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      body: [
        `Connections are encrypted, documents are stored encrypted, and staff see what their role needs. If a breach puts you at risk, we tell you and the regulator within ${policy.breachNoticeHours} hours of learning of it. More on the [security page](securityPolicy).`,
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      body: [
        'A cookie lets the same browser come back to its application. Everything else is described in the [Cookie Policy](cookiePolicy).',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints',
      body: [
        'Tell us first: most things can be put right in a day. You can also complain to the Information Commissioner’s Office (ico.org.uk) or to the data protection authority where you live.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this page',
      body: [
        'When we change this policy, the date at its top changes. For an application that is under way, the version you accepted stays in force unless the law says otherwise.',
      ],
    },
  ],
})
