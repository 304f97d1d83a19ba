import { expect, test } from 'vitest'
import { sorts } from '#domain/application/list.ts'
import { directionOf, type SortColumn, sortedBy } from './sorting.ts'

const columns: readonly SortColumn[] = ['due', 'arrival', 'total', 'created']

test.each([
  ['due', 'newest', 'due'],
  ['due', 'due', 'due'],
  ['arrival', 'newest', 'arrival'],
  ['arrival', 'arrival', 'latest-arrival'],
  ['arrival', 'latest-arrival', 'arrival'],
  ['total', 'newest', 'dearest'],
  ['total', 'dearest', 'cheapest'],
  ['created', 'due', 'newest'],
  ['created', 'newest', 'oldest'],
] as const)('a press on %s, ordered by %s, asks for %s', (column, now, next) => {
  expect(sortedBy(column, now)).toBe(next)
})

test('every order is that of one column', () => {
  for (const sort of sorts) {
    expect(columns.filter((column) => directionOf(column, sort) !== null)).toHaveLength(1)
  }
})

test('the direction is that of the days and amounts in the rows', () => {
  expect(directionOf('created', 'newest')).toBe('descending')
  expect(directionOf('arrival', 'arrival')).toBe('ascending')
  expect(directionOf('total', 'newest')).toBeNull()
})
