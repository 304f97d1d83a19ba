import { expect, test } from 'vitest'
import { wrongDaysIn } from '../parts/day-span.ts'
import { addressOf, filterIn, noFilter, questionOf } from './money-filter.ts'

test('what stands in the address is asked for, what makes no sense there is left out', () => {
  const query = new URLSearchParams({
    kind: 'refund',
    state: 'odd',
    from: '2026-02-30',
    to: '2026-11-30',
  })
  const filter = filterIn(query)
  expect(filter).toEqual({ ...noFilter, kind: 'refund', to: '2026-11-30' })
  expect(questionOf(filter)).toEqual({ kind: 'refund', to: '2026-11-30' })
  expect(addressOf({ ...filter, search: ' TZ-000001 ' }).toString()).toBe(
    'kind=refund&search=TZ-000001&to=2026-11-30',
  )
})

test('days are told apart and put in order', () => {
  expect(wrongDaysIn({ ...noFilter, from: 'x', to: 'y' })).toEqual([
    { name: 'from', why: 'day.malformed' },
    { name: 'to', why: 'day.malformed' },
  ])
  expect(wrongDaysIn({ ...noFilter, from: '2026-11-02', to: '2026-11-01' })).toEqual([
    { name: 'to', why: 'day.order' },
  ])
  expect(wrongDaysIn({ ...noFilter, from: '2026-11-01', to: '2026-11-01' })).toEqual([])
})
