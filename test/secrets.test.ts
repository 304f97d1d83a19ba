import { expect, test } from 'vitest'
import { productTemplates } from '#domain/template.ts'
import { signNotification } from '../src/sandbox-gateway/signature.ts'
import { sendLetter } from '../src/server/correspondence/letter/send.ts'
import { backUp, openFile } from '../src/server/operation/backup/test-support.ts'
import { linkToken } from '../src/server/platform/link-token.ts'
import { jsonOf, type Subject } from './support/authority-line.ts'
import { authorityTable } from './support/authority-table.ts'
import { startWorld } from './support/authority-world.ts'
import { png } from './support/document-samples.ts'
import { readEvents } from './support/events.ts'
import { forFile } from './support/for-file.ts'
import { formOf } from './support/form.ts'
import { signMail } from './support/mail-signature.ts'
import { plainTextOf } from './support/mail-sink.ts'
import { startMessengerStandIn } from './support/messenger-stand-in.ts'
import { readableIn } from './support/readable.ts'
import { insertRow, rowOf, rowsOf } from './support/rows.ts'
import { writeLetter } from './support/services.ts'

const world = await forFile(startWorld())
const { services, sink } = world
const now = services.clock.now()
services.messengers = (await forFile(startMessengerStandIn())).services()

/** The letters given to the mail server, newest last. */
const sent = () => sink.received.map(({ raw }) => plainTextOf(raw))

/** A code unlike any other number. */
const code = '735219'
services.random.code = () => code

