import { describe, expect, test } from 'vitest'
import { openDeciding, visaFor } from '../../../../test/support/deciding.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { brokenInvariants, startDamaging } from '../../../../test/support/invariants.ts'
import { rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { completeApplication } from '../../document/complete.ts'
import { paid, startShop, uploadPicture } from '../../money/payment/test-support.ts'
import { damages, pairsOf } from './test-support.ts'

const shop = await forFile(startShop())
const applied = await paid(shop)
await shop.verify(applied)
for (const documentType of ['passportPhoto', 'passportDocument', 'flightTicket'] as const) {
  await uploadPicture(shop, applied, documentType)
}
const { services } = shop.parts
const brokenBy = await startDamaging(shop.parts)
const { id } = applied
const authority = await rowOf(shop.db, 'applicationAccess', { applicationId: id })
await completeApplication(services, { id, authority, now: services.clock.now() })

test('an application that went all the way keeps every promise', async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test.each(damages)('notices that this is broken: %s', async (promise, damage) => {
  expect(await brokenBy(damage, promise)).toContain(promise)
})

const d = await forFile(openDeciding())
const damagedBy = await startDamaging(d.t)
const agent = await d.signedIn('agent')
const [corrected, approved, waiting, withdrawn] = [
  await d.application(),
  await d.application(),
  await d.application(),
  await d.application(),
]
const travellerOf = async ({ id }: { id: number }) => (await d.applicantsOf(id))[0]?.id ?? 0
await d.move(agent, corrected.id, 'paid')
await d.addDocument(corrected.id, 'passportDocument')
const reason = 'They called us'
for (const passportNumber of ['X7654321', 'X7654322']) {
  const path = `/api/admin/applicants/${await travellerOf(corrected)}`
  await agent.patch(path, { passportNumber, reason })
}
const contact = { contactEmail: 'ida@example.org', contactName: 'Ida Muster', reason }
await agent.patch(`/api/admin/applications/${corrected.id}/contact`, contact)
await d.prepare(agent, approved.id)
await d.put(agent, approved.id, { status: 'approved' }, { bytes: await visaFor('Ada Muster') })
await d.move(agent, waiting.id, 'paid')
await d.decide(agent, await travellerOf(withdrawn), { decision: 'withdrawn', reason })
const document = await d.addDocument(waiting.id, 'passportPhoto')
const review = { verdict: 'rejected', reason: 'cut-off' }
await agent.post(`/api/admin/documents/${document}/review`, review)
await agent.post(`/api/admin/applications/${waiting.id}/message`, { text: 'Please call' })

describe('what staff corrected and decided', () => {
  test('keeps every promise', async () => {
    expect(await brokenInvariants(d.db)).toEqual([])
    expect(await rowsOf(d.db, 'document', { review: 'rejected' })).not.toEqual([])
  })

  /** A further correction of the passport number that nobody made. */
  const forge = (from: string, at: string) =>
    `insert into correction (application_id, applicant_id, field, old_value, new_value, actor, staff_id,
        reason, at)
      select application_id, applicant_id, field, ${from}, 'X1', actor, staff_id, reason, ${at}
      from correction where field = 'passportNumber' order by id desc limit 1`
  test.each([
    ['what was corrected last is what stands', `update applicant set passport_number = 'X1'`],
    ['what was corrected last is what stands', `update application set contact_name = 'Eve'`],
    ['began with what the one before left', forge(`'X2'`, 'at')],
    [
      'in the history, by whoever made it',
      `delete from application_event where kind = 'corrected'`,
    ],
    ['in the history, by whoever made it', forge('new_value', `at + interval '1 second'`)],
    ['an address is told', `delete from letter where kind = 'contact-changed'`],
    [
      'no longer fits is rejected by nobody',
      `update document set review_reason = 'damaged' where reviewed_by is null and review = 'rejected'`,
    ],
  ])('notices that this is broken: %s', async (promise, damage) => {
    expect(await damagedBy(damage, promise)).toContain(promise)
  })

  const everyDocument = 'every document was accepted then, or it was decided against the guard'
  /** The documents were not reviewed; the override's reason concerns something else. */
  const overridden = `update document set review = 'unreviewed', reviewed_at = null, reviewed_by = null
      where review = 'accepted';
    insert into application_event (application_id, at, kind, actor, staff_id, applicant_id, to_state,
      against, note)
    select application_id, at, 'guard-overridden', 'staff', staff_id, applicant_id, to_state,
      '{approval.unpaid}', 'Vouched for' from application_event
    where kind = 'applicant-moved' and to_state = 'approved'`
  const assigned = `insert into application_event (application_id, at, kind, actor, staff_id)
    select a.id, now(), 'assigned', 'staff', s.id from application a, staff s`
  const moved = (to: string) => `insert into application_event
    (application_id, at, kind, actor, staff_id, applicant_id, from_state, to_state)
    select p.application_id, now(), 'applicant-moved', 'staff', s.id, p.id, p.state, '${to}'
    from applicant p, staff s`

  test.each(
    pairsOf({
      'what staff decided is in the audit': [assigned, moved('rejected')],
      'each message of staff has one letter': `delete from letter where kind = 'staff-message'`,
      'each decision of staff has one letter': [
        `delete from letter where kind = 'visa-approved'`,
        `delete from letter where kind = 'applicant-decided'`,
        `update letter set kind = 'status-changed', version = 99 where kind = 'visa-approved'`,
        moved('rejected'),
      ],
      'a state is what its last line says': moved('rejected'),
      [everyDocument]: [
        `update document set review = 'unreviewed', reviewed_at = null, reviewed_by = null
      where review = 'accepted'`,
        `delete from application_event where kind = 'document-accepted' and note = 'flightTicket'`,
        `delete from application_event where kind = 'document-accepted'`,
        overridden,
      ],
      'whoever is approved has a visa document': 'delete from approval_document',
      'a visa document is of a traveller of its own application':
        'update approval_document set application_id = (select max(id) from application)',
      'the status is what follows from the travellers': [
        `update applicant set state = 'ready', decided_at = null where state = 'approved'`,
        `update applicant set state = 'withdrawn', decided_at = now()`,
      ],
      'a traveller is ready when': `update applicant set state = 'ready' where state = 'collecting'`,
      'a stored file belongs to something': 'delete from approval_document',
      'a verdict is in the history': [
        `update document set review = 'accepted', review_reason = null`,
        `delete from application_event where kind like 'document-r%'`,
      ],
      'the traveller is asked while': [
        'update application set documents_asked_at = null',
        'update application set documents_asked_at = now()',
      ],
      'the tally is what there is to count': [
        'update tally set count = count + 1',
        'update tally set cents = 1',
        'delete from tally',
      ],
      'a fee of the authority is of a traveller of its own application': `insert into authority_fee (application_id, applicant_id, amount_cents, currency, paid_on, staff_id, recorded_at)
        select p.application_id, null, 5000, 'USD', current_date, s.id, now() from applicant p, staff s`,
      'the books say what was noted as paid to the authority': `insert into authority_fee (application_id, applicant_id, amount_cents, currency, paid_on, staff_id, recorded_at)
        select p.application_id, p.id, 5100, 'USD', current_date, s.id, now()
        from applicant p, (select id from staff limit 1) s`,
      'an official fee is expected of who is filed': `insert into ledger_entry (kind, booked_at, amount_cents, authority_cents, currency, application_id, applicant_id)
        select 'authority-expected', now(), -10000, 10000, 'USD', application_id, id from applicant`,
      'a fee that is expected moves': `insert into ledger_entry (kind, booked_at, amount_cents, authority_cents, currency)
        values ('authority-expected', now(), 5000, 0, 'USD')`,
      'each address that a letter goes to is known': [
        'delete from letter_address',
        `insert into letter_address values ('x')`,
      ],
    }),
  )('notices that this is broken: %s', async (promise, damage) => {
    expect(await damagedBy(damage, promise)).toContain(promise)
  })
})
