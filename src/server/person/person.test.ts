import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerFields, contactFields } from '#domain/application/correction.ts'
import { undoSeconds } from '#domain/application/undo.ts'
import { requiredDocuments } from '#domain/document/document.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { codeOf } from '../../../test/support/app.ts'
import { tablesWith as tablesHolding } from '../../../test/support/canary.ts'
import { exportOf, openRequest } from '../../../test/support/data-request.ts'
import { testPromises } from '../../../test/support/deciding.ts'
import { cookieOf } from '../../../test/support/owner.ts'
import { changeRows, rowOf, rowsOf } from '../../../test/support/rows.ts'
import { signIn } from '../../../test/support/staff.ts'
import { payWith } from '../../sandbox-gateway/test-support.ts'
import { sendLetter } from '../correspondence/letter/send.ts'
import { findReceipt } from '../data/money/receipt.ts'
import { makeRefund } from '../money/payment/make-refund.ts'
import { type Applied, booksOf, openShop, uploadPicture } from '../money/payment/test-support.ts'

let manager: Awaited<ReturnType<typeof signIn>>
let person = 0
let email = ''
/** A name used nowhere else. */
let name = ''

const shop = await openShop()
const { db } = shop
beforeEach(async () => {
  manager = await signIn(shop, { role: 'manager' })
  person += 1
  email = `zoe.${person}@example.com`
  name = `Zoë-${person}-Z`
})

async function apply(): Promise<Applied> {
  const made = await shop.apply()
  const values = { contactEmail: email.toUpperCase(), contactName: name }
  await changeRows(db, 'application', { id: made.id }, values)
  return made
}

async function pay(made: Applied): Promise<void> {
  const billing = { billingLastName: name, billingStreet1: `${name} Street` }
  await payWith((await shop.create(made, billing)).body.formData)
}

/** A chat message by this person. */
async function chat(text: string): Promise<string> {
  const browser = shop.browser()
  const { body } = await browser.post('/api/chat/sessions', { email: email.toUpperCase(), name })
  const headers = { authorization: `Bearer ${body.token}` }
  const said = { sessionId: body.sessionId, message: text }
  expect((await browser.post('/api/chat/messages', said, headers)).status).toBe(201)
  return (body as { sessionId: string }).sessionId
}

const setStatus = async ({ id }: Applied, status: string) =>
  expect(
    await manager.patch(`/api/admin/applications/${id}/status`, {
      status,
      adminNotes: `${name} called`,
      travellerMessage: `Dear ${name}`,
    }),
  ).toMatchObject({ status: 200 })

type Request = { id: string; dueOn: string; doneAt: string | null; applications: object[] }
async function open(): Promise<Request> {
  const asked = { kind: 'erasure', email }
  const { status, body } = await manager.post('/api/admin/data-requests', asked)
  expect(status).toBe(201)
  return (body as { request: Request }).request
}
const erase = (id: string) => manager.post(`/api/admin/data-requests/${id}/erase`, {})

async function storedKeys(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of shop.services.documentStore.list()) keys.push(key)
  return keys.sort()
}

const tablesWith = (word: string) => tablesHolding(db, [word])

describe('a request', () => {
  it('is written down once, with its day, and shows what it is about', async () => {
    const paid = await apply()
    await pay(paid)
    await apply()
    const request = await open()
    const dueOn = new Date(shop.services.clock.now().getTime() + 30 * 86_400_000)
    expect(request).toMatchObject({
      dueOn: dueOn.toISOString().slice(0, 10),
      doneAt: null,
      applications: [
        { id: paid.id, outcome: 'anonymise', keptUntil: expect.stringMatching(/^2032-/) },
        { outcome: 'delete', keptUntil: null },
      ],
    })
    expect((await open()).id).toBe(request.id)
    const { body } = await manager.get('/api/admin/data-requests')
    expect((body as { items: Request[] }).items[0]).toEqual(request)
  })

  it('can be about somebody who only wrote in the chat, and about nobody else', async () => {
    const nobody = await manager.post('/api/admin/data-requests', { kind: 'export', email })
    expect(codeOf(nobody)).toBe('404 person.not-found')
    await chat('Hello')
    await erase((await open()).id)
    expect(await tablesWith(name)).toEqual([])
  })
})

