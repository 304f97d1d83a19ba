import { type Browser, openBrowser } from './browser.ts'

export type Talk = {
  name: string
  language: 'en' | 'tr' | 'de'
  /** Alternating, the visitor first. */
  lines: readonly string[]
}

/** Some end with the visitor's line: those wait for an answer. */
export const talks: readonly Talk[] = [
  {
    name: 'Jane Sample',
    language: 'en',
    lines: [
      'Hello, how long does the tourist visa take?',
      'Good morning! About ten working days, three with the urgent service.',
      'Thank you, that helps.',
    ],
  },
  {
    name: 'Ali Örnek',
    language: 'tr',
    lines: [
      'Merhaba, pasaportum altı ay geçerli. Yeterli mi?',
      'Merhaba! Evet, varıştan sonra altı ay yeterli.',
    ],
  },
  {
    name: 'Ada Muster',
    language: 'de',
    lines: ['Guten Tag, kann ich das Flugticket später hochladen?'],
  },
  {
    name: 'Joe Placeholder',
    language: 'en',
    lines: [
      'My photo was rejected. What is wrong with it?',
      'The background is too dark. A white wall does it.',
      'I have sent a new one.',
    ],
  },
  {
    name: 'Lola Ejemplo',
    language: 'en',
    lines: ['Do children need a visa of their own?', 'Yes, each traveller needs one, babies too.'],
  },
  { name: 'Vera Primer', language: 'en', lines: ['Can I pay by bank transfer?'] },
]

export async function hold(
  origin: string,
  talk: Talk,
  number: number,
  agent: () => Promise<Browser>,
): Promise<void> {
  const visitor = openBrowser(origin, `192.0.2.${number}`)
  const { sessionId, token } = await visitor.send('POST', '/api/chat/sessions', {
    ...{ name: talk.name, language: talk.language, email: `visitor-${number}@example.org` },
  })
  for (const [index, message] of talk.lines.entries()) {
    if (index % 2 === 1) {
      const by = await agent()
      await by.send('POST', '/api/admin/chat/reply', { sessionId, message })
    } else {
      const headers = { authorization: `Bearer ${token}` }
      await visitor.send('POST', '/api/chat/messages', { sessionId, message }, headers)
    }
  }
}
