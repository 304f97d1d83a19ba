import { chatLimits, chatStorageKey } from '#domain/chat.ts'
import { consentKeys, cookieLife } from '#domain/cookie.ts'
import { termsVersion } from '#domain/policy.ts'
import { postalOf } from '#domain/reference/company.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { spanIn } from '../../span.ts'

const span = spanIn('en')

export const cookiePolicy = (company: LegalFacts): LegalPage => ({
  title: 'Cookie Policy',
  description: 'Which cookies this site sets, why, for how long, and how to control them.',
  dated: `Last updated: ${formatDay(termsVersion, 'en')}`,
  intro: [],
  sections: [
    {
      id: 'what',
      title: 'What cookies are',
      body: [
        'Cookies are small text files that a site stores in your browser and reads again later. They cannot run programs or read your files.',
      ],
    },
    {
      id: 'types',
      title: 'The three types',
      body: [
        {
          list: [
            'Essential: they let you return to your application in the browser you created it in, pay and upload documents. The site does not work without them, so they are always on.',
            'Analytics: they tell us which pages are used. They are set only if you agree.',
            'Functional: they remember a choice such as the language. They are set when you make that choice; if you have switched this type off, they last only until the browser closes.',
          ],
        },
        'The settings offer a fourth switch, for marketing. It would apply if we ever advertised: without your consent no cookie is set for that either.',
        'We keep no personal data in the storage of your browser: unfinished answers are kept encrypted on our server. Only a chat message that is waiting for the connection stays in its tab until it is sent.',
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
            [
              'Key to your own application',
              'Essential',
              span(cookieLife.ownApplicationDays, 'day'),
            ],
            ['Language preference', 'Functional', span(cookieLife.languageYears, 'year')],
            ['Analytics, if you agree', 'Analytics', span(cookieLife.analyticsYears, 'year')],
          ],
        },
        'The key to your own application lets you come back to pay, to add documents and to download the visa.',
        `Your choice about cookies is not a cookie itself: the browser keeps it under the names ${consentKeys.given} and ${consentKeys.preferences} until you delete the data of this site. It never leaves your device.`,
        `If you write to us in the chat, the browser keeps the key to that conversation under the name ${chatStorageKey}; it works for ${span(chatLimits.keyDays, 'day')}. We keep the conversation itself.`,
      ],
    },
    {
      id: 'control',
      title: 'How to control them',
      body: [
        'You can change your choice at any time under ‘Cookie settings’ at the bottom of every page. Whatever you switch off is deleted at once.',
        'Every browser can also show, block and delete cookies:',
        {
          list: [
            'Chrome: Settings, Privacy and security, Third-party cookies and Site data.',
            'Firefox: Settings, Privacy & Security, Cookies and Site Data.',
            'Safari: Settings, Privacy, Manage Website Data.',
            'Edge: Settings, Cookies and site permissions.',
          ],
        },
        'If you delete the essential cookie, the link in our emails takes you back to your application.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      body: [`${postalOf(company)}. [${company.email}](email).`],
    },
  ],
})
