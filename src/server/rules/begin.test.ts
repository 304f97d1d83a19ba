import { expect, test } from 'vitest'
import type { Language } from '#domain/reference/languages.ts'
import type { RulesDocument } from '#domain/rules/rules.ts'
import { shippedDocument } from '#domain/rules/shipped.ts'
import { changeRows, insertRow, rowOf, rowsOf } from '../../../test/support/rows.ts'
import { insertExample } from '../../../test/support/services.ts'
import { keepWork } from '../casework/keep-work.ts'
import { at, openOffice } from '../staff/alert/test-support.ts'
import { beginDueRules, beginRules } from './begin.ts'

const { d, agent, sendAll } = await openOffice()
const { db, t } = d

/** A version that begins in London on a day of December. */
async function publish(number: number, day: string, changes: Partial<RulesDocument>) {
  const content = JSON.stringify({ ...shippedDocument, ...changes })
  const moments = { validFrom: at(day, '00:00'), createdAt: t.time.now, confirmedAt: t.time.now }
  await insertRow(db, 'rulesVersion', { number, content, ...moments })
}

const regimes = (changes: RulesDocument['regimes']) => ({
  regimes: { ...shippedDocument.regimes, ...changes },
})

/** The job twice, the work, and every letter, as one line. */
async function runAt(day: string, time: string) {
  t.time.now = at(day, time)
  await beginRules(t.services, t.time.now)
  await beginRules(t.services, t.time.now)
  await keepWork(t.services)
  const sent = await sendAll()
  // All are of one moment.
  return sent.map(({ subject, text }) => `${subject} ${text.replace(/\s+/g, ' ')}`).sort()
}

type Made = { nationality: string; language?: Language; dueOn?: string; assignedTo?: string }

let made = 0
async function unpaid({ nationality, language = 'en', dueOn, assignedTo }: Made) {
  made += 1
  const passportNumber = `X100000${made}`
  const applicants = [{ nationality, passportNumber, intendedDateOfArrival: '2026-12-20' }]
  const { id } = await insertExample(t.services, { applicants, now: t.time.now })
  await changeRows(db, 'application', { id }, { language, dueOn, assignedTo })
  return id
}

async function pay(id: number) {
  const paid = { status: 'paid', paymentStatus: 'paid', paidAt: t.time.now } as const
  await changeRows(db, 'application', { id }, paid)
  await changeRows(db, 'applicationWork', { applicationId: id }, { isStale: true })
  await keepWork(t.services)
}

async function paid(wanted: Made) {
  const id = await unpaid(wanted)
  await pay(id)
  return id
}

const notedOf = async (applicationId: number) =>
  (await rowsOf(db, 'applicationEvent', { applicationId, kind: 'regime-changed' }, 'id')).map(
    ({ note }) => note,
  )
const flagsOf = async (applicationId: number) =>
  (await rowOf(db, 'applicationWork', { applicationId })).flags

const promised = await paid({ nationality: 'CH', dueOn: '2026-12-07' })
const collecting = await paid({ nationality: 'CH', language: 'de' })
const exempt = await paid({ nationality: 'JP', assignedTo: agent.staff.id })
const single = await paid({ nationality: 'SE', assignedTo: agent.staff.id })
const untouched = await paid({ nationality: 'FR' })
const paying = await unpaid({ nationality: 'CH' })
await publish(2, '2026-12-01', regimes({ CH: 'referral', JP: 'exempt', SE: 'multiple' }))

test('nothing is told before a version begins', async () => {
  expect(await runAt('2026-11-30', '23:59')).toEqual([])
  expect(await notedOf(promised)).toEqual([])
  expect(await flagsOf(promised)).toEqual([])
  expect(await rowsOf(db, 'staffAlert')).toEqual([])
})

