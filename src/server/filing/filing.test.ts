import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shippedForm } from '#domain/filing/form.ts'
import { type Agent, type Deciding, openDeciding, refusal } from '../../../test/support/deciding.ts'
import { brokenInvariants } from '../../../test/support/invariants.ts'
import { wipeSecurityAnswers } from '../data/filing.ts'

let d: Deciding
let agent: Agent
let viewer: Agent
let owner: Agent
beforeAll(async () => {
  d = await openDeciding()
  agent = await d.signedIn('agent', { name: 'Asha Sample' })
  viewer = await d.signedIn('viewer', { name: 'Vera Sample' })
  owner = await d.signedIn('owner')
})
afterAll(() => d?.close())

type Line = { key: string; value: string; mark: string; isShared: boolean; tick: object | null }
const pathOf = (id: number, more = '') => `/api/admin/applicants/${id}/filing${more}`
const linesOf = async (id: number) => (await agent.get(pathOf(id))).body.lines as Line[]
const lineOf = async (id: number, key: string) =>
  (await linesOf(id)).find((line) => line.key === key) as Line
const tick = async (id: number, key: string, isTicked = true, by = agent) => {
  const { mark } = await lineOf(id, key)
  return by.send('PUT', pathOf(id, '/ticks'), json({ ticks: [{ line: key, mark, isTicked }] }))
}
const json = (body: object): RequestInit => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

/** Two travellers, paid, with every document accepted. */
async function ready() {
  const made = await d.familyOf('Ana', 'Ben')
  await d.move(agent, made.id, 'paid')
  const [ana = 0, ben = 0] = made.ids
  return { ...made, ana, ben }
}

describe('ticks', () => {
  test('stay for colleagues, are shared where the line is, and end with a correction', async () => {
    const { ana, ben } = await ready()
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
  })

  test('of what was corrected meanwhile, of no line and of no value are refused', async () => {
    const { ana } = await ready()
    const { mark } = await lineOf(ana, 'given-names')
    await agent.patch(`/api/admin/applicants/${ana}`, { firstName: 'Anna', reason: 'Misspelt' })
    for (const line of ['given-names', 'nothing', 'marital-status']) {
      const ticks = [{ line, mark, isTicked: true }]
      const answer = await agent.send('PUT', pathOf(ana, '/ticks'), json({ ticks }))
      expect(refusal(answer)).toEqual([409, 'application.changed'])
    }
    expect((await tick(ana, 'sex', true, viewer)).status).toBe(403)
  })
})

describe('what the portal gave', () => {
  test('is kept, its answer sealed, and shown to nobody unseen', async () => {
    const { id, ana } = await ready()
    const details = {
      portalNumber: 'EV-1',
      securityQuestion: 'First school?',
      securityAnswer: 'plain-secret',
      fee: { amount: 50, paidOn: '2026-11-20' },
    }
    const kept = await agent.send('PUT', pathOf(ana), json(details))
    expect(kept.body).toMatchObject({
      portalNumber: 'EV-1',
      hasSecurityAnswer: true,
      fee: { amount: 50, paidOn: '2026-11-20', by: { name: 'Asha Sample' } },
    })
    expect(JSON.stringify(kept.body)).not.toContain('plain-secret')
    const row = await d.db.selectFrom('filing').selectAll().executeTakeFirstOrThrow()
    expect(row.sealedAnswer?.toString('latin1')).not.toContain('plain-secret')
    expect((await agent.get(pathOf(ana, '/answer'))).body).toEqual({ answer: 'plain-secret' })
    expect((await viewer.get(pathOf(ana, '/answer'))).status).toBe(403)
    const audit = await d.of(id).audit()
    expect(audit.filter(({ action }) => action === 'filing.answer-read')).toHaveLength(1)
    expect(JSON.stringify(audit)).not.toContain('plain-secret')
    // Absent stays; a question that goes takes its answer along.
    await agent.send('PUT', pathOf(ana), json({ portalNumber: 'EV-2' }))
    expect((await agent.get(pathOf(ana))).body).toMatchObject({ hasSecurityAnswer: true })
    await agent.send('PUT', pathOf(ana), json({ securityQuestion: '', fee: null }))
    expect((await agent.get(pathOf(ana))).body).toMatchObject({
      ...{ hasSecurityAnswer: false, fee: null, portalNumber: 'EV-2' },
    })
  })

  test('the answer goes a while after the decision', async () => {
    const { ana } = await ready()
    const details = { securityQuestion: 'Q', securityAnswer: 'A' }
    await agent.send('PUT', pathOf(ana), json(details))
    await d.decide(agent, ana, { decision: 'rejected', reason: 'The photo shows somebody else' })
    const kept = async () =>
      (await d.db.selectFrom('filing').selectAll().where('applicantId', '=', ana).execute())[0]
    const wipe = (days: number) =>
      wipeSecurityAnswers(d.db, new Date(d.t.time.now.getTime() + days * 86_400_000))
    await wipe(-1)
    expect((await kept())?.sealedAnswer).not.toBeNull()
    await wipe(1)
    expect(await kept()).toMatchObject({ securityQuestion: 'Q', sealedAnswer: null })
  })

  test('nobody of that number is not found', async () => {
    for (const path of [pathOf(999_999), pathOf(999_999, '/answer')]) {
      expect(refusal(await agent.get(path))).toEqual([404, 'application.not-found'])
    }
  })
})

