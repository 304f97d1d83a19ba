import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ApprovalQuestion, judge, whyNotApprove } from '#domain/document/guard.ts'
import type { Role } from '#domain/staff/permission.ts'
import {
  type Agent,
  type Deciding,
  openDeciding,
  refusal,
  visaFor,
} from '../../../test/support/deciding.ts'
import { brokenInvariants } from '../../../test/support/invariants.ts'

let d: Deciding
let visa: Buffer
let nobodys: Buffer
const by = {} as Record<Role, Agent>
let reader: Agent
const start = new Date('2026-11-21T09:00:00Z')

beforeAll(async () => {
  d = await openDeciding()
  for (const role of ['owner', 'manager', 'agent', 'viewer'] as const)
    by[role] = await d.signedIn(role)
  visa = await visaFor('Ada Muster, X1234567')
  nobodys = await visaFor('John Smith')
})
afterAll(() => d?.close())
beforeEach(async () => {
  d.t.time.now = start
  // Somebody new each time: one person gives so many verdicts in a minute.
  reader = await d.signedIn('agent')
})

const setTwo = (twoPersonApproval: boolean) =>
  d.db.updateTable('setting').set({ twoPersonApproval }).execute()

const reason = 'The embassy vouched for it'
const papers = ['accepted', 'unread', 'missing', 'none'] as const
type Papers = (typeof papers)[number]
type Row = {
  role: 'owner' | 'manager' | 'agent'
  isPaid: boolean
  papers: Papers
  isNamed: boolean
  two: boolean
  /** The approver read the documents as well. */
  readsOwn: boolean
  override: string | undefined
}
const both = [false, true]
const rows: Row[] = (['owner', 'manager', 'agent'] as const).flatMap((role) =>
  both.flatMap((isPaid) =>
    papers.flatMap((each) =>
      both.flatMap((isNamed) =>
        // In two-person mode by whoever read them, and by another.
        [
          [false, true],
          [true, true],
          [true, false],
        ].flatMap(([two = false, readsOwn = false]) =>
          [undefined, reason].map((override) => ({
            ...{ role, isPaid, papers: each, isNamed, two, readsOwn, override },
          })),
        ),
      ),
    ),
  ),
)

async function applicationOf({ isPaid, papers: each, readsOwn, role }: Omit<Row, 'override'>) {
  const { id } = await d.application()
  const reads = readsOwn ? by[role] : reader
  if (isPaid) await d.patch(reader, id, { status: 'paid' })
  const [applicant] = await d.applicantsOf(id)
  const types = ['passportPhoto', 'passportDocument', 'flightTicket'] as const
  const given = each === 'none' ? [] : each === 'missing' ? types.slice(1) : types
  for (const type of given) {
    const document = await d.addDocument(id, type)
    if (each === 'unread' && type === 'flightTicket') continue
    // As the verdict keeps it: what giving one does is tried elsewhere.
    const verdict = { review: 'accepted' as const, reviewedBy: reads.staff.id, reviewedAt: start }
    await d.db.updateTable('document').set(verdict).where('id', '=', document).execute()
    await d.db
      .insertInto('applicationEvent')
      .values({
        ...{ applicationId: id, at: start, kind: 'document-accepted', actor: 'staff', note: type },
        staffId: reads.staff.id,
      })
      .execute()
    await d.db
      .insertInto('auditEntry')
      .values({
        ...{ at: start, staffId: reads.staff.id, action: 'document.reviewed', applicationId: id },
        details: '{}',
      })
      .execute()
  }
  return { id, applicantId: applicant?.id ?? 0 }
}

/** What the domain says of the same facts; its own table stands in guard.test.ts of the domain. */
function expectedOf(row: Row): string | null {
  const approver = by[row.role].staff.id
  const read = { review: 'accepted', reviewedBy: row.readsOwn ? approver : 'another' } as const
  const all = [
    { documentType: 'passportPhoto', ...read },
    { documentType: 'passportDocument', ...read },
    { documentType: 'flightTicket', ...read },
  ] as const
  const unread = { documentType: 'flightTicket', review: 'unreviewed', reviewedBy: null } as const
  const documents = {
    accepted: all,
    unread: [...all.slice(0, 2), unread],
    missing: all.slice(1),
    none: [],
  }
  const question: ApprovalQuestion = {
    isPaid: row.isPaid,
    required: all.map(({ documentType }) => documentType),
    documents: documents[row.papers],
    twoPersonApproval: row.two,
    approver,
    visa: { isNamed: row.isNamed, addedBy: approver, confirmedBy: approver },
  }
  const first = whyNotApprove(question)
  if (!first) return null
  return judge(['approval.unpaid'], { role: row.role, reason: row.override, isSeen: true }).refused
    ? first
    : null
}

