import { describe, expect, test } from 'vitest'
import { type Item, merged } from './merge.ts'

const item = (id: number, changes: Partial<Item> = {}): Item => ({
  id,
  reference: `TZ-${String(id).padStart(6, '0')}`,
  orderId: `order-${id}`,
  version: 1,
  status: 'pending',
  paymentStatus: 'unpaid',
  contactName: 'Amina Salehe',
  contactEmail: 'amina@example.com',
  visaType: 'tourist',
  processingType: 'normal',
  numberOfApplicants: 1,
  decided: 0,
  totalPrice: 233,
  createdAt: '2026-11-21T09:00:00.000Z',
  paidAt: null,
  completedAt: null,
  dueOn: null,
  assignee: null,
  work: 'unpaid',
  flags: [],
  arrivesOn: null,
  nextOn: null,
  nationalities: ['DE'],
  language: 'en',
  documents: { accepted: 0, received: 0, needed: 3 },
  ...changes,
})
const items = (...ids: number[]) => ids.map((id) => item(id))
const idsOf = (rows: readonly Item[]) => rows.map(({ id }) => id)
const more = 'cursor'

describe('rows that somebody is reading', () => {
  test('take new values where they stand', () => {
    const fresh = {
      items: [item(3), item(2, { status: 'paid', version: 2 })],
      nextCursor: more,
    }
    const { rows, added, gone } = merged(items(3, 2, 1), fresh, false)
    expect(idsOf(rows)).toEqual([3, 2, 1])
    expect(rows[1]?.status).toBe('paid')
    expect([added, gone.size]).toEqual([0, 0])
  })

  test('do not move for new ones, which are counted', () => {
    const { rows, added } = merged(
      items(3, 2, 1),
      { items: items(5, 4, 3, 2), nextCursor: more },
      false,
    )
    expect(idsOf(rows)).toEqual([3, 2, 1])
    expect(added).toBe(2)
  })

  test('stay when they no longer belong here, and are marked', () => {
    const { rows, gone } = merged(items(3, 2, 1), { items: items(3, 1), nextCursor: more }, false)
    expect(idsOf(rows)).toEqual([3, 2, 1])
    expect([...gone]).toEqual([2])
  })

  test('keep their place when the order changed', () => {
    const { rows, added, gone } = merged(
      items(3, 2, 1),
      { items: items(1, 2, 3), nextCursor: null },
      true,
    )
    expect(idsOf(rows)).toEqual([3, 2, 1])
    expect([added, gone.size]).toEqual([0, 0])
  })
})

describe('the end of a page', () => {
  test('rows that moved up from the next page are not new', () => {
    // 2 left, so that 0, first of the next page, is heard.
    const { added, gone } = merged(
      items(3, 2, 1),
      { items: items(3, 1, 0), nextCursor: more },
      false,
    )
    expect(added).toBe(0)
    expect([...gone]).toEqual([2])
  })

  test('rows of which nothing was said are not gone', () => {
    const { gone } = merged(items(5, 4, 3, 2), { items: items(6, 5), nextCursor: more }, false)
    expect(gone.size).toBe(0)
  })

  test('after the last row of a complete list everything is new', () => {
    const { added } = merged(items(1, 2), { items: items(1, 2, 3), nextCursor: null }, true)
    expect(added).toBe(1)
  })

  test('a whole list without a row says that it is gone', () => {
    const { gone } = merged(items(2, 1), { items: items(2), nextCursor: null }, true)
    expect([...gone]).toEqual([1])
  })
})

test('when nothing of it is left, everything is new', () => {
  const { added, gone } = merged(items(2, 1), { items: items(9, 8, 7), nextCursor: more }, false)
  expect([added, gone.size]).toEqual([3, 0])
})

test('an empty list has room for what comes', () => {
  expect(merged([], { items: items(1), nextCursor: null }, true).added).toBe(1)
})
