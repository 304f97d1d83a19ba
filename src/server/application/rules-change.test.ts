import { beforeEach, expect, test } from 'vitest'
import { shippedDocument } from '#domain/rules/shipped.ts'
import { exampleApplicant, exampleDetails } from '../../../test/support/answers.ts'
import { codeOf, startApp } from '../../../test/support/app.ts'
import { forFile } from '../../../test/support/for-file.ts'
import { changeRows, rowOf, rowsOf } from '../../../test/support/rows.ts'
import { beginRules } from '../../../test/support/rules.ts'
import { insertExample, startServices } from '../../../test/support/services.ts'
import { exampleSignature } from '../../../test/support/signature.ts'
import { findWork, markStale, refreshStale } from '../data/casework/work.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { openRules } from '../rules/source.ts'

// Two nodes on one database; their clocks differ by a second, as those of real ones do.
const parts = await forFile(startServices())
const { db } = parts.services
const one = await forFile(startApp(parts.services))
const other = await forFile(
  startApp({
    ...parts.services,
    rules: await openRules(db, parts.services.steady),
    clock: { now: () => new Date(parts.time.now.getTime() + 1000) },
  }),
)

const before = '2026-11-21T23:59:58Z'
const midnight = '2026-11-22T00:00:00Z'
const at = (moment: string) => {
  parts.time.now = new Date(moment)
}
const [oldPrice, newPrice] = [233, 243]

const { prices, documents, regimes } = shippedDocument
const dearer = { ...prices.visas.tourist, baseCents: prices.visas.tourist.baseCents + 10_00 }
await beginRules(parts.services, 2, midnight, {
  prices: { ...prices, visas: { ...prices.visas, tourist: dearer } },
  documents: { ...documents, tourist: [...documents.tourist, 'flightTicket'] },
  regimes: { ...regimes, SE: 'referral' },
})
await other.services.rules.reload()

beforeEach(() => at(before))

const application = (changes: object = {}) => ({
  ...exampleDetails(),
  applicants: [exampleApplicant()],
  ...changes,
})

const apply = (changes: object = {}, node = one) =>
  node.visitor().post('/api/applications', application(changes))

const versionOf = async (id: unknown) =>
  (await rowOf(db, 'application', { id: Number(id) })).rulesVersion

const count = async () => (await rowsOf(db, 'application')).length

const sign = async (changes: object = {}) =>
  one.visitor().post('/api/generate-agreement-pdf', {
    contactName: 'Ada Muster',
    contactEmail: 'ada.muster@gmail.com',
    contactPhone: '+41446681800',
    digitalSignature: await exampleSignature(),
    selection: {
      ...{ visaType: 'tourist', processingType: 'normal', numberOfApplicants: 1 },
      ...{ hasInsurance: false, hasESim: false },
    },
    ...changes,
  })

test('each node applies the new price from midnight by its clock, and the application keeps its version', async () => {
  const made = []
  for (const moment of [before, '2026-11-21T23:59:59Z', midnight]) {
    at(moment)
    for (const node of [one, other]) {
      const { status, body } = await apply({}, node)
      const price = (body.pricing as { totalPrice: number }).totalPrice
      made.push([status, price, await versionOf(body.id)])
    }
  }
  const [old, renewed] = [
    [201, oldPrice, 1],
    [201, newPrice, 2],
  ]
  expect(made).toEqual([old, old, old, renewed, renewed, renewed])
})

test('what a page computed with other rules is refused before anything is stored', async () => {
  at(midnight)
  const stood = [await count(), (await rowsOf(db, 'agreement')).length]
  const refused = await apply({ rulesVersion: 1, totalPrice: oldPrice })
  const unsigned = await sign({ rulesVersion: 1, digitalSignature: undefined })
  const codes = [refused, await sign({ rulesVersion: 1 }), unsigned].map(codeOf)
  expect(codes).toEqual(Array(3).fill('409 rules.changed'))
  expect(refused.body.params).toEqual({ version: 2 })
  expect([await count(), (await rowsOf(db, 'agreement')).length]).toEqual(stood)
  expect((await apply({ rulesVersion: 2, totalPrice: newPrice })).status).toBe(201)
})