describe.each([false, true])('two-person mode %s', (mode) => {
  beforeAll(() => setTwo(mode))
  afterAll(() => setTwo(false))

  test.each(rows.filter(({ two }) => two === mode))(
    'approve as $role: paid $isPaid, papers $papers, named $isNamed, read by oneself $readsOwn, $override',
    async (row) => {
      const { id, applicantId } = await applicationOf(row)
      const before = await d.recordsOf(id)
      const file = { bytes: row.isNamed ? visa : nobodys }
      const fields = { decision: 'approved', namesConfirmed: 'true' }
      const override = row.override ? { override: row.override } : {}
      const answer = await d.decide(by[row.role], applicantId, { ...fields, ...override }, file)
      const expected = expectedOf(row)
      const isFree = expectedOf({ ...row, override: undefined }) === null
      if (expected) {
        expect(answer.body.code).toBe(expected)
        expect(await d.recordsOf(id)).toEqual(before)
        return
      }
      expect(answer).toMatchObject({ status: 200, body: { status: 'approved' } })
      const { events, audit } = await d.recordsOf(id)
      const overruled = events.filter(({ kind }) => kind === 'guard-overridden')
      expect(overruled).toMatchObject(
        isFree ? [] : [{ note: reason, staffId: by[row.role].staff.id }],
      )
      const kept = audit.at(-1)?.details as { override?: string }
      expect(kept.override).toBe(isFree ? undefined : reason)
      expect(answer.body.overrides).toMatchObject(
        isFree ? [] : [{ decision: 'approved', reason, applicantId }],
      )
    },
  )

  test.each(rows.filter(({ two, isNamed, readsOwn }) => two === mode && isNamed && readsOwn))(
    'file as $role: paid $isPaid, papers $papers, $override',
    async (row) => {
      const { id, applicantId } = await applicationOf(row)
      const before = await d.recordsOf(id)
      const code = !row.isPaid
        ? 'approval.unpaid'
        : row.papers === 'accepted'
          ? null
          : 'approval.unreviewed'
      const isOverruled = row.role !== 'agent' && row.override !== undefined
      const [one, two] = [
        () =>
          d.decide(by[row.role], applicantId, {
            ...{ decision: 'filed', ...(row.override && { override: row.override }) },
          }),
        () =>
          d.patch(by[row.role], id, {
            ...{ status: 'processing', ...(row.override && { adminNotes: row.override }) },
          }),
      ]
      const call = row.papers === 'missing' ? two : one
      const answer = await call()
      if (code && !isOverruled) {
        expect(refusal(answer)).toEqual([409, code])
        expect(refusal(await call())).toEqual([409, code])
        expect(await d.recordsOf(id)).toEqual(before)
      } else {
        expect(answer).toMatchObject({ status: 200, body: { status: 'processing' } })
        const { events } = await d.recordsOf(id)
        const overruled = events.filter(({ kind }) => kind === 'guard-overridden')
        expect(overruled).toHaveLength(code ? 1 : 0)
      }
    },
  )
})

