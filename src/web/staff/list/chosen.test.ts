import { expect, test } from 'vitest'
import { maxBulk } from '#domain/application/list.ts'
import { nothing, only, shownOf, toggled, toggledAll } from './use-chosen.ts'

const rows = [9, 8, 7, 6, 5]
const idsOf = (chosen: { ids: ReadonlySet<number> }) => [...chosen.ids].sort()

test('a row is ticked and unticked', () => {
  const one = toggled(nothing, rows, 8, false)
  expect(idsOf(one)).toEqual([8])
  expect(idsOf(toggled(one, rows, 8, false))).toEqual([])
})

test.each([
  ['downwards', 8, 6, [6, 7, 8]],
  ['upwards', 6, 8, [6, 7, 8]],
  ['of one', 7, 7, []],
])('a range %s', (_, from, to, expected) => {
  expect(idsOf(toggled(toggled(nothing, rows, from, false), rows, to, true))).toEqual(expected)
})

test('a range without a beginning is the row itself', () => {
  expect(idsOf(toggled(nothing, rows, 7, true))).toEqual([7])
  const left = { ids: new Set([4]), anchor: 4 }
  expect(idsOf(toggled(left, rows, 7, true))).toEqual([4, 7])
})

test('a range takes ticks away too', () => {
  const all = toggledAll(nothing, rows)
  const begun = toggled(all, rows, 9, false)
  expect(idsOf(toggled(begun, rows, 7, true))).toEqual([5, 6])
})

test('all and none', () => {
  const all = toggledAll(toggled(nothing, rows, 7, false), rows)
  expect(idsOf(all)).toEqual([5, 6, 7, 8, 9])
  expect(toggledAll(all, rows)).toEqual(nothing)
  expect(toggledAll(nothing, [])).toEqual({ ids: new Set(), anchor: null })
})

test('no more than one call may change', () => {
  const many = Array.from({ length: maxBulk + 5 }, (_, index) => index)
  const all = toggledAll(nothing, many)
  expect(all.ids.size).toBe(maxBulk)
  expect(toggledAll(all, many)).toEqual(nothing)
  expect(toggled(all, many, maxBulk + 1, false).ids.size).toBe(maxBulk)
})

test('what left the list is not meant', () => {
  expect(shownOf(only([7, 3, 9]), rows)).toEqual([9, 7])
})
