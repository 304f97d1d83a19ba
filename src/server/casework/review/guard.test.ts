import { describe, expect, test } from 'vitest'
import { requiredDocuments } from '#domain/document/document.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import type { Role } from '#domain/staff/permission.ts'
import {
  type Agent,
  openDecisions,
  refusal,
  testPromises,
  visaFor,
  visaOf,
} from '../../../../test/support/deciding.ts'
import { changeRows, rowsOf } from '../../../../test/support/rows.ts'

const by = {} as Record<Role, Agent>

const d = await openDecisions()
for (const role of ['owner', 'manager', 'agent', 'viewer'] as const)
  by[role] = await d.signedIn(role)
const reader = await d.signedIn('agent')

const reason = 'The embassy vouched for it'
type Against = 'unpaid' | 'unreviewed' | 'second-person' | 'names-missing'
type Papers = 'accepted' | 'unread' | 'none'
/** The reviewer of the documents: the approver or a colleague. */
type ReadBy = 'oneself' | 'another'
const status = { unpaid: 409, unreviewed: 409, 'second-person': 403, 'names-missing': 409 } as const

/** A family decided by three roles: the manager's Ana, the owner's Ben, the agent's Cleo. */
async function familyFor(money: 'paid' | 'unpaid', papers: Papers, readBy: ReadBy) {
  const family = await d.familyOf('Ana', 'Ben', 'Cleo')
  const { id, ids } = family
  if (money === 'paid') await d.payByHand(id)
  const types = requiredDocuments(shippedRules, 'tourist')
  const [first, ...others] = types
  const read = { accepted: types, unread: others, none: [] }[papers]
  for (const [index, role] of (['manager', 'owner', 'agent'] as const).entries()) {
    const whose = ids[index] ?? 0
    if (read.length > 0) await d.accept(readBy === 'oneself' ? by[role] : reader, id, whose, read)
    if (papers === 'unread' && first) await d.addDocument(id, first, whose)
  }
  return family
}

/** Override events of travellers. */
const overridesOf = async (applicationId: number) => {
  const written = { applicationId, kind: 'guard-overridden' } as const
  const rows = await rowsOf(d.db, 'applicationEvent', written, 'id')
  return rows.filter(({ applicantId }) => applicantId !== null)
}

type Row = [mode: 'one' | 'two', ReadBy, money: 'paid' | 'unpaid', Papers, visa: string, Against[]]
/** Objections to approval, gravest first. The domain's guard.test.ts covers all combinations. */
const approvals: Row[] = [
  ['one', 'oneself', 'paid', 'accepted', 'Ana Muster, Ben Muster, Cleo Muster', []],
  ['one', 'oneself', 'unpaid', 'none', 'John Smith', ['unpaid', 'unreviewed', 'names-missing']],
  [
    ...(['two', 'another', 'paid', 'unread', 'John Smith'] as const),
    ['unreviewed', 'second-person', 'names-missing'],
  ],
]

test.each(approvals)(
  'approving, with %s person asked for, read by %s: %s, papers %s, visa of %s: %j',
  async (mode, readBy, money, papers, visa, against) => {
    if (mode === 'two') await d.askForTwo()
    const { id, ana, ben, cleo } = await familyFor(money, papers, readBy)
    const decision = { decision: 'approved', namesConfirmed: 'true' }
    const because = { ...decision, override: reason }
    const file = { bytes: await visaFor(visa) }
    const [first] = against
    if (!first) {
      // Nothing to override: a reason changes nothing and is not stored.
      const answers = [
        await d.decide(by.agent, cleo, because, file),
        await d.decide(by.manager, ana, decision, file),
        await d.decide(by.owner, ben, because, file),
      ]
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
      expect(await overridesOf(id)).toEqual([])
      expect((await d.of(id).row()).status).toBe('approved')
      return
    }
    const staged = async (role: Role) => ({
      visaDocumentId: String((await d.stage(by[role], file.bytes)).body.id),
    })
    const [agents, managers] = [await staged('agent'), await staged('manager')]
    const owners = await staged('owner')
    const calls = async () => [
      await d.decide(by.agent, cleo, { ...decision, ...agents }),
      await d.decide(by.agent, cleo, { ...because, ...agents }),
      await d.decide(by.manager, ana, { ...decision, ...managers }),
      await d.decide(by.owner, ben, { ...decision, override: '  ', ...owners }),
    ]
    await d.expectNothingOf(id, calls, [status[first], `approval.${first}`])
    const taken = [
      await d.decide(by.manager, ana, because, file),
      await d.decide(by.owner, ben, because, file),
    ]
    expect(taken.map((answer) => answer.status)).toEqual([200, 200])
    const overridden = against.map((code) => `approval.${code}`)
    const kept = { toState: 'approved', note: reason, against: overridden }
    expect(await overridesOf(id)).toMatchObject([
      { ...kept, applicantId: ana, staffId: by.manager.staff.id },
      { ...kept, applicantId: ben, staffId: by.owner.staff.id },
    ])
    const told = taken[1]?.body.overrides as { applicantId: number | null }[]
    expect(told.filter(({ applicantId }) => applicantId !== null)).toMatchObject([
      { decision: 'approved', reason, applicantId: ana },
      { decision: 'approved', reason, applicantId: ben },
    ])
    const audit = await d.of(id).audit()
    expect(audit.at(-1)?.details).toMatchObject({ overridden })
    // No erasure reaches the audit, so the reason is only in the history.
    expect(JSON.stringify(audit)).not.toContain(reason)
  },
)

