import { describe, expect, test } from 'vitest'
import { startApp } from '../../../test/support/app.ts'
import { forFile } from '../../../test/support/for-file.ts'
import { insertExample, startServices } from '../../../test/support/services.ts'
import { enqueueLetter } from '../data/letter.ts'
import type { LetterApplication, NewLetter } from '../data/letter-about.ts'

const t = await forFile(startServices())
const app = await forFile(startApp(t.services))

const minute = 60_000

async function applicationWith(...written: ((about: Written) => NewLetter)[]) {
  const made = await insertExample(t.services, { now: t.time.now })
  const { db } = t.services
  const application = await db
    .selectFrom('application')
    .selectAll()
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow()
  for (const letterOf of written) {
    t.time.now = new Date(t.time.now.getTime() + minute)
    const letter = letterOf({ application, now: t.time.now })
    await db.transaction().execute((tx) => enqueueLetter(tx, t.services, letter))
  }
  return application
}

type Written = {
  application: LetterApplication
  now: Date
}

const receipt = (about: Written): NewLetter => ({ kind: 'payment-confirmed', ...about })
const documents = (about: Written): NewLetter => ({ kind: 'documents-received', ...about })
const code = (about: Written): NewLetter => ({
  kind: 'download-code',
  ...about,
  about: { sessionId: 1 },
  code: '123456',
})
const withheld = (about: Written): NewLetter => ({
  kind: 'reminder-documents',
  ...about,
  version: 1,
  withheld: true,
})

const ask = (id: number, orderId: string | null, query = '') =>
  app.browser().send('GET', `/api/applications/${id}/letters${query}`, {
    headers: orderId === null ? {} : { 'x-order-id': orderId },
  })
const codeOf = ({ status, body }: Awaited<ReturnType<typeof ask>>) => `${status} ${body.code}`

describe('the letters of an application', () => {
  test('stand there newest first, with a masked address, in the language that is asked for', async () => {
    const application = await applicationWith(receipt, documents)
    const english = await ask(application.id, application.orderId)
    expect(english.status).toBe(200)
    const { contactEmail } = application
    const to = `${contactEmail[0]}•••${contactEmail.slice(contactEmail.indexOf('@'))}`
    expect(english.body.items).toMatchObject([
      { kind: 'documents-received', title: 'We have your documents', state: 'queued', to },
      { kind: 'payment-confirmed', title: 'Your receipt: we have received your payment', to },
    ])
    expect(JSON.stringify(english.body)).not.toContain(contactEmail)
    const german = await ask(application.id, application.orderId, '?language=de')
    expect(german.body.items).toMatchObject([{ title: 'Ihre Dokumente liegen uns vor' }, {}])
  })

  test('hold no code, no reminder that was never sent, and nothing of what stands in a letter', async () => {
    const application = await applicationWith(receipt, code, withheld)
    const { body } = await ask(application.id, application.orderId)
    const items = body.items as Record<string, unknown>[]
    expect(items.map(({ kind }) => kind)).toEqual(['payment-confirmed'])
    expect(Object.keys(items[0] ?? {}).sort()).toEqual([
      'createdAt',
      'id',
      'kind',
      'sentAt',
      'state',
      'title',
      'to',
    ])
  })

  test('are nobody else’s: without authority, with a foreign one, of none', async () => {
    const application = await applicationWith(receipt)
    const other = await applicationWith(documents)
    expect(codeOf(await ask(application.id, null))).toBe('401 request.unauthorized')
    expect(codeOf(await ask(application.id, other.orderId))).toBe('404 application.not-found')
    expect(codeOf(await ask(999_999, other.orderId))).toBe('404 application.not-found')
    const bad = await ask(application.id, application.orderId, '?language=xx')
    expect(codeOf(bad)).toBe('400 request.invalid')
  })

  test('of the browser that applied open by its cookie', async () => {
    const application = await applicationWith(receipt)
    const browser = app.browser()
    await browser.get(`/api/status?orderId=${application.orderId}`)
    const { status, body } = await browser.get(`/api/applications/${application.id}/letters`)
    expect(status).toBe(200)
    expect(body.items).toHaveLength(1)
  })
})
