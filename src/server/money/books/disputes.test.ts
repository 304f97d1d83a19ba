import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { EvidenceContent } from '#domain/money/evidence.ts'
import { codeOf } from '../../../../test/support/app.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { brokenInvariants } from '../../../../test/support/invariants.ts'
import { changeRows, rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { signNotification } from '../../../sandbox-gateway/signature.ts'
import { composeLetter, sendLetter } from '../../correspondence/letter/send.ts'
import { makeRefund } from '../payment/make-refund.ts'
import { type Applied, paid, startShop } from '../payment/test-support.ts'
import { evidenceOf } from './evidence.ts'

let manager: Awaited<ReturnType<typeof signIn>>
let applied: Applied
let attemptId: string
let number = 0

const shop = await forFile(startShop())
beforeEach(async () => {
  shop.advance(61_000)
  number += 1
  manager = await signIn(shop, { role: 'manager' })
  applied = await paid(shop)
  attemptId = (await rowOf(shop.db, 'paymentAttempt', { applicationId: applied.id })).id
})

/** A signed gateway notification. */
async function tell(
  state: string,
  change: object = {},
  other: { id?: string; secret?: string } = {},
) {
  const at = shop.services.clock.now()
  const told = {
    disputeRef: `dp_${number}`,
    attemptId,
    state,
    reason: 'fraudulent',
    amount: 233_00,
  }
  const dispute = { ...told, currency: 'USD', respondBy: null, at: at.toISOString(), ...change }
  const body = JSON.stringify({ type: `dispute.${state}`, attempt: null, dispute })
  const eventId = other.id ?? shop.services.random.uuid()
  const headers = signNotification({ eventId, body, at }, other.secret ?? 'secret')
  return (await shop.notify(body, { ...headers, 'content-type': 'application/json' })).status
}
const rows = () =>
  shop.db.selectFrom('dispute').selectAll().where('gatewayRef', '=', `dp_${number}`).execute()
const booked = async () => {
  const entries = await shop.db
    .selectFrom('ledgerEntry')
    .select(['kind', 'amountCents'])
    .where('applicationId', '=', applied.id)
    .where('disputeId', 'is not', null)
    .orderBy('id')
    .execute()
  return entries.map(({ kind, amountCents }) => `${kind} ${amountCents}`)
}
const refund = () =>
  manager.post(`/api/admin/applications/${applied.id}/refund`, {
    ground: 'refund',
    amountCents: 208_00,
  })

it('is kept with its deadline, withholds the money, and gives it back when won', async () => {
  const respondBy = '2026-12-01T00:00:00.000Z'
  expect(await tell('open', { respondBy })).toBe(200)
  expect(await booked()).toEqual(['dispute -23300'])
  const { items } = (await manager.get('/api/admin/money/disputes')).body as { items: object[] }
  expect(items).toContainEqual(
    expect.objectContaining({
      state: 'open',
      respondBy,
      amountCents: 233_00,
      application: expect.objectContaining({ id: applied.id }),
    }),
  )
  shop.advance(1000)
  expect(await tell('answered')).toBe(200)
  shop.advance(1000)
  expect(await tell('won')).toBe(200)
  expect(await booked()).toEqual(['dispute -23300', 'dispute-won 23300'])
  expect(await brokenInvariants(shop.db)).toEqual([])
})

it('counts once, however often and in whatever order it is told', async () => {
  const late = { at: shop.services.clock.now().toISOString() }
  shop.advance(1000)
  await tell('lost', {}, { id: `same_${number}` })
  await tell('lost', {}, { id: `same_${number}` })
  await tell('open', late)
  await Promise.all([tell('lost'), tell('lost'), tell('answered', late)])
  expect(await rows()).toMatchObject([{ state: 'lost' }])
  expect(await booked()).toEqual(['dispute -23300'])
})

it('prevents double refunds, before and after the decision', async () => {
  const made = await refund()
  expect(made.status).toBe(201)
  await tell('open')
  const { refund: row } = made.body as { refund: { id: string } }
  await makeRefund(shop.services, { id: row.id })
  const { refunds } = await shop.sandbox.history()
  expect(refunds.filter(({ attempt_id }) => attempt_id === attemptId)).toEqual([])
  const again = await manager.post(`/api/admin/refunds/${row.id}/retry`, {})
  expect(codeOf(again)).toBe('409 refund.disputed')
  const other = await refund()
  expect(codeOf(other)).toBe('409 refund.disputed')
  shop.advance(1000)
  await tell('won')
  expect((await manager.post(`/api/admin/refunds/${row.id}/retry`, {})).status).toBe(202)
})

it('is only asked about at first: an inquiry takes nothing and hinders nothing', async () => {
  await tell('inquiry')
  expect(await booked()).toEqual([])
  expect((await refund()).status).toBe(201)
})

it.each([
  ['of an unknown payment', { attemptId: '00000000-0000-4000-8000-000000000000' }],
  ['of no attempt', { attemptId: 'odd' }],
  ['over more than was paid', { amount: 1_000_00 }],
  ['in another currency', { currency: 'EUR' }],
])('%s is kept for staff and books nothing', async (_, change) => {
  expect(await tell('open', change)).toBe(200)
  expect(await rows()).toHaveLength(1)
  expect(await booked()).toEqual([])
})

it('is refused where the signature is wrong, or it cannot be read', async () => {
  expect(await tell('open', {}, { secret: 'guessed' })).toBe(400)
  expect(await tell('odd')).toBe(400)
  expect(await tell('open', { amount: -1 })).toBe(400)
  expect(await rows()).toEqual([])
})

it('are turned over page by page, those to answer first', async () => {
  const refs = ['c', 'a', 'b'].map((day) => `dp_page_${number}_${day}`)
  const soon = shop.services.clock.now().getTime() + 1000
  for (const [index, disputeRef] of refs.entries()) {
    const respondBy = new Date(soon + [3, 1, 2].indexOf(index + 1) * 1000).toISOString()
    await tell('open', { disputeRef, respondBy, attemptId: 'odd' })
  }
  await tell('lost', { disputeRef: `dp_page_${number}_over` })
  type Page = { items: { id: string; gatewayRef: string; closedAt: string | null }[] } & {
    nextCursor: string | null
  }
  const page = async (query: string) =>
    (await manager.get(`/api/admin/money/disputes?${query}`)).body as Page
  const all = await page('limit=200')
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { items, nextCursor }: Page = await page(`limit=2${cursor && `&cursor=${cursor}`}`)
    seen.push(...items.map(({ id }) => id))
    cursor = nextCursor
  }
  expect(seen).toEqual(all.items.map(({ id }) => id))
  const over = all.items.map(({ closedAt }) => closedAt !== null)
  expect(over).toEqual([...over].sort((one, other) => Number(one) - Number(other)))
  for (const odd of ['abc', Buffer.from('[true,"x","y"]').toString('base64url')]) {
    expect((await manager.get(`/api/admin/money/disputes?cursor=${odd}`)).status).toBe(400)
  }
})

