import { describe, expect, test } from 'vitest'
import { exampleItem as item } from '../test-support.tsx'
import { type Item, merged } from './use-list.ts'

const items = (...ids: number[]) => ids.map((id) => item(id))
const idsOf = (rows: readonly Item[]) => rows.map(({ id }) => id)
/** A list of which there is more, and one that is there as a whole. */
const now = (shown: number[], fresh: Item[]) =>
  merged(items(...shown), { items: fresh, nextCursor: 'cursor' }, false)
const whole = (shown: number[], fresh: Item[]) =>
  merged(items(...shown), { items: fresh, nextCursor: null }, true)

describe('rows that somebody is reading', () => {
  test('take new values where they stand', () => {
    const fresh = [item(3), item(2, { status: 'paid', version: 2 })]
    const { rows, added, gone } = now([3, 2, 1], fresh)
    expect(idsOf(rows)).toEqual([3, 2, 1])
    expect(rows[1]?.status).toBe('paid')
    expect([added, gone.size]).toEqual([0, 0])
  })

  test('do not move for new ones, which are counted', () => {
    const { rows, added } = now([3, 2, 1], items(5, 4, 3, 2))
    expect(idsOf(rows)).toEqual([3, 2, 1])
    expect(added).toBe(2)
  })

  test('stay when they no longer belong here, and are marked', () => {
    const { rows, gone } = now([3, 2, 1], items(3, 1))
    expect(idsOf(rows)).toEqual([3, 2, 1])
    expect([...gone]).toEqual([2])
  })

  test('keep their place when the order changed', () => {
    const { rows, added, gone } = whole([3, 2, 1], items(1, 2, 3))
    expect(idsOf(rows)).toEqual([3, 2, 1])
    expect([added, gone.size]).toEqual([0, 0])
  })
})

describe('the end of a page', () => {
  test('rows that moved up from the next page are not new', () => {
    // 2 left, so that 0, first of the next page, is heard.
    const { added, gone } = now([3, 2, 1], items(3, 1, 0))
    expect(added).toBe(0)
    expect([...gone]).toEqual([2])
  })

  test('rows of which nothing was said are not gone', () => {
    const { gone } = now([5, 4, 3, 2], items(6, 5))
    expect(gone.size).toBe(0)
  })

  test('after the last row of a complete list everything is new', () => {
    const { added } = whole([1, 2], items(1, 2, 3))
    expect(added).toBe(1)
  })

  test('a whole list without a row says that it is gone', () => {
    const { gone } = whole([2, 1], items(2))
    expect([...gone]).toEqual([1])
  })
})

test('when nothing of it is left, everything is new', () => {
  const { added, gone } = now([2, 1], items(9, 8, 7))
  expect([added, gone.size]).toEqual([3, 0])
})

test('an empty list has room for what comes', () => {
  expect(whole([], items(1)).added).toBe(1)
})