// One person files even where two approve.
test('filing, with two persons asked for: what stands against it is overridden with a reason', async () => {
  await d.askForTwo()
  const decision = { decision: 'filed' }
  const all = { status: 'processing' }
  const free = await familyFor('paid', 'accepted', 'oneself')
  const answers = [
    await d.decide(by.agent, free.cleo, decision),
    await d.decide(by.manager, free.ana, { ...decision, override: reason }),
    await d.patch(by.owner, free.id, { ...all, adminNotes: reason }),
  ]
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
  expect(await overridesOf(free.id)).toEqual([])

  const { id, ana, ben, cleo } = await familyFor('unpaid', 'none', 'oneself')
  const calls = async () => [
    await d.decide(by.agent, cleo, decision),
    await d.decide(by.agent, cleo, { ...decision, override: reason }),
    await d.patch(by.agent, id, all),
    await d.patch(by.agent, id, { ...all, adminNotes: reason }),
    await d.decide(by.manager, ana, decision),
    await d.patch(by.manager, id, all),
    await d.decide(by.owner, ben, { ...decision, override: '  ' }),
    await d.patch(by.owner, id, all),
  ]
  await d.expectNothingOf(id, calls, [409, 'approval.unpaid'])
  const one = await d.decide(by.manager, ana, { ...decision, override: reason })
  const others = await d.patch(by.owner, id, { ...all, adminNotes: reason })
  expect([one.status, others.status]).toEqual([200, 200])
  const against = ['approval.unpaid', 'approval.unreviewed']
  const kept = { toState: 'filed', note: reason, against }
  expect(await overridesOf(id)).toMatchObject([
    { ...kept, applicantId: ana, staffId: by.manager.staff.id },
    { ...kept, applicantId: ben, staffId: by.owner.staff.id },
    { ...kept, applicantId: cleo, staffId: by.owner.staff.id },
  ])
})

/** Marking as paid opens the guard for everyone, so it has a table of its own. */
const markings: [from: 'pending' | 'processing' | 'rejected', reason: string, Role, number][] = [
  ['pending', '  ', 'owner', 409],
  ['pending', reason, 'manager', 200],
  ['processing', reason, 'agent', 409],
  ['rejected', reason, 'owner', 200],
]