test('once it has, who is referred now is told by when to expect the decision', async () => {
  const [first, second, ...more] = await runAt('2026-12-01', '00:00')
  expect(more).toEqual([])
  expect(first).toContain('TZ-001001: the decision will take longer')
  expect(first).toContain('Its decision is now expected by about 5 February 2027')
  expect(first).toContain('The planned arrival is on or before that day.')
  expect(first).toContain('Nobody can speed this up.')
  expect(first).toContain('what we would refund under the terms you agreed to')
  expect(first).toContain(
    'The price you paid and our own deadline for submitting the application stay the same.',
  )
  // Of what is not handed over nobody knows the day yet.
  expect(second).toContain('TZ-001002: Die Entscheidung dauert länger')
  expect(second).toContain('braucht die Behörde etwa 60 Tage. Diese Zeit zählt ab dem Tag')
  expect(second).toContain('Der Preis, den Sie bezahlt haben, und unser eigener Termin')
  expect(second).not.toContain(' 2027')
  expect(await notedOf(promised)).toEqual(['CH e-visa referral'])
  expect(await flagsOf(collecting)).toEqual(['referral', 'regime-changed'])
  // Staff hear of who needs no visa any more, once: whoever has the application.
  expect(await notedOf(exempt)).toEqual(['JP e-visa exempt'])
  expect(await flagsOf(exempt)).toEqual(['regime-changed'])
  expect(await rowsOf(db, 'staffAlert', {}, 'applicationId')).toMatchObject([
    { kind: 'visa-unfit', staffId: agent.staff.id, applicationId: exempt },
    { kind: 'visa-unfit', staffId: agent.staff.id, applicationId: single },
  ])
  const { body } = await (await d.signedIn()).get(`/api/admin/applications/${exempt}`)
  expect(body.regimeChanges).toEqual([{ nationality: 'JP', from: 'e-visa', to: 'exempt' }])
  expect([await notedOf(untouched), await flagsOf(untouched)]).toEqual([[], []])
  expect([await notedOf(paying), await flagsOf(paying)]).toEqual([[], ['referral']])
})

test('whoever pays after it began is told then', async () => {
  await pay(paying)
  expect(await runAt('2026-12-01', '10:00')).toHaveLength(1)
  expect(await notedOf(paying)).toEqual(['CH e-visa referral'])
})

test('later versions tell only what they change, and take a letter back that has not gone', async () => {
  await publish(3, '2026-12-02', regimes({ CH: 'referral', JP: 'exempt' }))
  expect(await runAt('2026-12-02', '00:00')).toEqual([])
  await publish(4, '2026-12-03', regimes({ FR: 'referral' }))
  await publish(5, '2026-12-04', {})
  t.time.now = at('2026-12-03', '00:00')
  await beginRules(t.services, t.time.now)
  expect(await rowsOf(db, 'letter', { applicationId: untouched })).toHaveLength(1)
  expect(await runAt('2026-12-04', '00:00')).toEqual([])
  expect(await notedOf(promised)).toEqual(['CH e-visa referral', 'CH referral e-visa'])
  expect(await flagsOf(promised)).toEqual([])
})

test('a second office that takes no longer is told to nobody', async () => {
  const { days } = shippedDocument.authority
  const authority = { days, referralDays: days }
  await publish(6, '2026-12-05', { ...regimes({ FR: 'referral' }), authority })
  expect(await runAt('2026-12-05', '00:00')).toEqual([])
  expect((await notedOf(untouched)).at(-1)).toBe('FR e-visa referral')
})

test('a clock that was set back begins nothing anew', async () => {
  expect(await runAt('2026-12-01', '12:00')).toEqual([])
  expect(await notedOf(promised)).toHaveLength(2)
})

test('a node whose clock is ahead begins nothing', async () => {
  await publish(7, '2098-12-01', regimes({ FR: 'referral' }))
  await beginDueRules(t.services, at('2099-01-01', '00:00'))
  expect(await rowOf(db, 'setting')).toMatchObject({ rulesBegun: 6 })
})
