import { expect, test } from 'vitest'
import { sendLetter } from '../src/server/letter/send.ts'
import { linkToken } from '../src/server/link-token.ts'
import type { Ask, Subject } from './support/authority-line.ts'
import { authorityTable } from './support/authority-table.ts'
import { startWorld } from './support/authority-world.ts'
import { forFile } from './support/for-file.ts'
import { parseMail, partOfType } from './support/mail-sink.ts'
import { rowsOf } from './support/rows.ts'
import { writeLetter } from './support/services.ts'

const world = await forFile(startWorld())
const { services, sink } = world
const now = services.clock.now()

/** The text of each letter that was handed to the mail server, the newest last. */
const sent = () =>
  sink.received.map(({ raw }) => partOfType(parseMail(raw), 'text/plain')?.content.toString() ?? '')

/** A code of letters that no number looks like by chance. */
const code = '735219'
services.random.code = () => code

/** Everything that opens an application, of one: by its name. */
async function secretsOf({ application, orderId }: Subject): Promise<Record<string, string>> {
  const row = await services.db
    .selectFrom('application')
    .selectAll()
    .where('id', '=', application)
    .executeTakeFirstOrThrow()
  await writeLetter(services, { kind: 'application-link', application: row, now })
  const browser = world.stranger()
  await browser.post('/api/access/code', { orderId })
  const letters = await rowsOf(services.db, 'letter', { applicationId: application })
  for (const { id } of letters) await sendLetter(services, id)
  expect(sent().some((text) => text.includes(code))).toBe(true)
  const chat = await browser.post('/api/chat/sessions', { language: 'en', applicationId: orderId })
  await browser.send('POST', '/api/chat/messages', {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${chat.body.token}` },
    body: JSON.stringify({ sessionId: chat.body.sessionId, message: 'Hello' }),
  })
  const organiser = world.stranger()
  await organiser.put('/api/draft', draft)
  const items = [{ position: 0, language: 'en' }]
  const links = await organiser.post('/api/traveller-links', { language: 'en', items })
  const [own] = links.body.items as { url: string }[]
  const [letter] = letters.filter(({ kind }) => kind === 'application-link')
  return {
    'link of a letter': linkToken(services.linkKey, 'letter', letter?.id ?? ''),
    'code of a letter': code,
    'cookie of who asked': tokenIn(browser.cookie()),
    'key of a conversation': String(chat.body.token),
    'own link': own?.url.split('#')[1] ?? '',
  }
}

const tokenIn = (cookie: string) => cookie.split('=')[1] ?? ''

const draft = {
  step: 2,
  details: {},
  applicants: [{ firstName: 'Ada', linkId: '' }],
  submissionKey: '6f8a5a30-3f4e-4f43-9a45-0d2c9a3e7f11',
}

/** The calls of staff that read, and those that show, export or preview something without changing it. */
const readings = world.routes.filter(
  ({ access, endpoint: { method, path } }) =>
    access === 'staff' && (method === 'GET' || /(preview|export|page)$/.test(path)),
)

/** Every number that `{id}` may stand for. */
async function idsOf(subject: Subject): Promise<(string | number)[]> {
  const of = { applicationId: subject.application }
  const letters = await rowsOf(services.db, 'letter', of)
  const chats = await rowsOf(services.db, 'chatSession', of)
  const { application, applicant, document } = subject
  return [application, applicant, document, ...[...letters, ...chats].map(({ id }) => id)]
}

const bodyOf = (route: string, subject: Subject): object => {
  const line = authorityTable[route as keyof typeof authorityTable]
  const { json } = ('ask' in line && line.ask ? line.ask : {}) as Partial<Ask>
  if (json) return json(subject)
  return { ids: [subject.application], action: { kind: 'remind' }, message: 'Hello' }
}

/** What a colleague is answered who asks for everything about it, by the call. */
async function answersAbout(subject: Subject): Promise<[route: string, text: string][]> {
  const answers: [string, string][] = []
  for (const { endpoint } of readings) {
    const { method, path } = endpoint
    const route = `${method} ${path}`
    // Listens without an end; what it tells of is read by the calls beside it.
    if (path.endsWith('/stream')) continue
    for (const id of path.includes('{id}') ? await idsOf(subject) : ['']) {
      const colleague = await world.colleague('owner')
      const address = path.replace('{id}', String(id)).replace(/\{\w+\}/g, '1')
      const response = await fetch(world.origin + address, {
        method,
        headers: {
          ...{ cookie: colleague.cookie(), origin: world.origin },
          'content-type': 'application/json',
        },
        ...(method === 'GET' ? {} : { body: JSON.stringify(bodyOf(route, subject)) }),
      })
      if (response.ok) answers.push([route, await response.text()])
    }
  }
  return answers
}

test('no answer to staff, page, export, preview or log holds what opens an application', async () => {
  const { subject, browser } = await world.subjectFor({
    about: 'document',
    state: 'bought',
    twice: [200, 200],
  })
  const opens = { ...(await secretsOf(subject)), 'cookie of who may': tokenIn(browser.cookie()) }
  const secrets = Object.entries(opens)
  expect(secrets.filter(([, secret]) => secret.length < 6)).toEqual([])
  const answers = await answersAbout(subject)
  const asked = new Set(answers.map(([route]) => route))
  for (const route of [
    'GET /api/admin/applications',
    'GET /api/admin/applications/{id}',
    'GET /api/admin/applications/{id}/thread',
    'GET /api/admin/letters/{id}',
    'GET /api/admin/letters/{id}/page',
    'GET /api/admin/chat/sessions/{id}',
    'GET /api/admin/health',
    'POST /api/admin/applications/bulk/preview',
    'POST /api/admin/applications/{id}/message/preview',
  ]) {
    expect(asked).toContain(route)
  }
  const told = [...answers, ['the log', world.logged.join('\n')] as const].flatMap(
    ([where, text]) =>
      secrets.flatMap(([what, secret]) =>
        new RegExp(`(?<![\\w-])${secret}(?![\\w-])`).test(text) ? [`${where}: ${what}`] : [],
      ),
  )
  expect(told).toEqual([])
})