describe('marking as paid what no money came for', () => {
  test.each(markings)('%s, reason %j, as %s: %i', async (from, adminNotes, role, expected) => {
    const { id, cleo } = await familyFor('unpaid', 'accepted', 'another')
    const already = { status: from, adminNotes: reason }
    if (from !== 'pending') expect((await d.patch(by.owner, id, already)).status).toBe(200)
    const before = await d.recordsOf(id)
    const body = { status: 'paid', adminNotes }
    const answers = [await d.patch(by[role], id, body), await d.put(by[role], id, body)]
    expect(answers.map((answer) => answer.status)).toEqual([expected, expected])
    const filed = async () => (await d.decide(by.agent, cleo, { decision: 'filed' })).body.code
    if (expected !== 200) {
      const code = 'payment.by-hand'
      expect(answers.map(({ body: { code: told } }) => told)).toEqual([code, code])
      expect(await d.recordsOf(id)).toEqual(before)
      if (from === 'pending') expect(await filed()).toBe('approval.unpaid')
      return
    }
    const marked = { decision: 'paid', against: ['approval.unpaid'], reason, applicantId: null }
    // Once, although sent twice.
    const overrides = answers[1]?.body.overrides as { decision: string }[]
    expect(overrides.filter(({ decision }) => decision === 'paid')).toMatchObject([marked])
    const { audit } = await d.recordsOf(id)
    expect(audit.at(-2)?.details).toMatchObject({ to: 'paid', overridden: ['approval.unpaid'] })
    expect(await filed()).toBeUndefined()
  })

  test('who paid is marked by anybody, and taking back is no marking', async () => {
    const { id, ana } = await familyFor('unpaid', 'accepted', 'another')
    const filed = await d.decide(by.owner, ana, { decision: 'filed', override: reason })
    expect([filed.status, filed.body.whyNotMarkPaid]).toEqual([200, 'payment.by-hand'])
    const back = { decision: 'ready', reason: 'Too early' }
    expect((await d.decide(by.agent, ana, back)).body.status).toBe('pending')
    const again = await d.decide(by.agent, ana, { decision: 'filed' })
    expect(refusal(again)).toEqual([409, 'approval.unpaid'])
    await d.payByHand(id)
    expect((await d.patch(by.agent, id, { status: 'processing' })).status).toBe(200)
    const returned = { status: 'paid', adminNotes: 'Too early' }
    const answer = await d.patch(by.agent, id, returned)
    expect([answer.status, answer.body.whyNotMarkPaid]).toEqual([200, null])
  })
})

describe('what stays closed', () => {
  const unpaid = [409, 'approval.unpaid']

  test('a group of which one has not been looked through', async () => {
    const { id, ana, ben } = await d.familyOf('Ana', 'Ben', 'Cleo')
    await d.prepare(reader, id)
    await d.addDocument(id, 'flightTicket', ben)
    const pdf = { bytes: await visaFor('Ana Muster, Ben Muster, Cleo Muster') }
    const calls = async () => {
      const filing = await d.patch(by.agent, id, { status: 'processing' })
      expect(filing.body.params).toMatchObject({ positions: ['2'] })
      return [filing, await d.approve(by.agent, id, {}, pdf)]
    }
    await d.expectNothingOf(id, calls, [409, 'approval.unreviewed'])
    expect((await d.decide(by.agent, ana, { decision: 'filed' })).status).toBe(200)
  })

  test('what was filed against the guard does not count as paid for the others', async () => {
    const { id, ana, ben } = await d.familyOf('Ana', 'Ben')
    await d.acceptAll(reader, id)
    const filed = await d.decide(by.owner, ana, { decision: 'filed', override: reason })
    expect(filed.status).toBe(200)
    const answers = [
      await d.decide(by.agent, ben, { decision: 'filed', override: reason }),
      await d.decide(by.agent, ana, { decision: 'approved' }, await visaOf('Ana')),
    ]
    expect(answers.map(refusal)).toEqual([unpaid, unpaid])
  })

  test('after a refund, a withdrawal, and marked as paid and taken back', async () => {
    const { id, ana } = await d.familyOf('Ana')
    const setPayment = (paymentStatus: 'refunded' | 'unpaid') =>
      changeRows(d.db, 'application', { id }, { paymentStatus })
    await d.prepare(reader, id)
    await d.patch(by.agent, id, { status: 'pending', adminNotes: 'The transfer bounced' })
    expect(refusal(await d.decide(by.agent, ana, { decision: 'filed' }))).toEqual(unpaid)
    await d.payByHand(id)
    await d.decide(by.agent, ana, { decision: 'withdrawn', reason: 'Asked to' })
    await setPayment('refunded')
    const answers = [
      await d.decide(by.agent, ana, { decision: 'filed', reason: 'Again' }),
      await d.decide(by.agent, ana, { decision: 'approved' }, await visaOf('Ana')),
    ]
    expect(answers.map(refusal)).toEqual([unpaid, unpaid])
    await setPayment('unpaid')
  })
})

testPromises(d)