describe('what stays closed', () => {
  test('a group of which one has not been looked through', async () => {
    const { id, ids } = await d.familyOf('Ana', 'Ben', 'Cleo')
    await d.prepare(reader, id)
    await d.addDocument(id, 'flightTicket', ids[1])
    const before = await d.recordsOf(id)
    const refused = await d.patch(by.agent, id, { status: 'processing' })
    expect(refusal(refused)).toEqual([409, 'approval.unreviewed'])
    expect(refused.body.params).toMatchObject({ positions: ['2'] })
    const pdf = { bytes: await visaFor('Ana Muster, Ben Muster, Cleo Muster') }
    expect(refusal(await d.approve(by.agent, id, {}, pdf))).toEqual([409, 'approval.unreviewed'])
    expect(await d.recordsOf(id)).toEqual(before)
    expect((await d.decide(by.agent, ids[0] ?? 0, { decision: 'filed' })).status).toBe(200)
  })

  test('what was filed against the guard does not count as paid for the others', async () => {
    const { id, ids } = await d.familyOf('Ana', 'Ben')
    await d.acceptAll(reader, id)
    const [ana = 0, ben = 0] = ids
    const filed = await d.decide(by.owner, ana, { decision: 'filed', override: reason })
    expect(filed.status).toBe(200)
    const answers = [
      await d.decide(by.agent, ben, { decision: 'filed', override: reason }),
      await d.decide(
        by.agent,
        ana,
        { decision: 'approved' },
        { bytes: await visaFor('Ana Muster') },
      ),
    ]
    expect(answers.map(refusal)).toEqual([
      [409, 'approval.unpaid'],
      [409, 'approval.unpaid'],
    ])
  })

  test('after a refund, a withdrawal, and marked as paid and taken back', async () => {
    const { id, ids } = await d.familyOf('Ana')
    const [ana = 0] = ids
    await d.prepare(reader, id)
    await d.patch(by.agent, id, { status: 'pending', adminNotes: 'The transfer bounced' })
    expect(refusal(await d.decide(by.agent, ana, { decision: 'filed' }))).toEqual([
      409,
      'approval.unpaid',
    ])
    await d.patch(by.agent, id, { status: 'paid' })
    await d.decide(by.agent, ana, { decision: 'withdrawn', reason: 'Asked to' })
    await d.db
      .updateTable('application')
      .set({ paymentStatus: 'refunded' })
      .where('id', '=', id)
      .execute()
    const pdf = { bytes: await visaFor('Ana Muster') }
    const back = { decision: 'filed', reason: 'Again' }
    expect(refusal(await d.decide(by.agent, ana, back))).toEqual([409, 'approval.unpaid'])
    expect(refusal(await d.decide(by.agent, ana, { decision: 'approved' }, pdf))).toEqual([
      409,
      'approval.unpaid',
    ])
    await d.db
      .updateTable('application')
      .set({ paymentStatus: 'unpaid' })
      .where('id', '=', id)
      .execute()
  })

  test('of two at once one approves, and one letter goes out', async () => {
    const { id, ids } = await d.familyOf('Ana')
    await d.prepare(reader, id)
    const pdf = { bytes: await visaFor('Ana Muster') }
    const { version } = await d.of(id).row()
    const fields = { decision: 'approved', version: `${version}` }
    const answers = await Promise.all([
      d.decide(by.agent, ids[0] ?? 0, fields, pdf),
      d.decide(by.owner, ids[0] ?? 0, { ...fields, override: reason }, pdf),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const letters = (await d.of(id).letters()).filter(({ kind }) => kind === 'visa-approved')
    expect(letters).toHaveLength(1)
  })

  test('a viewer decides nothing, with whatever reason', async () => {
    const { applicantId } = await applicationOf({
      ...{
        role: 'agent',
        isPaid: false,
        papers: 'none',
        isNamed: true,
        two: false,
        readsOwn: true,
      },
    })
    const refused = await d.decide(by.viewer, applicantId, { decision: 'filed', override: reason })
    expect(refusal(refused)).toEqual([403, 'staff.forbidden'])
  })
})

describe('the hand-over', () => {
  const path = (id: number) => `/api/admin/applications/${id}/hand-over`
  const handOverOf = (answer: { body: Record<string, unknown> }) =>
    (answer.body.applicants as { handOver: { to: { id: string } | null } | null }[])[0]?.handOver

  test('to somebody, to anybody, taken back, and the same again changes nothing', async () => {
    const { id } = await d.familyOf('Ana')
    await d.prepare(reader, id)
    const given = await by.agent.post(path(id), { staffId: by.manager.staff.id })
    expect(handOverOf(given)?.to?.id).toBe(by.manager.staff.id)
    const { audit: _, ...once } = await d.recordsOf(id)
    await by.agent.post(path(id), { staffId: by.manager.staff.id })
    const { audit: __, ...twice } = await d.recordsOf(id)
    expect(twice).toEqual(once)
    expect(handOverOf(await by.agent.post(path(id), {}))).toMatchObject({ to: null })
    expect(handOverOf(await by.agent.send('DELETE', path(id)))).toBeNull()
    const kinds = (await d.of(id).events()).map(({ kind }) => kind)
    expect(kinds.slice(-3)).toEqual(['handed-over', 'handed-over', 'taken-back'])
  })

  test('ends with the decision, and when a document changes', async () => {
    const { id, ids } = await d.familyOf('Ana')
    const [ana = 0] = ids
    await d.prepare(reader, id)
    const isHandedOver = async () =>
      handOverOf(await by.agent.get(`/api/admin/applications/${id}`)) !== null
    await by.agent.post(path(id), {})
    await d.addDocument(id, 'flightTicket')
    expect(await isHandedOver()).toBe(false)
    expect(refusal(await by.agent.post(path(id), {}))).toEqual([409, 'approval.unreviewed'])
    await d.acceptAll(reader, id)
    await by.agent.post(path(id), {})
    expect(await isHandedOver()).toBe(true)
    await d.decide(by.agent, ana, { decision: 'rejected', reason: 'Lost' })
    expect(await isHandedOver()).toBe(false)
    expect(refusal(await by.agent.post(path(id), {}))).toEqual([409, 'application.closed'])
  })

  test.each<[string, () => object, [number, string]]>([
    ['to oneself', () => ({ staffId: by.agent.staff.id }), [403, 'approval.second-person']],
    ['to a viewer', () => ({ staffId: by.viewer.staff.id }), [422, 'staff.not-found']],
    ['to nobody we know', () => ({ staffId: 'gone' }), [422, 'staff.not-found']],
    ['of somebody else', () => ({ applicantIds: [999_999] }), [409, 'application.closed']],
    ['of what another saw', () => ({ version: 1 }), [409, 'application.changed']],
  ])('%s is refused', async (_, body, [status, code]) => {
    const { id } = await d.familyOf('Ana')
    await d.prepare(reader, id)
    const before = await d.recordsOf(id)
    const answer = await by.agent.post(path(id), body())
    expect([answer.body.code, Math.floor(answer.status / 100)]).toEqual([
      code,
      Math.floor(status / 100),
    ])
    expect(await d.recordsOf(id)).toEqual(before)
  })
})

test('what was decided here keeps every promise of the database', async () => {
  expect(await brokenInvariants(d.db)).toEqual([])
})