describe('filed', () => {
  const file = (id: number, body: object = {}) =>
    agent.post(`/api/admin/applicants/${id}/filed`, { portalNumber: 'EV-9', ...body })

  test('is closed by the guard, and then keeps nothing', async () => {
    const { ana } = await ready()
    const fee = { amount: 50, paidOn: '2026-11-20' }
    expect(refusal(await file(ana, { fee }))).toEqual([409, 'approval.unreviewed'])
    expect((await agent.get(pathOf(ana))).body).toMatchObject({
      ...{ portalNumber: null, fee: null, whyNotFile: 'approval.unreviewed' },
    })
  })

  test('keeps state, number and fee at once, and leads to the next traveller', async () => {
    const { id, ana, ben } = await ready()
    for (const whose of [ben, ana]) {
      for (const type of ['passportPhoto', 'passportDocument', 'flightTicket'] as const) {
        const document = await d.addDocument(id, type)
        const of = { applicantId: whose }
        await d.db.updateTable('document').set(of).where('id', '=', document).execute()
      }
    }
    await d.db
      .updateTable('application')
      .set({ completedAt: d.t.time.now })
      .where('id', '=', id)
      .execute()
    for (const document of await d.of(id).documents()) {
      const reviewed = { verdict: 'accepted' }
      await agent.post(`/api/admin/documents/${document.id}/review`, reviewed)
    }
    const { version } = await d.of(id).row()
    const fee = { amount: 50, paidOn: '2026-11-20' }
    const answers = await Promise.all([file(ana, { fee, version }), file(ana, { fee, version })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const done = (await agent.get(pathOf(ana))).body
    expect(done).toMatchObject({
      ...{ traveller: { state: 'filed' }, portalNumber: 'EV-9', fee: { amount: 50 } },
    })
    const [first] = answers.filter(({ status }) => status === 200)
    expect(first?.body).toMatchObject({ next: { applicationId: id, applicantId: ben } })
    const fees = await d.db.selectFrom('authorityFee').selectAll().execute()
    expect(fees).toMatchObject([{ applicantId: ana, amountCents: 5000 }])
  })
})

describe('the form', () => {
  const path = '/api/admin/filing-form'
  test('is changed by owners, judged, and brought back', async () => {
    const [first, ...rest] = shippedForm.sections
    const form = { ...shippedForm, sections: [...rest, first] }
    const put = (by: Agent, body: object) => by.send('PUT', path, json(body))
    expect((await put(agent, form)).status).toBe(403)
    expect((await put(owner, { ...form, sections: [first, first] })).status).toBe(400)
    expect((await put(owner, form)).body).toMatchObject({ changed: { by: {} } })
    const { ana } = await ready()
    expect((await linesOf(ana))[0]?.key).toBe('given-names')
    expect((await owner.send('DELETE', path)).body).toMatchObject({ changed: null })
    expect((await linesOf(ana))[0]?.key).toBe('start-email')
  })
})

test('every promise is kept', async () => {
  const broken = await brokenInvariants(d.db)
  expect(broken.filter((promise) => /authority|portal/.test(String(promise)))).toEqual([])
})