describe('an export', () => {
  it('holds everything, as data and as files', async () => {
    const made = await apply()
    await pay(made)
    await uploadPicture(shop, made)
    await setStatus(made, 'processing')
    // It would tell what can still be undone.
    const id = await openRequest(manager, 'export', email)
    const early = await manager.post(`/api/admin/data-requests/${id}/export`, {})
    expect(codeOf(early)).toBe('409 application.held')
    shop.advance(undoSeconds * 1000)
    const conversation = await chat('Where is my visa?')
    const aside = { text: `${name} called twice` }
    await manager.post(`/api/admin/chat/sessions/${conversation}/notes`, aside)
    const queued = db.selectFrom('letter').select('id').where('applicationId', '=', made.id)
    for (const letter of await queued.execute()) await sendLetter(shop.services, letter.id)
    const files = await exportOf(manager, email)
    const reference = `TZ-${String(made.id).padStart(6, '0')}`
    expect([...files.keys()].sort()).toEqual([
      `${reference}/traveller-1/passportPhoto-1.png`,
      'data.json',
    ])
    expect(files.get(`${reference}/traveller-1/passportPhoto-1.png`)?.subarray(1, 4)).toEqual(
      Buffer.from('PNG'),
    )
    const data = JSON.parse(files.get('data.json')?.toString() ?? '')
    expect(data.conversations).toMatchObject([{ notes: [aside] }])
    expect(data).toMatchObject({
      email,
      applications: [
        {
          reference,
          contactName: name,
          applicants: [{ passportNumber: expect.any(String) }],
          payments: [{ amount: 233 }],
          receipts: [
            { kind: 'receipt', amount: 233, billing: { name, lines: [`${name} Street`] } },
          ],
          history: expect.arrayContaining([
            expect.objectContaining({ kind: 'status-changed', message: `Dear ${name}` }),
          ]),
        },
      ],
      letters: expect.arrayContaining([
        expect.objectContaining({
          kind: 'status-changed',
          subject: expect.stringContaining(reference),
          text: expect.stringContaining(`Dear ${name}`),
        }),
      ]),
      conversations: [{ name, messages: [{ side: 'user', text: 'Where is my visa?' }] }],
    })
    const [told] = data.applications
    expect(Object.keys(told)).toEqual(expect.arrayContaining(contactFields))
    expect(Object.keys(told.applicants[0])).toEqual(expect.arrayContaining(answerFields))
    expect(JSON.stringify(data)).not.toContain(made.orderId)
    const { body } = await manager.get('/api/admin/data-requests')
    const [request] = (body as { items: Request[] }).items
    expect(request).toMatchObject({ kind: 'export', doneAt: expect.any(String) })
  })

  it('names no colleague by id, neither the assignee nor the second person', async () => {
    const made = await apply()
    await pay(made)
    const second = await signIn(shop, { role: 'agent' })
    for (const type of requiredDocuments(shippedRules, 'tourist')) {
      const path = `/api/admin/documents/${await uploadPicture(shop, made, type)}/review`
      expect((await manager.post(path, { verdict: 'accepted' })).status).toBe(200)
    }
    const path = `/api/admin/applications/${made.id}`
    const answers = [
      await manager.put(`${path}/assignee`, { staffId: second.staff.id }),
      await manager.post(`${path}/hand-over`, { staffId: second.staff.id }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const text = (await exportOf(manager, email)).get('data.json')?.toString() ?? ''
    const [application] = JSON.parse(text).applications
    const kinds = application.history.map((each: { kind: string }) => each.kind)
    expect(kinds).toEqual(expect.arrayContaining(['assigned', 'handed-over']))
    for (const { staff } of [manager, second]) expect(text).not.toContain(staff.id)
    for (const name of ['assignedTo', 'handedOverBy', 'handedOverTo', 'handedOverAt']) {
      expect(text).not.toContain(name)
    }
  })
})

describe('an erasure', () => {
  it('takes the person out everywhere, and leaves what accounting law needs', async () => {
    const before = await storedKeys()
    const unpaid = await apply()
    const made = await apply()
    await pay(made)
    await uploadPicture(shop, made)
    await setStatus(made, 'rejected')
    const conversation = await chat(`${name} asks`)
    const aside = { text: `${name} called twice` }
    await manager.post(`/api/admin/chat/sessions/${conversation}/notes`, aside)
    const note = { text: `${name} is in Moshi` }
    await manager.post(`/api/admin/applications/${made.id}/notes`, note)
    const { id } = await open()
    const { status, body } = await erase(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      request: { id, applications: [{ outcome: 'done' }, { outcome: 'done' }] },
    })
    expect(await tablesWith(email)).toEqual(['data_request'])
    expect(await tablesWith(name)).toEqual([])
    const receipt = await findReceipt(db, made.id, undefined)
    expect(receipt).toMatchObject({ amountCents: 233_00, content: { billing: null } })
    expect(await rowsOf(db, 'applicant', { applicationId: made.id })).toEqual([])
    expect(await storedKeys()).toEqual(before)
    expect(await rowsOf(db, 'application', { id: unpaid.id })).toEqual([])
    const row = await rowOf(db, 'application', { id: made.id })
    const left = { status: 'rejected', totalPriceCents: 23_300, erasedAt: expect.any(Date) }
    expect(row).toMatchObject(left)
    expect(row.orderId).not.toBe(made.orderId)
    const { payments } = await booksOf(shop, made)
    expect(payments).toMatchObject([{ amountCents: 23_300 }])
    const events = await rowsOf(db, 'applicationEvent', { applicationId: made.id })
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['created', 'status-changed', 'erased']),
    )
  })

  it('takes out why an order was changed and money given back, and leaves the amounts', async () => {
    const made = await apply()
    await pay(made)
    const { body } = await shop.supplement(made, { processingType: 'urgent' })
    await payWith(body.formData)
    const path = `/api/admin/applications/${made.id}`
    const reason = `${name} has time after all`
    shop.advance(1000)
    await manager.post(`${path}/amendment`, { processingType: 'normal', reason })
    await manager.post(`${path}/refund`, { ground: 'refund', amountCents: 233_00, note: reason })
    const due = await db.selectFrom('refund').select('id').where('state', '=', 'due').execute()
    for (const each of due) await makeRefund(shop.services, each)
    expect((await erase((await open()).id)).status).toBe(200)
    const { rows } = await sql<{ text: string }>`
      select to_jsonb(m)::text as text from amendment m where application_id = ${made.id}
      union all select to_jsonb(r)::text from refund r where application_id = ${made.id}`.execute(
      db,
    )
    expect(rows).toHaveLength(5)
    expect(JSON.stringify(rows)).not.toContain(name)
  })

  it('repeated answers the same and changes nothing', async () => {
    await apply()
    const { id } = await open()
    const first = await erase(id)
    shop.advance(1000)
    expect((await erase(id)).body).toEqual(first.body)
    const unknown = await erase('0b3f3a63-2f2b-4c1e-9d53-0b6a4c1f2d11')
    expect(codeOf(unknown)).toBe('404 data-request.not-found')
  })

  it('waits for what is under way: neither money nor decision is lost', async () => {
    const made = await apply()
    await pay(made)
    const { id } = await open()
    expect(codeOf(await erase(id))).toBe('409 data-request.open-application')
    const attempt = await apply()
    await setStatus(made, 'rejected')
    await shop.create(attempt)
    expect(codeOf(await erase(id))).toBe('409 data-request.open-application')
    expect(await tablesWith(email)).toContain('application')
  })

  const correct = async ({ id }: Applied, sent: object) => {
    const body = { ...sent, reason: `${name} called` }
    const answer = await manager.patch(`/api/admin/applications/${id}/contact`, body)
    expect(answer).toMatchObject({ status: 200 })
  }

  it('takes what was corrected, and what an address that waits for its code says', async () => {
    const made = await apply()
    await pay(made)
    await correct(made, { contactName: `${name} the second` })
    const { id: applicant } = await rowOf(db, 'applicant', { applicationId: made.id })
    const headers = cookieOf(made)
    const browser = shop.browser()
    await browser.patch(`/api/applicants/${applicant}`, { occupation: `${name} maker` }, headers)
    const wanted = { contactEmail: `new.${email}` }
    await browser.patch(`/api/applications/${made.id}/contact`, wanted, headers)
    expect(await tablesWith(name)).toEqual(expect.arrayContaining(['correction']))
    expect(await tablesWith(`new.${email}`)).toEqual(expect.arrayContaining(['contact_change']))
    await setStatus(made, 'rejected')
    await erase((await open()).id)
    expect(await tablesWith(name)).toEqual([])
    expect(await tablesWith(email)).toEqual(['data_request'])
  })

  it('of a former contact address leaves the application to its current contact', async () => {
    const made = await apply()
    await pay(made)
    const now = `now.${person}@example.com`
    await correct(made, { contactEmail: now })
    await setStatus(made, 'rejected')
    await erase((await open()).id)
    // The order and the signed agreement stay unchanged.
    expect(await tablesWith(email)).toEqual(['application', 'data_request'])
    const kept = await rowsOf(db, 'correction', { applicationId: made.id })
    expect(kept).toMatchObject([{ oldValue: null, newValue: now, actor: 'staff' }])
    expect(await tablesWith(now)).toContain('application')
  })
})

