import { beforeEach, describe, expect, it } from 'vitest'
import type { ReceiptItem } from '#contract/receipt.ts'
import { forFile } from '../../../test/support/for-file.ts'
import { signIn } from '../../../test/support/staff.ts'
import { payWith } from '../../sandbox-gateway/test-support.ts'
import { type Applied, startShop } from '../payment/test-support.ts'

let applied: Applied
let number = 0

const shop = await forFile(startShop())
beforeEach(async () => {
  shop.advance(61_000)
  applied = await paid()
  number = (await listed(applied))[0]?.number ?? 0
})

async function paid(): Promise<Applied> {
  const made = await shop.apply()
  await payWith((await shop.create(made)).body.formData)
  return made
}

const asked = (path: string, orderId?: string) =>
  fetch(shop.origin + path, { headers: orderId ? { 'x-order-id': orderId } : {} })
const pathOf = ({ id }: Pick<Applied, 'id'>, query = '') =>
  `/api/applications/${id}/receipt${query}`

async function listed({ id, orderId }: Applied): Promise<ReceiptItem[]> {
  const answer = await asked(`/api/applications/${id}/receipts`, orderId)
  return ((await answer.json()) as { items: ReceiptItem[] }).items
}

describe('who may read it', () => {
  const codeOf = async (answer: Response) =>
    `${answer.status} ${((await answer.json()) as { code: string }).code}`
  const ways = [pathOf, ({ id }: Applied) => `/api/applications/${id}/receipts`]

  it('is whoever shows the order id, in a header or in the address', async () => {
    expect((await asked(pathOf(applied), applied.orderId)).status).toBe(200)
    expect((await asked(pathOf(applied, `?orderId=${applied.orderId}`))).status).toBe(200)
  })

  it('is nobody else', async () => {
    const other = await paid()
    for (const way of ways) {
      expect(await codeOf(await asked(way(applied)))).toBe('401 request.unauthorized')
      expect(await codeOf(await asked(way(applied), other.orderId))).toBe(
        '404 application.not-found',
      )
      const missing = { id: 999_999, orderId: '' }
      expect(await codeOf(await asked(way(missing), other.orderId))).toBe(
        '404 application.not-found',
      )
    }
  })

  it('gets no other application by a number', async () => {
    const other = await paid()
    const [item] = await listed(other)
    const path = pathOf(applied, `?number=${item?.number}`)
    expect(await codeOf(await asked(path, applied.orderId))).toBe('404 receipt.not-found')
    for (const number of ['0', '-1', '1.5', 'x', '2147483648']) {
      const wrong = await asked(pathOf(applied, `?number=${number}`), applied.orderId)
      expect(await codeOf(wrong)).toBe('400 request.invalid')
    }
  })

  it('has nothing to read before paying', async () => {
    const unpaid = await shop.apply()
    expect(await listed(unpaid)).toEqual([])
    expect(await codeOf(await asked(pathOf(unpaid), unpaid.orderId))).toBe('404 receipt.not-found')
  })

  it('may be any member of staff, and leaves a trace', async () => {
    const path = `/api/admin/applications/${applied.id}/receipts`
    const stranger = shop.browser()
    for (const closed of [path, `${path}/${number}`]) {
      expect(await stranger.get(closed)).toMatchObject({ status: 401 })
    }
    const viewer = await signIn(shop, { role: 'viewer' })
    const { body } = await viewer.get(path)
    expect(body).toMatchObject({ items: [{ number: number, url: `${path}/${number}` }] })
    expect(await viewer.get(`${path}/${number}`)).toMatchObject({ status: 200 })
    expect(await viewer.get(`${path}/${number + 99}`)).toMatchObject({ status: 404 })
    expect(await viewer.get('/api/admin/applications/999999/receipts')).toMatchObject({
      status: 404,
    })
    const traces = await shop.db
      .selectFrom('auditEntry')
      .select('action')
      .where('staffId', '=', viewer.staff.id)
      .orderBy('id')
      .execute()
    expect(traces.map(({ action }) => action)).toContain('receipt.read')
  })
})
