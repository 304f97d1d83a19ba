import { describe, expect, test } from 'vitest'
import { startApp } from '../../../../test/support/app.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { cookieOf } from '../../../../test/support/owner.ts'
import { rowOf } from '../../../../test/support/rows.ts'
import { insertExample, startServices, writeLetter } from '../../../../test/support/services.ts'
import type { LetterApplication, NewLetter } from '../../data/correspondence/letter-payload.ts'

const t = await forFile(startServices())
const app = await forFile(startApp(t.services))

const minute = 60_000

async function applicationWith(...written: ((about: Written) => NewLetter)[]) {
  const made = await insertExample(t.services, { now: t.time.now })
  const { db } = t.services
  const application = await rowOf(db, 'application', { id: made.id })
  for (const letterOf of written) {
    t.time.now = new Date(t.time.now.getTime() + minute)
    await writeLetter(t.services, letterOf({ application, now: t.time.now }))
  }
  return application
}

type Written = { application: LetterApplication; now: Date }

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

const ask = (id: number, orderId: string, query = '') =>
  app
    .browser()
    .send('GET', `/api/applications/${id}/thread${query}`, { headers: cookieOf({ orderId }) })

describe('the letters of an application', () => {
  test('stand there newest first, with a masked address, in the language that is asked for', async () => {
    const application = await applicationWith(receipt, documents)
    const english = await ask(application.id, application.orderId)
    expect(english.status).toBe(200)
    const { contactEmail } = application
    const to = `${contactEmail[0]}•••${contactEmail.slice(contactEmail.indexOf('@'))}`
    expect(english.body.entries).toMatchObject([
      { kind: 'letter', title: 'We have your documents', standing: 'queued', to },
      { kind: 'letter', title: 'Your receipt: we have received your payment', to },
    ])
    expect(JSON.stringify(english.body)).not.toContain(contactEmail)
    const german = await ask(application.id, application.orderId, '?language=de')
    expect(german.body.entries).toMatchObject([{ title: 'Ihre Dokumente liegen uns vor' }, {}])
  })

  test('hold no code, no reminder that was never sent, and nothing of what stands in a letter', async () => {
    const application = await applicationWith(receipt, code, withheld)
    const { body } = await ask(application.id, application.orderId)
    const entries = body.entries as Record<string, unknown>[]
    expect(entries.map(({ title }) => title)).toEqual([
      'Your receipt: we have received your payment',
    ])
    const shown = ['at', 'id', 'kind', 'standing', 'title', 'to']
    expect(Object.keys(entries[0] ?? {}).sort()).toEqual(shown)
  })
})
