import { describe, expect, test } from 'vitest'
import { type Agent, openDeciding, refusal, visaFor } from '../../../test/support/deciding.ts'
import { forFile } from '../../../test/support/for-file.ts'
import { brokenInvariants } from '../../../test/support/invariants.ts'

const by = {} as Record<'owner' | 'agent' | 'viewer', Agent>

const d = await forFile(openDeciding())
d.t.time.now = new Date('2026-11-21T09:00:00Z')
for (const role of ['owner', 'agent', 'viewer'] as const) by[role] = await d.signedIn(role)
const reader = await d.signedIn('agent')

const reason = 'The embassy vouched for it'

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
    await d.payByHand(id)
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
    const { ids } = await d.familyOf('Ana')
    const refused = await d.decide(by.viewer, ids[0] ?? 0, { decision: 'filed', override: reason })
    expect(refusal(refused)).toEqual([403, 'staff.forbidden'])
  })
})

test('what was decided here keeps every promise of the database', async () => {
  expect(await brokenInvariants(d.db)).toEqual([])
})
