import { cookieLife } from '#domain/cookie.ts'
import { unknownEmailDays } from '#domain/mail/received-email.ts'
import { policy, termsVersion } from '#domain/policy.ts'
import { postalOf } from '#domain/reference/company.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { spanIn } from '../../span.ts'

const { retentionYears: years, rightsReplyMonths: reply } = policy
const span = spanIn('en')

export const privacyPolicy = (company: LegalFacts): LegalPage => ({
  title: 'Privacy Policy',
  description:
    'What we collect for a Tanzania visa application, why, who sees it, how long we keep it, and how to have it deleted.',
  dated: `Last updated: ${formatDay(termsVersion, 'en')}`,
  intro: [
    `You give us your passport details, your address and your plans. This page says in plain words what ${company.legalName} does with them, and what you can ask of us.`,
  ],
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      body: [
        `${postalOf(company)}, is the controller of your personal data under the UK GDPR and the Data Protection Act 2018. We are a private consultancy and not part of the government of Tanzania.`,
        'If you have questions about your data, write to [our email address](email) or use the [contact page](contact).',
      ],
    },
    {
      id: 'what',
      title: 'What we collect',
      body: [
        'Only what a visa application needs, and what keeps it safe:',
        {
          list: [
            'Contact: name, email address, phone number and, if you choose one, a messenger and your name there.',
            'Each traveller: names, date and place of birth, nationality, sex, occupation, passport number, dates and issuing country, home address, travel dates, port of entry, place of stay, companion.',
            'Documents: passport photo, passport page, tickets and, for transit and business visas, further documents.',
            'The agreement: your signature, the date and time, the IP address it came from, and a check code of the document.',
            'Payment: amount, time, result and the payment provider’s reference. Your card number goes to the payment provider alone; we never see it.',
            'Correspondence: what you write to us in the chat, on the page of your application or by email, the files you send with it, and what we reply. We keep our emails to you as they were sent, without the secrets of their links.',
            'Chat: the website and the page you write from, and your rating of our answers, if you give one.',
            'Delivery: whether our emails reach you and, if not, the reason the mail server gives. We do not track whether you open them.',
            'Notifications, if you switch them on: the address and keys that your browser’s push service gives us for that browser, and its language.',
            'Messenger, if you ask for news there or write to us there: your number or account, the name you use there, what you write and send, and whether our messages arrive and are read.',
            'Technical: the IP address and kind of browser of each request, kept for a short time to prevent abuse.',
          ],
        },
      ],
    },
    {
      id: 'children',
      title: 'Other people and minors',
      body: [
        'If you apply for others, you confirm that they know and agree.',
        `Data of people under ${policy.adultAge} is entered by a parent or guardian, or with their consent. We ask for nothing from a minor directly.`,
      ],
    },
    {
      id: 'why',
      title: 'Why we use it, and on what legal basis',
      body: [
        {
          head: ['Purpose', 'Legal basis'],
          rows: [
            [
              'Preparing, checking and submitting your application; telling you its status',
              'Our contract with you',
            ],
            [
              'Answering what you write, and adding files you send to your application',
              'Contract; before there is one, the steps you ask us to take',
            ],
            ['Taking payment, paying refunds, keeping accounts', 'Contract; legal duty'],
            [
              'Protecting the service and travellers against fraud and abuse; defending claims',
              'Our legitimate interest in a safe service',
            ],
            ['Reminders of an unfinished application, which you can stop', 'Legitimate interest'],
            ['Finding out whether our emails reach you', 'Our legitimate interest in reaching you'],
            ['Notifications on your device, if you switch them on', 'Your consent'],
            [
              'News and answers in your messenger, if you ask for them',
              'Your consent; to withdraw it, reply STOP there or disconnect it on the page My application',
            ],
            ['Analytics and marketing cookies, if you switch them on', 'Your consent'],
          ],
        },
        'No decision about you is made by automated means alone. We do not sell data, and we do not use your answers or documents to train software.',
      ],
    },
    {
      id: 'who-sees',
      title: 'Who receives it',
      body: [
        {
          list: [
            'The immigration authority of Tanzania, to which we submit your application.',
            'The payment provider that takes your card payment.',
            'Providers who run servers, storage and email for us, bound by contract to act on our instructions.',
            'The push service of your browser’s maker, if you switch notifications on. What it passes on is encrypted.',
            'The messenger service you ask for: WhatsApp (Meta), Telegram, or the provider that sends SMS for us. It receives your number or account, our short news with your reference and a link, our answers, and the messages and files you send there, and also handles them under its own terms. We send no passport numbers, dates of birth or documents there.',
            'Members of our staff whose role requires it, each with an account of their own.',
            'Courts, police or regulators, when the law obliges us.',
          ],
        },
      ],
    },
    {
      id: 'abroad',
      title: 'Transfers abroad',
      body: [
        'A visa application has to reach Tanzania. That transfer is necessary to perform our contract with you (Article 49(1)(b) UK GDPR). Other providers outside the United Kingdom are used only under an adequacy decision or the standard clauses of the Information Commissioner. A messenger service may handle messages outside the United Kingdom without such safeguards; we use it only with your explicit consent (Article 49(1)(a) UK GDPR).',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: [
        {
          head: ['Data', 'Kept for up to'],
          rows: [
            ['Visa application data, including documents', span(years.application, 'year')],
            ['Payment records', span(years.payment, 'year')],
            [
              'Correspondence: emails both ways, chat, messenger, and files sent with it',
              span(years.correspondence, 'year'),
            ],
            ['Emails that belong to no application or conversation', span(unknownEmailDays, 'day')],
            ['Files you choose in the chat but do not send', span(1, 'day')],
            [
              'Your browser’s address for notifications',
              span(cookieLife.ownApplicationDays, 'day'),
            ],
            ['Answers in an application you did not finish', span(policy.draftDays, 'day')],
          ],
        },
        `If you ask us to, we will delete or anonymise your data within ${span(policy.erasureDays, 'day')}, except what the law obliges us to keep.`,
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: [
        'You can ask for a copy of your data, have it corrected or deleted, have its use restricted, object to its use, receive it in a form that other services can read, and withdraw your consent at any time.',
        `We reply within ${span(reply.usual, 'month')}. For complex requests the law allows us up to ${span(reply.extended, 'month')}; if so, we will tell you within the first. It costs nothing.`,
        'We may ask you to prove your identity, so that nobody else obtains your data.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      body: [
        `Connections are encrypted, documents are stored encrypted, and staff see only what their role requires. If a breach puts you at risk, we will tell you and the regulator within ${span(policy.breachNoticeHours, 'hour')} of learning of it. The [security page](securityPolicy) says more.`,
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      body: [
        'A cookie lets the same browser come back to its application. The [Cookie Policy](cookiePolicy) describes everything else.',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints',
      body: [
        'Please tell us first: most things can be put right quickly. You can also complain to the Information Commissioner’s Office (ico.org.uk) or to the data protection authority where you live.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this page',
      body: [
        'When we change this policy, the date at its top changes. For an application that is under way, the version you accepted remains in force unless the law says otherwise.',
      ],
    },
  ],
})
