import type { Company } from '#domain/reference/company.ts'
import type { LegalPage } from '../../legal-page.ts'

export const cookiePolicy = (company: Company): LegalPage => ({
  title: 'Cookie Policy',
  description: 'Which cookies this site sets, why, for how long, and how to control them.',
  dated: 'Last updated: August 6, 2025',
  intro: [],
  sections: [
    {
      id: 'what',
      title: 'What cookies are',
      body: [
        'Cookies are small texts that a site leaves in your browser and reads again later. They cannot run programs or read your files.',
      ],
    },
    {
      id: 'types',
      title: 'The three types',
      body: [
        {
          list: [
            'Essential: they let the browser that made an application come back to it, pay and upload. The site does not work without them, so they are always on.',
            'Analytics: they would tell us which pages are used. They are set only if you agree.',
            'Functional: they remember a choice such as the language. They are set when you make that choice.',
          ],
        },
        'We keep no personal data in the storage of your browser: unfinished answers are kept encrypted on our server.',
      ],
    },
    {
      id: 'retention',
      title: 'How long they stay',
      body: [
        {
          head: ['Cookie', 'Type', 'Kept for'],
          rows: [
            ['Session', 'Essential', 'until the browser closes'],
            ['Key to your own application', 'Essential', '90 days'],
            ['Language preference', 'Functional', '1 year'],
            ['Analytics, if you agree', 'Analytics', '2 years'],
          ],
        },
        'The key to your own application lets you come back to pay, to add documents and to fetch the visa.',
      ],
    },
    {
      id: 'control',
      title: 'How to control them',
      body: [
        'Every browser can show, block and delete cookies:',
        {
          list: [
            'Chrome: Settings, Privacy and security, Third-party cookies and Site data.',
            'Firefox: Settings, Privacy & Security, Cookies and Site Data.',
            'Safari: Settings, Privacy, Manage Website Data.',
            'Edge: Settings, Cookies and site permissions.',
          ],
        },
        'If you delete the essential cookie, the link in our letters brings you back to your application.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      body: [`${company.legalName}, ${company.address}. [${company.email}](email).`],
    },
  ],
})
