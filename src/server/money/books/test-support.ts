import { expect } from 'vitest'
import { signNotification } from '../../../sandbox-gateway/signature.ts'
import type { Shop } from '../payment/test-support.ts'

type Reader = { get(path: string): Promise<{ status: number; body: Record<string, unknown> }> }
type Page = { items: object[]; nextCursor: string | null }

/** Reads a list page by page, which gives what it holds at once; returns the pages. */
export async function turnPages<T>(who: Reader, path: string): Promise<(Page & T)[]> {
  const read = async (query: string) => {
    const { body } = await who.get(`${path}${path.includes('?') ? '&' : '?'}${query}`)
    return body as Page & T
  }
  const pages: (Page & T)[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Page & T = await read(`limit=2${cursor && `&cursor=${cursor}`}`)
    pages.push(page)
    cursor = page.nextCursor
  }
  const all = await read('limit=200')
  expect(all.nextCursor).toBeNull()
  expect(pages.flatMap(({ items }) => items)).toEqual(all.items)
  expect(pages.length).toBe(Math.ceil(all.items.length / 2))
  expect(pages.length).toBeGreaterThan(1)
  expect(await read('cursor=abc')).toMatchObject({ code: 'request.invalid' })
  return pages
}

/** A signed notification of the gateway about a dispute; returns the status of the answer. */
export async function tellDispute(
  shop: Shop,
  about: { state: string; disputeRef: string; attemptId: string },
  { id = shop.services.random.uuid(), secret = 'secret' } = {},
): Promise<number> {
  const at = shop.services.clock.now()
  const sum = { amount: 233_00, currency: 'USD', respondBy: null, at: at.toISOString() }
  const dispute = { reason: 'fraudulent', ...sum, ...about }
  const body = JSON.stringify({ type: `dispute.${about.state}`, attempt: null, dispute })
  const headers = signNotification({ eventId: id, body, at }, secret)
  return (await shop.notify(body, { ...headers, 'content-type': 'application/json' })).status
}
