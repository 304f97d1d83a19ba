import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { defaultForm } from '#domain/filing/default-form.ts'
import { openDeciding, refusal, testPromises } from '../../../../test/support/deciding.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { changeRows, rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { wipeSecurityAnswers } from '../../data/casework/filing.ts'

const d = await forFile(openDeciding())
const agent = await d.signedIn('agent', { name: 'Asha Sample' })
const owner = await d.signedIn('owner')

type Line = { key: string; value: string; mark: string; isShared: boolean; tick: object | null }
const pathOf = (id: number, more = '') => `/api/admin/applicants/${id}/filing${more}`
const linesOf = async (id: number) => (await agent.get(pathOf(id))).body.lines as Line[]
const lineOf = async (id: number, key: string) =>
  (await linesOf(id)).find((line) => line.key === key) as Line
const tick = async (id: number, key: string, isTicked = true) => {
  const { mark } = await lineOf(id, key)
  return agent.put(pathOf(id, '/ticks'), { ticks: [{ line: key, mark, isTicked }] })
}

/** Two travellers who have paid. */
async function ready() {
  const made = await d.familyOf('Ana', 'Ben')
  await d.move(agent, made.id, 'paid')
  return made
}

/** Two travellers who are ready to be filed. */
async function prepared() {
  const family = await ready()
  const { id } = family
  const completedAt = d.t.time.now
  await changeRows(d.db, 'application', { id }, { completedAt })
  await d.acceptAll(agent, id)
  return family
}

test('ticks stay for colleagues, are shared where the line is, end with a correction, and are of what stands', async () => {
  const { ana, ben } = await ready()
  const { mark } = await lineOf(ana, 'surname')
  expect((await tick(ana, 'surname')).status).toBe(200)
  expect((await tick(ana, 'present-city')).status).toBe(200)
  expect((await lineOf(ana, 'surname')).tick).toMatchObject({ by: { name: 'Asha Sample' } })
  expect((await lineOf(ben, 'surname')).tick).toBeNull()
  expect(await lineOf(ben, 'present-city')).toMatchObject({ isShared: true, tick: {} })
  const corrected = await agent.patch(`/api/admin/applicants/${ana}`, {
    lastName: 'Other',
    reason: 'As in the passport',
  })
  expect(corrected.status).toBe(200)
  expect(await lineOf(ana, 'surname')).toMatchObject({ value: 'OTHER', tick: null })
  await tick(ben, 'present-city', false)
  expect((await lineOf(ana, 'present-city')).tick).toBeNull()
  // Of what was corrected meanwhile, of no line and of no value they are refused.
  for (const line of ['surname', 'nothing', 'marital-status']) {
    const ticks = [{ line, mark, isTicked: true }]
    const answer = await agent.put(pathOf(ana, '/ticks'), { ticks })
    expect(refusal(answer)).toEqual([409, 'application.changed'])
  }
})