describe('the case of a dispute', () => {
  const caseOf = async () => {
    const [row] = await rows()
    return (await manager.get(`/api/admin/money/disputes/${row?.id}`)).body
  }

  it('tells what was said when, in its order, and what is booked', async () => {
    const first = shop.services.clock.now().toISOString()
    shop.advance(1000)
    await tell('won')
    await tell('open', { at: first, respondBy: '2026-12-01T00:00:00.000Z' })
    await tell('open', { at: first, respondBy: '2026-12-01T00:00:00.000Z' })
    expect(await caseOf()).toMatchObject({
      state: 'won',
      news: [{ state: 'open', at: first, respondBy: '2026-12-01T00:00:00.000Z' }, { state: 'won' }],
      payment: { amountCents: 233_00, refundedCents: 0 },
      about: { contactName: expect.any(String), isErased: false },
      holdsRefunds: false,
      hasEvidence: true,
      bundles: [],
    })
  })

  it('says that nothing can go back while the bank has the money', async () => {
    await tell('open')
    expect(await caseOf()).toMatchObject({
      holdsRefunds: true,
      booked: [{ kind: 'dispute', amountCents: -233_00 }],
    })
  })

  it('has no evidence where no payment of ours is meant', async () => {
    await tell('open', { attemptId: 'odd' })
    expect(await caseOf()).toMatchObject({ payment: null, about: null, hasEvidence: false })
    const [row] = await rows()
    const { status, body } = await manager.get(`/api/admin/money/disputes/${row?.id}/evidence`)
    expect([status, body.code]).toEqual([409, 'dispute.no-evidence'])
  })

  it('gives its evidence as one file, which is kept nowhere, and in the audit', async () => {
    await tell('open')
    const [row] = await rows()
    const files = () => shop.db.selectFrom('storedFile').select('sha256').execute()
    const path = `/api/admin/money/disputes/${row?.id}/evidence`
    const response = await fetch(shop.origin + path, { headers: { cookie: manager.cookie() } })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-disposition')).toContain(`evidence-dp_${number}.pdf`)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const hash = createHash('sha256').update(bytes).digest()
    expect((await files()).some(({ sha256 }) => sha256.equals(hash))).toBe(false)
    const entries = await rowsOf(shop.db, 'auditEntry', {
      action: 'dispute.evidence-made',
      subject: row?.id ?? '',
    })
    const by = { staffId: manager.staff.id, applicationId: applied.id, subject: row?.id }
    expect(entries).toMatchObject([by])
    expect(await caseOf()).toMatchObject({ bundles: [{ by: manager.staff.name }] })
  })

  it('brings letters as they were sent, and says of which that was not kept', async () => {
    await tell('open')
    const [row] = await rows()
    const letter = await rowOf(shop.db, 'letter', {
      applicationId: applied.id,
      kind: 'payment-confirmed',
    })
    await sendLetter(shop.services, letter.id)
    await changeRows(shop.db, 'application', { id: applied.id }, { contactName: 'Somebody Else' })
    const told = async () => {
      const seen: EvidenceContent[] = []
      const evidence: typeof shop.services.printer.evidence = async (content) => {
        seen.push(content)
        return new Uint8Array()
      }
      const services = { ...shop.services, printer: { ...shop.services.printer, evidence } }
      const call = { id: row?.id ?? '', now: shop.services.clock.now() }
      await evidenceOf(services, { composeLetter }, call)
      return seen[0]?.letters.find(({ kind }) => kind === 'payment-confirmed')?.content
    }
    const kept = await told()
    expect(kept).toMatchObject({
      isComposedAnew: false,
      text: expect.stringMatching(/^(?!.*Somebody)/s),
    })
    expect(kept?.text).toContain('[link]')
    await shop.db.deleteFrom('letterContent').where('letterId', '=', letter.id).execute()
    const anew = await told()
    expect(anew).toMatchObject({ isComposedAnew: true, subject: kept?.subject })
    expect(anew?.text).toContain('Dear Somebody Else')
  })

  it.each(['', '/evidence'])('is not there for a made-up id%s', async (path) => {
    const unknown = shop.services.random.uuid()
    const asked = await manager.get(`/api/admin/money/disputes/${unknown}${path}`)
    expect(asked.body.code).toBe('dispute.not-found')
  })
})
