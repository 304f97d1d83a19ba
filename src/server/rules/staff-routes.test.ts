import { expect, onTestFinished, test } from 'vitest'
import type { RulesDocument } from '#domain/rules/rules.ts'
import { shippedDocument } from '#domain/rules/shipped.ts'
import { codeOf, startApp } from '../../../test/support/app.ts'
import { ask } from '../../../test/support/ask.ts'
import { forFile } from '../../../test/support/for-file.ts'
import { insertRow, rowsOf } from '../../../test/support/rows.ts'
import { startServices } from '../../../test/support/services.ts'
import { signIn } from '../../../test/support/staff.ts'

const t = await forFile(startServices())
// The database keeps what began by its own clock, which is behind this one.
t.time.now = new Date('2099-11-21T09:00:00Z')
const app = await forFile(startApp(t.services))
const owner = await signIn(app, { name: 'Asha Sample' })
const other = await signIn(app, { name: 'Ben Sample' })

const path = '/api/admin/rules'

const withEsim = (esimCents: number): RulesDocument => ({
  ...shippedDocument,
  prices: { ...shippedDocument.prices, esimCents },
})
const inMinutes = (minutes: number) =>
  new Date(t.time.now.getTime() + minutes * 60_000).toISOString()
const newest = async () => {
  const { items } = (await owner.get(path)).body as {
    items: { number: number; state: string; confirmedBy: { name: string } | null }[]
  }
  return items[0] as (typeof items)[number]
}
const draft = async (changes: object = {}) => ({
  ...{ document: withEsim(50_00), validFrom: inMinutes(4), reason: 'New supplier', source: '' },
  ...{ basedOn: (await newest()).number, ...changes },
})
const lastEntry = async () => (await rowsOf(t.services.db, 'auditEntry', {}, 'id')).at(-1)
const asTwo = (twoPersonApproval: boolean) =>
  t.services.db.updateTable('setting').set({ twoPersonApproval }).execute()

test('a version is written ahead of its time, counts from then on, and is known at once', async () => {
  const { esimCents } = t.services.rules.at(t.time.now).prices
  const written = await owner.post(path, await draft())
  expect(written.body).toMatchObject({ state: 'future', createdBy: { name: 'Asha Sample' } })
  const number = Number(written.body.number)
  expect(await lastEntry()).toMatchObject({
    ...{ action: 'rules.written', subject: String(number) },
    details: { changes: [`prices.esimCents: ${esimCents} → 5000`], more: 0 },
  })
  expect(t.services.rules.at(t.time.now).prices.esimCents).toBe(esimCents)
  t.time.now = new Date(t.time.now.getTime() + 4 * 60_000)
  expect(t.services.rules.at(t.time.now)).toMatchObject({ version: number })
  expect(t.services.rules.at(t.time.now).prices.esimCents).toBe(50_00)
  expect(await newest()).toMatchObject({ number, state: 'in-force' })
  const whole = await owner.get(`${path}/${number}`)
  expect(whole.body.document).toEqual(withEsim(50_00))
  expect(codeOf(await owner.get(`${path}/99`))).toBe('404 request.not-found')
})

test('what cannot be meant is refused, and nothing is written', async () => {
  const { number } = await newest()
  const { prices } = shippedDocument
  const steps = [...prices.processing].reverse()
  const document = { ...shippedDocument, prices: { ...prices, processing: steps } }
  const faulty = await owner.post(path, await draft({ document }))
  expect(codeOf(faulty)).toBe('400 request.invalid')
  expect(faulty.body.fields).toContainEqual({ path: 'prices.processing', code: 'steps.order' })
  for (const [changes, code] of [
    [{ document: { ...shippedDocument, ports: undefined } }, '400 request.invalid'],
    [{ document: { ...shippedDocument, more: 1 } }, '400 request.invalid'],
    [{ reason: ' ' }, '400 request.invalid'],
    [{ validFrom: 'tomorrow' }, '400 request.invalid'],
    [{ validFrom: inMinutes(1) }, '409 rules.too-soon'],
    [{ validFrom: '9999-01-01T00:00:00.000Z' }, '400 request.invalid'],
    [{ basedOn: number - 1 }, '409 rules.changed-meanwhile'],
  ] as const) {
    expect([changes, codeOf(await owner.post(path, await draft(changes)))]).toEqual([changes, code])
  }
  expect((await newest()).number).toBe(number)
})

test('of two at the same time one is written', async () => {
  const body = await draft()
  const answers = await Promise.all([owner.post(path, body), other.post(path, body)])
  expect(answers.map(codeOf).sort()).toEqual(['201', '409 rules.changed-meanwhile'])
})

