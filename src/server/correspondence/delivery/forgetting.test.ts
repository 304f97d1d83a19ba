import { expect, test } from 'vitest'
import { erase } from '../../../../test/support/data-request.ts'
import { brokenInvariants } from '../../../../test/support/invariants.ts'
import { changeRows } from '../../../../test/support/rows.ts'
import { sweepRows } from '../../operation/jobs/sweep.ts'
import { aboutLetter as about, openMail } from './test-support.ts'

const mail = await openMail()
const { d } = mail
const day = 86_400_000

async function returned(type = 'bounced') {
  const made = await mail.linked()
  await mail.tell([{ ...about(made), type, code: '5.1.1' }])
  return made
}

test('who asks what we hold is told what became of their letters; who is erased leaves nothing', async () => {
  const made = await returned('complained')
  // Erasing requires that nothing is in progress.
  const unpaid = { status: 'pending', paymentStatus: 'unpaid', paidAt: null } as const
  await changeRows(d.db, 'application', { id: made.id }, unpaid)
  const manager = await d.signedIn('manager')
  expect((await erase(manager, made.email)).status).toBe(200)
  expect(await mail.mark(made.email)).toBeUndefined()
  // A late report belongs to nobody.
  expect(await mail.tell([about(made)])).toMatchObject({ unknown: 1 })
  expect(await mail.mark(made.email)).toBeUndefined()
})

test('reports are forgotten after a month, addresses with the last that is kept of them', async () => {
  const [made, gone] = [await returned(), await returned()]
  await d.db.deleteFrom('letter').where('applicationId', '=', gone.id).execute()
  const elsewhere = { contactEmail: `moved-${gone.email}` }
  await d.db.updateTable('application').set(elsewhere).where('id', '=', gone.id).execute()
  const reports = () => d.db.selectFrom('deliveryReport').select('id').execute()
  await sweepRows(d.t.services, new Date(d.t.time.now.getTime() + 29 * day))
  expect((await reports()).length).toBeGreaterThan(0)
  expect(await mail.mark(made.email)).toBeDefined()
  expect(await mail.mark(gone.email)).toBeUndefined()
  await sweepRows(d.t.services, new Date(d.t.time.now.getTime() + 31 * day))
  expect(await reports()).toEqual([])
})

test('bounces, complaints and corrections break no promise', async () => {
  const made = await returned()
  const agent = await d.signedIn('agent')
  const contact = { contactEmail: 'kept@example.com', reason: 'A slip of the finger' }
  await agent.patch(`/api/admin/applications/${made.id}/contact`, contact)
  // Other tests moved addresses directly.
  const broken = (await brokenInvariants(d.db)).filter((line) => line.endsWith(` ${made.id}`))
  expect(broken.filter((line) => /letters come back|went again|not reached/.test(line))).toEqual([])
})