test.each([
  ['00:05', { rulesVersion: 1, totalPrice: oldPrice }, '201'],
  ['00:59', {}, '201'],
  ['01:05', {}, '409 agreement.mismatch'],
  ['01:05', { rulesVersion: 1, totalPrice: oldPrice }, '409 rules.changed'],
])(
  'signed a minute before midnight and sent in at %s with %o: %s',
  async (time, sent, expected) => {
    const signed = await sign({ rulesVersion: 1 })
    const { agreementId } = signed.body
    const kept = await rowOf(db, 'agreement', { id: String(agreementId) })
    expect([signed.status, kept.rulesVersion, kept.content.rulesVersion]).toEqual([201, 1, 1])
    at(`2026-11-22T${time}:00Z`)
    const made = await apply({ agreementId, ...sent })
    if (expected !== '201') {
      expect(codeOf(made)).toBe(expected)
      return
    }
    expect(made).toMatchObject({ status: 201, body: { pricing: { totalPrice: oldPrice } } })
    expect(await versionOf(made.body.id)).toBe(1)
  },
)

test('a request repeated after midnight gets its first answer, whatever it says of the rules', async () => {
  const key = { 'idempotency-key': '7f3b2c1e-6f5a-4c59-9d0a-1f2e3d4c5b6a' }
  const body = application({ rulesVersion: 1, totalPrice: oldPrice })
  const first = await one.visitor().post('/api/applications', body, key)
  at('2026-11-22T03:00:00Z')
  const stood = await count()
  const again = await other.visitor().post('/api/applications', body, key)
  expect(first.status).toBe(201)
  expect(again).toMatchObject({ status: 201, body: first.body })
  expect(await count()).toBe(stood)
})

test('an application tells the documents that its own version asks for', async () => {
  const views = []
  for (const moment of [before, midnight]) {
    at(moment)
    const browser = one.visitor()
    const made = await browser.post('/api/applications', application())
    at('2026-11-23T09:00:00Z')
    const { body } = await browser.get(`/api/status?orderId=${made.body.orderId}`)
    views.push([body.rulesVersion, body.requiredDocuments])
  }
  expect(views).toEqual([
    [1, documents.tourist],
    [2, [...documents.tourist, 'flightTicket']],
  ])
})

test('the work of an application follows the regimes that last began, and the documents that were agreed', async () => {
  const { id } = await insertExample(parts.services, {
    applicants: [{ nationality: 'SE', passportNumber: 'SE7654321' }],
    now: parts.time.now,
  })
  const workNow = async () => {
    await markStale(db, [id])
    await inTransaction(db, (tx) => refreshStale(tx, 10))
    const { documentsNeeded } = await rowOf(db, 'applicationWork', { applicationId: id })
    return { flags: (await findWork(db, id))?.flags, documentsNeeded }
  }
  const needed = { documentsNeeded: documents.tourist.length }
  expect(await workNow()).toEqual({ flags: [], ...needed })
  await changeRows(db, 'setting', {}, { rulesBegun: 2 })
  expect(await workNow()).toEqual({ flags: ['referral'], ...needed })
})

test('fees that the owner has dropped are charged to nobody', async () => {
  const free = { processing: [{ from: 1, cents: 0 }], documentCents: 0 }
  await beginRules(parts.services, 3, '2026-11-23T00:00:00Z', { prices: { ...prices, ...free } })
  at('2026-11-23T00:00:00Z')
  const { status, body } = await apply()
  expect([status, body.pricing]).toMatchObject([
    201,
    { basePrice: 95, processingFee: 0, documentFee: 0, totalPrice: 95 },
  ])
})