test('where two people are needed it begins only if another one confirms it in time', async () => {
  await asTwo(true)
  onTestFinished(async () => void (await asTwo(false)))
  const number = Number((await owner.post(path, await draft())).body.number)
  const confirm = `${path}/${number}/confirm`
  expect(await newest()).toMatchObject({ state: 'waiting', confirmedBy: null })
  expect(codeOf(await owner.post(confirm, {}))).toBe('403 rules.second-person')
  expect(codeOf(await other.post(confirm, {}))).toBe('200')
  expect(await newest()).toMatchObject({ state: 'future', confirmedBy: { name: 'Ben Sample' } })
  expect(codeOf(await other.post(confirm, {}))).toBe('409 rules.changed-meanwhile')
  const late = Number((await owner.post(path, await draft())).body.number)
  t.time.now = new Date(t.time.now.getTime() + 3 * 60_000)
  expect(codeOf(await other.post(`${path}/${late}/confirm`, {}))).toBe('409 rules.too-soon')
  expect(await newest()).toMatchObject({ number: late, state: 'lapsed' })
  t.time.now = new Date(t.time.now.getTime() + 60_000)
  expect(t.services.rules.at(t.time.now).version).toBe(number)
})

test('is taken back before it begins, not after, and stays to be read', async () => {
  const number = Number((await owner.post(path, await draft())).body.number)
  expect(codeOf(await owner.delete(`${path}/${number}`))).toBe('204')
  expect(await lastEntry()).toMatchObject({ action: 'rules.withdrawn', subject: String(number) })
  expect(await newest()).toMatchObject({ number, state: 'withdrawn' })
  expect((await owner.get(`${path}/${number}`)).body.document).toEqual(withEsim(50_00))
  for (const again of [
    owner.delete(`${path}/${number}`),
    other.post(`${path}/${number}/confirm`, {}),
  ]) {
    expect(codeOf(await again)).toBe('409 rules.changed-meanwhile')
  }
  const next = await owner.post(path, await draft())
  expect(next.body.number).toBe(number + 1)
  await owner.delete(`${path}/${number + 1}`)
  const later = new Date(inMinutes(5))
  expect(t.services.rules.at(later).version).not.toBe(number)
  const begun = t.services.rules.at(t.time.now).version
  expect(codeOf(await owner.delete(`${path}/${begun}`))).toBe('409 rules.begun')
})

test('a moment is ahead only if it is by the database’s clock too', async () => {
  const [here, body] = [t.time.now, await draft()]
  onTestFinished(() => {
    t.time.now = here
  })
  t.time.now = new Date('2020-01-01T09:00:00Z')
  const early = await signIn(app, { name: 'Cara Sample' })
  const soon = { ...body, validFrom: inMinutes(4) }
  expect(codeOf(await early.post(path, soon))).toBe('409 rules.too-soon')
  const number = body.basedOn + 1
  await insertRow(t.services.db, 'rulesVersion', {
    ...{ number, content: JSON.stringify(shippedDocument) },
    ...{ createdAt: t.time.now, validFrom: new Date(inMinutes(4)) },
  })
  expect(codeOf(await early.post(`${path}/${number}/confirm`, {}))).toBe('409 rules.too-soon')
})

test('not even the owner of the tables changes what a version says, or whether one begun counts', async () => {
  const number = Number((await owner.post(path, await draft())).body.number)
  const withdrawn = Number((await owner.post(path, await draft())).body.number)
  await owner.delete(`${path}/${withdrawn}`)
  for (const [statement, why] of [
    [`update rules_version set valid_from = now() where number = ${number}`, 'only whether'],
    [`update rules_version set content = '{}' where number = ${number}`, 'only whether'],
    [`update rules_version set confirmed_at = now() where number = ${withdrawn}`, 'never change'],
    [`update rules_version set withdrawn_at = null where number = ${withdrawn}`, 'never change'],
    ['update rules_version set withdrawn_at = now() where number = 1', 'never change'],
    [`delete from rules_version where number = ${number}`, 'never deleted'],
  ] as const) {
    await expect(ask(t.ownerUrl, statement), statement).rejects.toThrow(why)
  }
})

test('the schema describes a document, and a file that names it is read', async () => {
  const { body } = await app.browser().get('/api/rules.schema.json')
  const schema = body as { required: string[]; additionalProperties: boolean }
  expect(schema.required.sort()).toEqual(Object.keys(shippedDocument).sort())
  expect(schema.additionalProperties).toBe(false)
  const document = { $schema: 'https://visa.example/api/rules.schema.json', ...shippedDocument }
  const read = (await owner.post(`${path}/check`, { document })).body
  expect(read).toEqual({ document: shippedDocument, faults: [] })
})