test('what the portal gave is kept, its answer sealed, shown to nobody unseen, and gone in time', async () => {
  const { id, ana } = await ready()
  const details = {
    portalNumber: 'EV-1',
    securityQuestion: 'First school?',
    securityAnswer: 'plain-secret',
    fee: { amountCents: 50_00, paidOn: '2026-11-20' },
  }
  const kept = await agent.put(pathOf(ana), details)
  expect(kept.body).toMatchObject({
    portalNumber: 'EV-1',
    hasSecurityAnswer: true,
    fee: { amountCents: 50_00, paidOn: '2026-11-20', by: { name: 'Asha Sample' } },
  })
  expect(JSON.stringify(kept.body)).not.toContain('plain-secret')
  const { sealedAnswer } = await rowOf(d.db, 'filing', { applicantId: ana })
  expect(sealedAnswer?.length).toBeGreaterThan(0)
  expect(sealedAnswer?.toString('latin1')).not.toContain('plain-secret')
  expect((await agent.get(pathOf(ana, '/answer'))).body).toEqual({ answer: 'plain-secret' })
  const audit = await d.of(id).audit()
  expect(audit.filter(({ action }) => action === 'filing.answer-read')).toHaveLength(1)
  expect(JSON.stringify(audit)).not.toContain('plain-secret')
  // Absent fields stay; clearing a question clears its answer.
  await agent.put(pathOf(ana), { portalNumber: 'EV-2' })
  expect((await agent.get(pathOf(ana))).body).toMatchObject({ hasSecurityAnswer: true })
  await agent.put(pathOf(ana), { securityQuestion: '', fee: null })
  expect((await agent.get(pathOf(ana))).body).toMatchObject({
    ...{ hasSecurityAnswer: false, fee: null, portalNumber: 'EV-2' },
  })
  // The answer goes a while after the decision.
  await agent.put(pathOf(ana), { securityQuestion: 'Q', securityAnswer: 'A' })
  await d.decide(agent, ana, { decision: 'rejected', reason: 'The photo shows somebody else' })
  const filing = () => rowOf(d.db, 'filing', { applicantId: ana })
  const wipe = (days: number) =>
    wipeSecurityAnswers(d.db, new Date(d.t.time.now.getTime() + days * 86_400_000))
  await wipe(-1)
  expect((await filing()).sealedAnswer).not.toBeNull()
  await wipe(1)
  expect(await filing()).toMatchObject({ securityQuestion: 'Q', sealedAnswer: null })
})

const file = (id: number, body: object = {}) =>
  agent.post(`/api/admin/applicants/${id}/filed`, { portalNumber: 'EV-9', ...body })