/** Everything that gives access to an application, by name. */
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
  await organiser.post('/api/draft/link', { email: 'organiser@gmail.com', language: 'en' })
  const { id: draftLink } = await rowOf(services.db, 'link', {})
  const items = [{ position: 0, language: 'en' }]
  const links = await organiser.post('/api/traveller-links', { language: 'en', items })
  const [own] = links.body.items as { url: string }[]
  const [letter] = letters.filter(({ kind }) => kind === 'application-link')
  const payment = { applicationId: application, id: services.random.uuid(), createdAt: now }
  await insertRow(services.db, 'paymentLink', payment)
  return {
    'link of a letter': linkToken(services.linkKey, 'letter', letter?.id ?? ''),
    'code of a letter': code,
    'link of who pays': linkToken(services.linkKey, 'payment', payment.id),
    'cookie of who asked': tokenIn(browser.cookie()),
    'key of a conversation': String(chat.body.token),
    'link of a draft': linkToken(services.linkKey, 'link', draftLink),
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

/** Staff calls that read, show, export or preview without changing anything. */
const readings = world.routes.filter(
  ({ access, endpoint: { method, path } }) =>
    access === 'staff' && (method === 'GET' || /(preview|export|page)$/.test(path)),
)

/** Every id that `{id}` can be. */
async function idsOf(subject: Subject, dispute: string): Promise<(string | number)[]> {
  const of = { applicationId: subject.application }
  const letters = [
    ...(await rowsOf(services.db, 'letter', of)),
    ...(await rowsOf(services.db, 'letter', { kind: 'continue-link' })),
  ]
  const chats = await rowsOf(services.db, 'chatSession', of)
  const requests = await rowsOf(services.db, 'dataRequest', {})
  const emails = await rowsOf(services.db, 'receivedEmail', {})
  const { application, applicant, document } = subject
  const kept = [...letters, ...chats, ...requests, ...emails].map(({ id }) => id)
  return [application, applicant, document, dispute, productTemplates[0], ...kept]
}

const bodyOf = (route: string, subject: Subject): object => {
  const line = authorityTable[route as keyof typeof authorityTable]
  const others = { ids: [subject.application], action: { kind: 'remind' }, message: 'Hello' }
  return jsonOf(('ask' in line && line.ask) || {}, subject) ?? others
}

/** Required query parameters. */
const queries: Readonly<Record<string, (subject: Subject) => string>> = {
  'GET /api/admin/applicants': ({ application }) => `?applicationId=${application}`,
  'GET /api/admin/reports': () => '?from=2026-11-01&to=2026-11-30',
  'GET /api/admin/reports/csv': () => '?from=2026-11-01&to=2026-11-30&report=answers',
  'GET /api/admin/chat/replies': () => '?language=en',
}

/** All answers to a colleague about it, by call. */
async function answersAbout(subject: Subject, dispute: string): Promise<Told[]> {
  const answers: Told[] = []
  const ids = await idsOf(subject, dispute)
  const receipts = await rowsOf(services.db, 'receipt', { applicationId: subject.application })
  for (const { endpoint } of readings) {
    const { method, path } = endpoint
    const route = `${method} ${path}`
    // Endless, so it is read beside the calls.
    if (path.endsWith('/stream')) continue
    for (const id of path.includes('{id}') ? ids : ['']) {
      const colleague = await world.colleague('owner')
      const address = path
        .replace('{id}', String(id))
        .replace('{number}', String(receipts[0]?.number))
        .replace('{position}', '0')
        .replace('{month}', '2026-11')
        .replace(/\{\w+\}/g, '1')
        .concat(queries[route]?.(subject) ?? '')
      const response = await fetch(world.origin + address, {
        method,
        headers: { ...json, cookie: colleague.cookie(), origin: world.origin },
        ...(method === 'GET' ? {} : { body: JSON.stringify(bodyOf(route, subject)) }),
      })
      const bytes = Buffer.from(await response.arrayBuffer())
      if (response.ok) answers.push([route, await readableIn(bytes)])
    }
  }
  return answers
}

type Told = readonly [where: string, text: string]

/** Answers to signed calls: the gateway's about a dispute, and mail services'. */
async function webhooksAbout({ application }: Subject): Promise<Told[]> {
  const at = services.clock.now()
  const secret = services.inboundSecret ?? ''
  const { id: attemptId } = await rowOf(services.db, 'paymentAttempt', {
    applicationId: application,
  })
  const dispute = {
    ...{ disputeRef: 'dp_1', attemptId, state: 'open', reason: 'fraudulent' },
    ...{ amount: 233_00, currency: 'USD', respondBy: null, at: at.toISOString() },
  }
  const told = JSON.stringify({ type: 'dispute.open', attempt: null, dispute })
  const [letter] = await rowsOf(services.db, 'letter', { applicationId: application })
  const delivered = { id: 'e1', type: 'delivered', recipient: letter?.recipient }
  const events = JSON.stringify({
    events: [{ ...delivered, messageId: letter?.id, at: at.toISOString() }],
  })
  // As mail programs answer: with the whole letter below.
  const quoted = sent().filter((text) => !text.includes(code))
  const answer = ['Hello', ...quoted.join('\n').split('\n')].join('\r\n> ')
  const email = `From: ${letter?.recipient}\r\nSubject: Hello\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${answer}\r\n`
  const stop = linkToken(services.linkKey, 'stop-reminders', String(application))
  const calls: [string, string, Record<string, string>][] = [
    ['/api/gpay/notify', told, signNotification({ eventId: 'dispute', body: told, at }, 'secret')],
    ['/api/mail/events', events, { ...signMail(events, { secret, at }), ...json }],
    [
      '/api/mail/inbound',
      email,
      { ...signMail(email, { secret, at }), 'content-type': 'message/rfc822' },
    ],
    [`/api/stop-reminders/${stop}`, '', {}],
  ]
  const answers: Told[] = []
  for (const [path, body, headers] of calls) {
    const response = await fetch(world.origin + path, { method: 'POST', headers, body })
    expect([path, response.ok]).toEqual([path, true])
    const said = [...response.headers].join('\n')
    answers.push([path, `${said}\n${await response.text()}`])
  }
  return answers
}

const json = { 'content-type': 'application/json' }

/** A paid application with a signature and a passport page. */
async function subjectWithAll() {
  const { subject, browser } = await world.subjectFor({
    about: 'agreement',
    state: 'bought',
    twice: [200, 200],
  })
  const path = `/api/applicants/${subject.applicant}/documents`
  const page = formOf({ documentType: 'passportDocument' }, { bytes: await png() })
  const added = await browser.send('POST', path, page)
  const { id } = added.body.document as { id: string }
  return { subject: { ...subject, document: id }, browser }
}

/** Files from elsewhere; the stream is read beside the calls, and a message's page is in its preview. */
const notRead = [
  'GET /api/admin/applications/{id}/approval',
  'GET /api/admin/applicants/{id}/visa',
  'GET /api/admin/visa-documents/{id}',
  'GET /api/admin/visa-documents/{id}/file',
  'GET /api/admin/emails/{id}/files/{fileId}',
  'GET /api/admin/emails/{id}/files/{fileId}/preview',
  'POST /api/admin/applications/{id}/message/page',
  'GET /api/admin/chat/files/{id}',
  'GET /api/admin/chat/files/{id}/preview',
  'GET /api/admin/chat/stream',
]

test('nothing that staff and webhooks are told or a backup lists, whatever it is packed in, holds what opens an application', async () => {
  const colleague = await world.colleague('owner')
  const heard = await readEvents(`${world.origin}/api/admin/chat/stream`, {
    cookie: colleague.cookie(),
  })
  const { subject, browser } = await subjectWithAll()
  const connecting = `/api/applications/${subject.application}/messengers/telegram/code`
  const { words } = (await browser.post(connecting, undefined)).body as { words: string }
  const opens = {
    ...(await secretsOf(subject)),
    'cookie of who may': tokenIn(browser.cookie()),
    'code of a messenger': words.split('KV-')[1] ?? '',
  }
  const secrets = Object.entries(opens)
  expect(secrets.filter(([, secret]) => secret.length < 6)).toEqual([])
  await heard.until(({ name }) => name === 'message')
  const webhooks = await webhooksAbout(subject)
  const row = await services.db
    .selectFrom('application')
    .select('contactEmail')
    .where('id', '=', subject.application)
    .executeTakeFirstOrThrow()
  const request = { kind: 'export', email: row.contactEmail }
  await colleague.post('/api/admin/data-requests', request)
  const review = `/api/admin/documents/${subject.document}/review`
  expect((await colleague.post(review, { verdict: 'accepted' })).status).toBe(200)
  const { id: dispute } = await rowOf(services.db, 'dispute', {
    applicationId: subject.application,
  })
  const closed = { closedAt: services.clock.now(), staffId: colleague.staff.id }
  await services.db
    .insertInto('closedMonth')
    .values({ month: '2026-11-01', ...closed })
    .execute()
  const answers = await answersAbout(subject, dispute)
  heard.close()
  const asked = new Set(answers.map(([route]) => route))
  const routes = readings.map(({ endpoint: { method, path } }) => `${method} ${path}`)
  expect(routes.filter((route) => !asked.has(route))).toEqual(notRead)
  const packed = (route: string) => answers.filter(([where]) => where === route).join('\n')
  expect(packed('POST /api/admin/data-requests/{id}/export')).toContain(row.contactEmail)
  expect(packed('GET /api/admin/money/disputes/{id}/evidence')).toContain('dp_1')
  const { file, made } = await backUp(world)
  const told = [
    ...[...answers, ...webhooks],
    ['the stream', JSON.stringify(heard.events)] as const,
    ['the log', world.logged.join('\n')] as const,
    ['the backup, locked', file.toString('latin1')] as const,
    ['what is said of the backup', JSON.stringify(made)] as const,
    ['the list of the backup', JSON.stringify(await listOf(file))] as const,
  ]
  expect(told.flatMap(([where, text]) => secretsIn(text, secrets, where))).toEqual([])
})

/** A backup's metadata, without its keys and contents. */
async function listOf(file: Buffer) {
  const { manifest, rest } = await openFile(file)
  const heads: object[] = [manifest]
  for await (const { head } of { [Symbol.asyncIterator]: () => rest }) heads.push(head)
  expect(heads.length).toBeGreaterThan(50)
  return heads
}

function secretsIn(text: string, secrets: [string, string][], where: string): string[] {
  return secrets.flatMap(([what, secret]) =>
    new RegExp(`(?<![\\w-])${secret}(?![\\w-])`).test(text) ? [`${where}: ${what}`] : [],
  )
}