it('what the portal was told is in the export, and an erasure leaves the fee alone', async () => {
  const details = {
    ...{ portalNumber: `EV-${name}`, securityQuestion: `School of ${name}?` },
    ...{ securityAnswer: `Answer ${name}`, fee: { amountCents: 51_00, paidOn: '2026-11-20' } },
  }
  const made = await apply()
  await pay(made)
  const { id: applicantId } = await rowOf(db, 'applicant', { applicationId: made.id })
  const documentId = await uploadPicture(shop, made, 'passportDocument')
  const names = { surname: name, givenNames: name }
  const checked = { documentId, checkedAt: shop.services.clock.now() }
  await db
    .insertInto('passportCheck')
    .values({ ...checked, result: 'match', fields: [], ...names })
    .onConflict((oc) => oc.column('documentId').doUpdateSet(names))
    .execute()
  const path = `/api/admin/applicants/${applicantId}/filing`
  expect((await manager.put(path, details)).status).toBe(200)
  const { lines } = (await manager.get(path)).body as { lines: { key: string; mark: string }[] }
  const mark = lines.find(({ key }) => key === 'surname')?.mark ?? ''
  const ticks = [{ line: 'surname', mark, isTicked: true }]
  expect((await manager.put(`${path}/ticks`, { ticks })).status).toBe(200)
  const employer = lines.find(({ key }) => key === 'employer')
  const answers = [{ line: 'employer', mark: employer?.mark, value: `Works of ${name}` }]
  expect((await manager.put(`${path}/answers`, { answers, origin: 'call' })).status).toBe(200)

  const text = (await exportOf(manager, email)).get('data.json')?.toString() ?? ''
  const works = { value: `Works of ${name}`, origin: 'call' }
  expect(JSON.parse(text).applications[0]).toMatchObject({
    applicants: [{ portalNumber: details.portalNumber }],
    portalQuestions: [{ position: 1, securityQuestion: details.securityQuestion }],
    portalLines: [{ position: 1, line: 'surname', tickedAt: expect.any(String) }],
    portalAnswers: [{ position: 1, line: 'employer', label: 'Employer', ...works }],
    authorityFees: [{ amount: 51, paidOn: '2026-11-20' }],
    documents: [{ passportSurname: name, passportGivenNames: name }],
  })
  // Portal access, the author and the value's key are excluded.
  for (const secret of [details.securityAnswer, manager.staff.id, mark]) {
    expect(text).not.toContain(secret)
  }

  await setStatus(made, 'rejected')
  expect((await erase((await open()).id)).status).toBe(200)
  for (const table of ['filing', 'filingTick', 'filingAnswer'] as const) {
    expect(await rowsOf(db, table, { applicantId })).toEqual([])
  }
  expect(await rowsOf(db, 'passportCheck', { documentId })).toEqual([])
  const of = { applicationId: made.id }
  const nobodys = { applicantId: null, amountCents: 51_00 }
  expect(await rowsOf(db, 'authorityFee', of)).toMatchObject([nobodys])
  expect(await rowsOf(db, 'ledgerEntry', { ...of, kind: 'authority-fee' })).toMatchObject([
    { ...nobodys, amountCents: -51_00 },
  ])
})

testPromises({ db })