test('filed past the guard keeps state, number and fee at once, and leads to the next traveller', async () => {
  const fee = { amountCents: 50_00, paidOn: '2026-11-20' }
  const { ana: unread } = await ready()
  expect(refusal(await file(unread, { fee }))).toEqual([409, 'approval.unreviewed'])
  expect((await agent.get(pathOf(unread))).body).toMatchObject({
    ...{ portalNumber: null, fee: null, whyNotFile: 'approval.unreviewed' },
  })
  const { id, ana, ben } = await prepared()
  const { version } = await d.of(id).row()
  const answers = await Promise.all([file(ana, { fee, version }), file(ana, { fee, version })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const done = (await agent.get(pathOf(ana))).body
  expect(done).toMatchObject({
    ...{ traveller: { state: 'filed' }, portalNumber: 'EV-9', fee: { amountCents: 50_00 } },
  })
  const [first] = answers.filter(({ status }) => status === 200)
  expect(first?.body).toMatchObject({ next: { applicationId: id, applicantId: ben } })
  const fees = await rowsOf(d.db, 'authorityFee', { applicantId: ana })
  expect(fees).toMatchObject([{ amountCents: 5000 }])
})

const feeOf = (amountCents: number, paidOn = '2026-11-20') => ({ fee: { amountCents, paidOn } })
const bookedFor = async (applicantId: number) =>
  (await rowsOf(d.db, 'ledgerEntry', { applicantId, kind: 'authority-fee' }, 'id')).map(
    ({ amountCents, authorityCents }) => {
      expect(authorityCents).toBe(amountCents)
      return amountCents
    },
  )

test('the books say what was noted as paid, once, follow its correction, and keep it with the traveller', async () => {
  const { ana, ben } = await prepared()
  const filed = await agent.post(`/api/admin/applicants/${ana}/filed`, {
    portalNumber: 'EV-9',
    fee: { amountCents: 52_50, paidOn: '2026-11-20' },
  })
  expect(filed.status).toBe(200)
  expect(await bookedFor(ana)).toEqual([-5250])
  // The date alone does not change the amount.
  for (const [amountCents, day] of [
    [52_50, '2026-11-20'],
    [52_50, '2026-11-19'],
    [50_00, '2026-11-19'],
  ] as const) {
    expect((await agent.put(pathOf(ana), feeOf(amountCents, day))).status).toBe(200)
  }
  expect(await bookedFor(ana)).toEqual([-5250, 250])
  const onDayToCome = await agent.put(pathOf(ana), feeOf(50_00, '2026-12-24'))
  expect(refusal(onDayToCome)).toEqual([422, 'fee.day-future'])
  // Nothing recorded: nothing is paid.
  await agent.put(pathOf(ana), { fee: null })
  expect(await bookedFor(ana)).toEqual([-5250, 250, 5000])
  await agent.put(pathOf(ben), feeOf(49_00))
  await agent.put(pathOf(ben), { fee: null })
  expect(await bookedFor(ben)).toEqual([-4900, 4900])
  // What was noted stays when a filing is taken back.
  await agent.put(pathOf(ana), feeOf(51_00))
  await d.decide(agent, ana, { decision: 'ready', reason: 'The portal refused it' })
  expect(await bookedFor(ana)).toEqual([-5250, 250, 5000, -5100])
  const twice = [agent.put(pathOf(ana), feeOf(70_00)), agent.put(pathOf(ana), feeOf(60_00))]
  expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([200, 200])
  const all = await bookedFor(ana)
  const { fee: noted } = (await agent.get(pathOf(ana))).body as { fee: { amountCents: number } }
  expect(all.reduce((sum, cents) => sum + cents, 0)).toBe(-noted.amountCents)
})

const next = async (filedId: number) =>
  (await agent.post(`/api/admin/applicants/${filedId}/filed`, { noNumber: 'Comes by email' })).body
    .next
const assign = (id: number, staffId: string) =>
  owner.put(`/api/admin/applications/${id}/assignee`, { staffId })

test('the next are one’s own, then nobody’s by promise or arrival, and never what is not to be filed', async () => {
  await d.db.updateTable('applicationWork').set({ state: 'filed' }).execute()
  const first = await prepared()
  const later = await prepared()
  const sooner = await prepared()
  const mine = await prepared()
  const theirs = await prepared()
  const unread = await ready()
  await assign(mine.id, agent.staff.id)
  await assign(theirs.id, owner.staff.id)
  const order = [
    [later.id, '2026-12-20'],
    [sooner.id, '2026-12-01'],
    [unread.id, '2026-11-01'],
    [theirs.id, '2026-11-02'],
    [mine.id, '2027-01-01'],
  ] as const
  for (const [id, nextOn] of order) {
    await changeRows(d.db, 'applicationWork', { applicationId: id }, { nextOn })
  }
  expect(await next(first.ana)).toMatchObject({ applicantId: first.ben })
  expect(await next(first.ben)).toMatchObject({ applicantId: mine.ana })
  await next(mine.ana)
  expect(await next(mine.ben)).toMatchObject({ applicantId: sooner.ana })
  await next(sooner.ana)
  expect(await next(sooner.ben)).toMatchObject({ applicantId: later.ana })
  await next(later.ana)
  expect(await next(later.ben)).toBeNull()
})

describe('the form', () => {
  const path = '/api/admin/filing-form'
  type View = { version: number; isShipped: boolean; form: Form; changed: object | null }
  type Form = { sections: unknown[] } & Record<string, unknown>
  const read = async () => (await agent.get(path)).body as View
  const put = (body: object) => owner.put(path, body)
  const lastTrace = async () =>
    (await rowsOf(d.db, 'auditEntry', { action: 'filing.form-changed' }, 'id')).at(-1)?.details

  test('is changed by owners, judged, and brought back', async () => {
    const { version, form, isShipped } = await read()
    expect([version, isShipped]).toEqual([0, true])
    const [first, second, ...rest] = form.sections
    const moved = { ...form, sections: [second, ...rest, first] }
    for (const wrong of [
      { ...form, sections: [first, first] },
      { ...form, sections: [] },
      { ...form, files: { pictureBytes: 1, pdfBytes: 1_000_000, names: defaultForm.files.names } },
      { ...form, files: { ...defaultForm.files, names: { passportPhoto: '../x' } } },
    ]) {
      expect((await put({ version, form: wrong })).status).toBe(400)
    }
    const saved = (await put({ version, form: moved })).body
    expect(saved).toMatchObject({
      ...{ version: 1, isShipped: false, form: moved, changed: { by: { id: owner.staff.id } } },
    })
    expect(await lastTrace()).toMatchObject({ isMoved: true, added: [], removed: [], changed: [] })
    const { ana } = await ready()
    expect((await linesOf(ana))[0]?.key).toBe('given-names')
    const back = (await put({ version: 1, form: null })).body
    // The author of the reset is known.
    expect(back).toMatchObject({
      version: 2,
      isShipped: true,
      changed: { by: { id: owner.staff.id } },
    })
    expect(await lastTrace()).toMatchObject({ isReset: true })
    // Nobody overwrites what another one saved meanwhile.
    const both = [put({ version: 2, form }), put({ version: 2, form: null })]
    const answers = await Promise.all(both)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    for (const old of [0, 2]) {
      expect(refusal(await put({ version: old, form }))).toEqual([409, 'filing-form.changed'])
    }
    await put({ version: 3, form: null })
    expect((await linesOf(ana))[0]?.key).toBe('start-email')
  })

  test('has lines asked in the application as soon as an owner says so, twelve at most', async () => {
    const { version } = await read()
    const asking = (count: number) => {
      const line = { label: 'Tour', source: 'not-asked', format: 'as-written', isOn: true }
      const lines = Array.from({ length: count }, (_, at) => ({
        ...{ ...line, key: `tour-${at}`, isAsked: true },
      }))
      return { ...defaultForm, sections: [{ key: 'only', label: 'Only', lines }] }
    }
    expect((await put({ version, form: asking(13) })).status).toBe(400)
    expect((await put({ version, form: asking(1) })).status).toBe(200)
    const { asked } = d.t.services
    expect(asked.lines()).toEqual([{ key: 'tour-0', label: 'Tour' }])
    await put({ version: version + 1, form: null })
    expect(asked.lines()).toEqual([])
  })

  test('says what files are called; fees that an older page or form still has are left out', async () => {
    const { ana } = await prepared()
    const { version, form } = await read()
    const names = { ...defaultForm.files.names, flightTicket: 'itinerary' }
    const changed = { ...form, files: { ...defaultForm.files, names } }
    const older = { ...changed, feesCents: { tourist: 55_00 } }
    expect((await put({ version, form: older })).body).toMatchObject({ form: changed })
    expect(await lastTrace()).toMatchObject({ others: ['files'] })
    await sql`update filing_form set content = content || '{"fees": {"tourist": 5500}}'`.execute(
      d.db,
    )
    expect((await read()).form).toEqual(changed)
    const { usualFeeCents, documents } = (await agent.get(pathOf(ana))).body
    expect(usualFeeCents).toBe(50_00)
    const shown = (documents as { name: string }[]).map(({ name }) => name)
    expect(shown).toContainEqual(expect.stringMatching(/^3-itinerary\./))
    await put({ version: version + 1, form: null })
  })

  test('that changes under somebody who files unticks what is written otherwise now, and no more', async () => {
    const { ana } = await ready()
    for (const key of ['surname', 'date-of-birth', 'sex']) await tick(ana, key)
    const before = await lineOf(ana, 'date-of-birth')
    const { version, form } = await read()
    const lines = (defaultForm.sections[1]?.lines ?? []).flatMap((line) => {
      if (line.key === 'sex') return []
      if (line.key === 'surname') return [{ ...line, label: 'Family name' }]
      return [line.key === 'date-of-birth' ? { ...line, format: 'YYYY-MM-DD' } : line]
    })
    const sections = form.sections.map((section, at) =>
      at === 1 ? { ...(section as object), lines } : section,
    )
    expect((await put({ version, form: { ...form, sections } })).status).toBe(200)
    expect(await lastTrace()).toMatchObject({
      ...{ removed: ['sex'], changed: ['surname', 'date-of-birth'], isMoved: false },
    })
    expect((await lineOf(ana, 'surname')).tick).not.toBeNull()
    expect((await lineOf(ana, 'date-of-birth')).tick).toBeNull()
    const old = { line: 'date-of-birth', mark: before.mark, isTicked: true }
    const answer = await agent.put(pathOf(ana, '/ticks'), { ticks: [old] })
    expect(refusal(answer)).toEqual([409, 'application.changed'])
    await put({ version: version + 1, form: null })
  })
})

testPromises(d, /authority|portal/)
