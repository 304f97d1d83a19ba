import { beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '../../../../test/support/app.ts'
import { testPromises } from '../../../../test/support/deciding.ts'
import { startDamaging } from '../../../../test/support/invariants.ts'
import { cookieOf } from '../../../../test/support/owner.ts'
import { changeRows, rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { payWith } from '../../../sandbox-gateway/test-support.ts'
import { composeLetter } from '../../correspondence/letter/send.ts'
import { tellDispute } from '../books/test-support.ts'
import {
  type Applied,
  askRefund,
  booksOf,
  decideBy,
  openShop,
  paid,
} from '../payment/test-support.ts'

const shop = await openShop()
const brokenBy = await startDamaging(shop.parts)
const { db } = shop

/** A browser with the link. */
function traveller({ id, orderId }: Applied) {
  const browser = shop.visitor()
  const path = `/api/applications/${id}/cancellation`
  const headers = cookieOf({ orderId })
  return {
    look: (query = '') => browser.send('GET', path + query, { headers }),
    ask: (body: object = {}) => browser.post(path, body, headers),
  }
}

const people = ({ id }: Applied) => rowsOf(db, 'applicant', { applicationId: id }, 'position')
const statesOf = async (applied: Applied) => (await people(applied)).map(({ state }) => state)
const lettersOf = async (applied: Applied) =>
  (await booksOf(shop, applied)).letters.filter((kind) => kind.startsWith('cancel'))
async function dispute({ id }: Applied): Promise<void> {
  const { id: attemptId } = await rowOf(db, 'paymentAttempt', { applicationId: id })
  await tellDispute(shop, { state: 'open', disputeRef: `dp_${id}`, attemptId })
}
/** The letter of a kind as it would go now; null where it is not needed any more. */
async function textOf(
  { id: applicationId }: Applied,
  kind: 'cancellation-received' | 'cancellation-answered' | 'payment-confirmed',
) {
  const letter = await rowOf(db, 'letter', { applicationId, kind })
  return (await composeLetter(shop.services, letter))?.text.replace(/\s+/g, ' ') ?? null
}
const requestOf = async ({ id }: Applied) =>
  (await rowOf(db, 'cancellationRequest', { applicationId: id })).id

describe('what was never paid', () => {
  it('ends at once, with one letter, and asked again or at once it is the same', async () => {
    const made = await shop.apply(3)
    const { look, ask } = traveller(made)
    const now = { ends: 'now', refund: 0, ground: null, grounds: ['not-paid'], canDelete: true }
    expect((await look()).body).toMatchObject(now)
    // Whole or not at all: the price was frozen for everybody.
    const part = await ask({ applicantIds: [(await people(made))[0]?.id] })
    expect(codeOf(part)).toBe('409 cancellation.before-paying')
    const answers = await Promise.all([ask({ reason: 'Another time' }), ask(), ask()])
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
    expect(await ask()).toMatchObject({ status: 202, body: { requests: [] } })
    expect((await look()).body).toMatchObject({ ends: 'nothing', canDelete: true })
    expect(await statesOf(made)).toEqual(['withdrawn', 'withdrawn', 'withdrawn'])
    const books = await booksOf(shop, made)
    expect(books.application).toMatchObject({ status: 'rejected', paymentStatus: 'unpaid' })
    expect(books.letters).toEqual(['cancelled'])
  })

  it('waits while a card may be charged, and cannot be paid afterwards', async () => {
    const made = await shop.apply()
    await shop.create(made)
    expect(codeOf(await traveller(made).ask())).toBe('409 payment.still-open')
    shop.advance(3_700_000)
    expect((await traveller(made).ask()).status).toBe(202)
    const { status, body } = await shop.create(made)
    expect([status, body.code]).toEqual([409, 'application.closed'])
  })

  it('becomes a request where the gateway says that it was paid meanwhile', async () => {
    const made = await shop.apply()
    const { formData } = (await shop.create(made)).body
    await payWith(formData)
    expect((await traveller(made).ask()).body).toMatchObject({
      requests: [{ state: 'open', refund: 208 }],
    })
  })
})

describe('what is paid', () => {
  it('shows what comes back and why, whole and for one', async () => {
    const made = await paid(shop, 3)
    const [first, second] = await people(made)
    const { look } = traveller(made)
    const why = { ground: 'cancellation', grounds: ['cancelled-in-time'] }
    const whole = { ends: 'asked', paid: 419, fee: 25, refund: 394, canDelete: false }
    expect((await look()).body).toMatchObject({ ...whole, ...why })
    const one = { paid: 95, fee: 25, refund: 70, applicantIds: [first?.id] }
    expect((await look(`?applicantIds=${first?.id}`)).body).toMatchObject(one)
    const both = await look(`?applicantIds=${first?.id},${second?.id}`)
    expect(both.body).toMatchObject({ paid: 190 })
    // While the bank has the money nothing does.
    await dispute(made)
    expect((await look()).body).toMatchObject({ ends: 'asked', refund: 0, grounds: ['disputed'] })
  })

  it('becomes a request, once for each traveller, with a letter', async () => {
    const made = await paid(shop, 3)
    const [first, second] = await people(made)
    const { ask } = traveller(made)
    await ask({ applicantIds: [first?.id], reason: 'Ill' })
    const again = await ask({ applicantIds: [first?.id] })
    shop.advance(1000)
    expect(again.body.requests).toMatchObject([
      { applicantIds: [first?.id], state: 'open', refund: 70, reason: 'Ill' },
    ])
    const more = await ask({ applicantIds: [first?.id, second?.id] })
    expect(more.body.requests).toMatchObject([
      { applicantIds: [second?.id] },
      { applicantIds: [first?.id] },
    ])
    const waits = { isLeaving: true, turn: { turn: 'us', action: 'wait', by: null } }
    const goesOn = { isLeaving: false, turn: { turn: 'traveller', action: 'upload' } }
    const owned = await shop.owner(made).get(`/api/status?orderId=${made.orderId}`)
    expect(owned.body).toMatchObject({
      cancellation: { refund: 140 },
      applicants: [waits, waits, goesOn],
    })
    expect(await lettersOf(made)).toEqual(['cancellation-received', 'cancellation-received'])
    expect(await statesOf(made)).toEqual(['collecting', 'collecting', 'collecting'])
  })

  it('gives nothing for who is handed in, and may be asked all the same', async () => {
    const made = await paid(shop)
    const manager = await signIn(shop, { role: 'manager' })
    // Without documents, filing needs an override by an authorised person.
    const filed = { status: 'processing', adminNotes: 'Seen on paper' }
    const answer = await manager.patch(`/api/admin/applications/${made.id}/status`, filed)
    expect(answer.status).toBe(200)
    const { look, ask } = traveller(made)
    shop.advance(60_000)
    expect((await look()).body).toMatchObject({ refund: 0, ground: null, grounds: ['submitted'] })
    expect((await ask()).body.requests).toMatchObject([{ state: 'open', refund: 0 }])
  })
})

it('nobody names a traveller of somebody else', async () => {
  const [made, other] = [await paid(shop), await paid(shop)]
  const [theirs] = await people(other)
  const asked = await traveller(made).ask({ applicantIds: [theirs?.id] })
  expect(codeOf(asked)).toBe('404 application.not-found')
  expect(await statesOf(other)).toEqual(['collecting'])
})

describe('the answer of staff', () => {
  let agent: Awaited<ReturnType<typeof signIn>>
  beforeEach(async () => {
    agent = await signIn(shop, { role: 'agent' })
  })
  const answer = (id: string, body: object, by = agent) =>
    by.post(`/api/admin/cancellations/${id}`, body)

  it('withdraws those it is about, tells the traveller, and leaves its traces', async () => {
    const made = await paid(shop, 3)
    const [first] = await people(made)
    await traveller(made).ask({ applicantIds: [first?.id] })
    const id = await requestOf(made)
    const listed = await agent.get(`/api/admin/cancellations?applicationId=${made.id}`)
    expect(listed.body.items).toMatchObject([
      { id, state: 'open', refundCents: 70_00, applicants: [{ id: first?.id }] },
    ])
    const done = await answer(id, { decision: 'accepted' })
    expect(done).toMatchObject({ status: 200, body: { request: { state: 'accepted' } } })
    expect(await answer(id, { decision: 'accepted' })).toMatchObject({ status: 200 })
    const no = await answer(id, { decision: 'declined', note: 'No' })
    expect(codeOf(no)).toBe('409 cancellation.answered')
    expect(await statesOf(made)).toEqual(['withdrawn', 'collecting', 'collecting'])
    const books = await booksOf(shop, made)
    expect(books.application.status).toBe('paid')
    expect(books.events.slice(-3)).toEqual([
      'cancellation-asked',
      'applicant-moved',
      'cancellation-answered',
    ])
    expect(await lettersOf(made)).toEqual(['cancellation-received', 'cancellation-answered'])
  })

  it('of a request, once for two browsers, ends the whole, and promises no money that the bank takes back', async () => {
    const made = await paid(shop)
    await Promise.all([traveller(made).ask(), traveller(made).ask()])
    expect((await traveller(made).look()).body.requests).toHaveLength(1)
    await answer(await requestOf(made), { decision: 'accepted' })
    const books = await booksOf(shop, made)
    expect(books.application).toMatchObject({ status: 'rejected', paymentStatus: 'paid' })
    // A receipt that goes now asks for nothing more; it came while there was something to do.
    expect(await textOf(made, 'payment-confirmed')).not.toMatch(/\/documents|already ended/)
    expect(await textOf(made, 'cancellation-answered')).toContain('$208')
    await dispute(made)
    expect(await textOf(made, 'cancellation-answered')).not.toContain('$208')
    expect((await traveller(made).look()).body.requests).toMatchObject([{ refund: 0 }])
  })

  it('declines with a note only, and on what was seen only', async () => {
    const made = await paid(shop)
    await traveller(made).ask()
    const id = await requestOf(made)
    const decline = (more: object) => answer(id, { decision: 'declined', ...more })
    expect(codeOf(await decline({}))).toBe('422 cancellation.note-required')
    expect(codeOf(await decline({ note: 'x', version: 99 }))).toBe('409 application.changed')
    await decline({ note: 'It is with the authority.' })
    expect((await traveller(made).look()).body).toMatchObject({
      ends: 'asked',
      requests: [{ state: 'declined', note: 'It is with the authority.' }],
    })
    expect(await statesOf(made)).toEqual(['collecting'])

    // Asked again, it is answered by one of two who do so at once.
    await traveller(made).ask()
    const about = { applicationId: made.id, state: 'open' } as const
    const [again] = await rowsOf(db, 'cancellationRequest', about)
    const other = await signIn(shop, { role: 'agent' })
    const answers = await Promise.all([
      answer(again?.id ?? '', { decision: 'accepted' }),
      answer(again?.id ?? '', { decision: 'declined', note: 'No' }, other),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('accepts nothing where the visa came meanwhile', async () => {
    const made = await paid(shop, 2)
    const [first] = await people(made)
    await traveller(made).ask({ applicantIds: [first?.id] })
    const approved = { state: 'approved', decidedAt: shop.services.clock.now() } as const
    await changeRows(db, 'applicant', { id: first?.id ?? 0 }, approved)
    const answered = await answer(await requestOf(made), { decision: 'accepted' })
    const before = { state: 'collecting', decidedAt: null } as const
    await changeRows(db, 'applicant', { id: first?.id ?? 0 }, before)
    expect(codeOf(answered)).toBe('409 cancellation.overtaken')
    expect(await lettersOf(made)).toEqual(['cancellation-received'])
  })

  it('names who was stopped, of those who asked', async () => {
    const made = await paid(shop, 2)
    const [first, second] = await people(made)
    await changeRows(db, 'applicant', { id: second?.id ?? 0 }, { firstName: 'Zoe' })
    await traveller(made).ask({ applicantIds: [first?.id, second?.id] })
    await decideBy(await signIn(shop), second?.id ?? 0, 'rejected')
    await answer(await requestOf(made), { decision: 'accepted' })
    const said = await textOf(made, 'cancellation-answered')
    expect(said).not.toContain('Zoe')
    // The sum was shown for both.
    expect(said).toContain('If a refund is still due')
    expect(said).not.toContain('$')
    // It says more than that the request came.
    expect(await textOf(made, 'cancellation-received')).toBeNull()
  })

  it('names nobody as stopped who was rejected before asking', async () => {
    const made = await paid(shop, 2)
    const [first, second] = await people(made)
    await changeRows(db, 'applicant', { id: second?.id ?? 0 }, { firstName: 'Zoe' })
    const owner = await signIn(shop)
    await decideBy(owner, first?.id ?? 0, 'rejected')
    await decideBy(owner, second?.id ?? 0, 'rejected')
    shop.advance(61_000)
    expect((await traveller(made).ask()).status).toBe(202)
    await decideBy(owner, first?.id ?? 0, 'ready')
    await answer(await requestOf(made), { decision: 'accepted' })
    expect(await statesOf(made)).toEqual(['withdrawn', 'rejected'])
    const said = await textOf(made, 'cancellation-answered')
    expect(said).toContain('We have stopped')
    expect(said).not.toContain('Zoe')
    expect(said).toContain('$')
  })

  it('promises no refund that was made meanwhile, and does not decline what it ended', async () => {
    const made = await paid(shop, 2)
    const [first] = await people(made)
    await traveller(made).ask({ applicantIds: [first?.id] })
    const manager = await signIn(shop, { role: 'manager' })
    await askRefund(manager, made, 70_00, { applicantId: first?.id })
    const id = await requestOf(made)
    const declined = await answer(id, { decision: 'declined', note: 'No' })
    expect(codeOf(declined)).toBe('409 cancellation.overtaken')
    expect((await answer(id, { decision: 'accepted' })).status).toBe(200)
    expect(await textOf(made, 'cancellation-answered')).toContain('We have stopped')
    expect(await textOf(made, 'cancellation-answered')).not.toContain('$70')
  })

  it('names no sum where more was paid meanwhile', async () => {
    const made = await paid(shop)
    await traveller(made).ask()
    shop.advance(1000)
    await payWith((await shop.supplement(made, { processingType: 'urgent' })).body.formData)
    await answer(await requestOf(made), { decision: 'accepted' })
    const said = await textOf(made, 'cancellation-answered')
    expect(said).toContain('If a refund is still due')
    expect(said).not.toContain('$')
  })

  it('is no yes where everybody was decided meanwhile, and says then what is so', async () => {
    const made = await paid(shop)
    const [first] = await people(made)
    await traveller(made).ask()
    await decideBy(await signIn(shop), first?.id ?? 0, 'rejected')
    const id = await requestOf(made)
    expect(codeOf(await answer(id, { decision: 'accepted' }))).toBe('409 cancellation.overtaken')
    expect((await answer(id, { decision: 'declined', note: 'Refused' })).status).toBe(200)
    expect(await textOf(made, 'cancellation-answered')).not.toContain('continues as before')
  })
})

testPromises(shop)

it.each([
  [
    'travellers end what is not paid',
    `insert into application_event (application_id, at, kind, actor, from_status, to_status)
      select id, now(), 'status-changed', 'traveller', 'paid', 'processing' from application`,
  ],
  ['is about travellers of its application', 'delete from cancellation_applicant'],
  ['has its event and its letter', `delete from letter where kind = 'cancellation-received'`],
  ['has its event and its letter', `delete from letter where kind = 'cancellation-answered'`],
  ['has left, or was decided', `delete from application_event where kind = 'applicant-moved'`],
])('the database notices when it is broken that %s', async (promise, damage) => {
  expect(await brokenBy(damage)).toContain(promise)
})
