import { exampleDetails } from '../../../../test/support/answers.ts'
import { startApp } from '../../../../test/support/app.ts'
import { rowsOf } from '../../../../test/support/rows.ts'
import { startServices } from '../../../../test/support/services.ts'
import { sendLetter } from '../../correspondence/letter/send.ts'

export { codeOf } from '../../../../test/support/app.ts'

export const hour = 3_600_000

const draft = (changes: object = {}) => ({
  step: 2,
  details: { ...exampleDetails(), contactName: 'Ada Muster', ...changes },
  applicants: [
    { firstName: 'Ada', passportNumber: 'SECRET001', linkId: '' },
    { firstName: 'Can', nationality: 'TR', placeOfBirth: 'Izmir', linkId: '' },
    { firstName: '', linkId: '' },
  ],
  submissionKey: '6f8a5a30-3f4e-4f43-9a45-0d2c9a3e7f11',
})

export type Made = { position: number; id: string; url: string }

export const tokenOf = ({ url }: Pick<Made, 'url'>) => url.split('#')[1] ?? ''

export type Travelling = Awaited<ReturnType<typeof startTravelling>>

/** A server with organisers, drafts of three travellers, and their links. */
export async function startTravelling() {
  const parts = await startServices()
  const app = await startApp(parts.services)
  const { visitor } = app
  type Browser = ReturnType<typeof visitor>

  async function linksOf(browser: Browser, items: object[], language = 'en'): Promise<Made[]> {
    const filled = items.map((item) => ({ language: 'tr', ...item }))
    const made = await browser.post('/api/traveller-links', { language, items: filled })
    if (made.status !== 201) throw new Error(JSON.stringify(made.body))
    return made.body.items as Made[]
  }

  async function organiser(changes: object = {}) {
    const browser = visitor()
    await browser.put('/api/draft', draft(changes))
    return browser
  }

  async function one(browser: Browser, position = 1, more: object = {}): Promise<Made> {
    const [made] = await linksOf(browser, [{ position, ...more }])
    if (!made) throw new Error('No link was made')
    return made
  }

  /** A new browser that opened a link, with the answer. */
  async function opened(made: Pick<Made, 'url'>) {
    const browser = visitor()
    const answer = await browser.post('/api/own-part/open', { token: tokenOf(made) })
    return { browser, ...answer }
  }

  const letters = (kind: string) =>
    rowsOf(parts.services.db, 'letter', { kind: kind as 'own-part-asked' }, 'createdAt')

  return {
    app,
    ...{ parts, visitor, linksOf, organiser, one, opened, letters },
    /** An organiser, the second traveller's link, and the browser that opened it. */
    async linked() {
      const sender = await organiser()
      const made = await one(sender)
      return { sender, made, browser: (await opened(made)).browser }
    },
    /** Sends the newest letter of a kind. */
    async deliver(kind: string) {
      const letter = (await letters(kind)).at(-1)
      await sendLetter(parts.services, letter?.id ?? '')
      return letter
    },
    save: (browser: Browser, id: string, body: object) =>
      browser.put(`/api/own-part/${id}`, {
        answers: {},
        revision: 0,
        isFinished: false,
        language: 'tr',
        ...body,
      }),
    async list(browser: Browser) {
      const { body } = await browser.get('/api/traveller-links')
      return body.items as Record<string, unknown>[]
    },
    async draftOf(browser: Browser) {
      const { body } = await browser.get('/api/draft')
      return (body.content as { applicants: Record<string, unknown>[] }).applicants
    },
    /** The newest letter to a mailbox, with its lines unwrapped. */
    mailTo: (email: string): string =>
      parts.sink.received.findLast(({ to }) => to.includes(email))?.raw.replace(/=\r?\n/g, '') ??
      '',
    later: parts.pass,
    async close() {
      await app.close()
      await parts.close()
    },
  }
}
