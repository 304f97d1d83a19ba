import { expect, test } from 'vitest'
import {
  askedBy,
  everything,
  narrowed,
  queryOf,
  searched,
  sortOf,
  stateOf,
  type View,
  viewOf,
  widened,
} from './view.ts'

const view: View = {
  filter: { status: 'paid', queue: 'mine', arrivalTo: '2026-12-01', assignee: 'nobody' },
  sort: 'due',
  search: 'Amina Salehe',
  left: 'late',
}

test('an address and its history entry give the view back', () => {
  expect(viewOf(queryOf(view), stateOf(view))).toEqual(view)
  expect(viewOf(queryOf(everything), stateOf(everything))).toEqual(everything)
})

test('nobody is named in an address', () => {
  expect(queryOf(view)).toBe(
    '?queue=mine&status=paid&arrivalTo=2026-12-01&assignee=nobody&sort=due',
  )
  expect(queryOf({ ...everything, search: 'amina@example.com' } as View)).toBe('')
})

test('a search in an address is not followed', () => {
  expect(viewOf('?search=amina', null).search).toBe('')
})

test.each([null, 'text', 7, ['search'], { search: 7 }, { search: null, left: 'yours' }])(
  'a history entry of somebody else (%j) is no search',
  (state) => expect(viewOf('', state)).toEqual(everything),
)

test.each([
  '?status=lost&queue=yours&sort=cheap',
  '?nationality=tz&arrivalFrom=2026-02-30&arrivalTo=soon',
  '?work=lazy&flag=red&language=xx&visaType=student&processingType=slow',
  `?assignee=${'x'.repeat(65)}`,
  '?assignee=',
])('what is unknown counts as everything: %s', (query) => {
  expect(viewOf(query, null)).toEqual(everything)
})

test.each([
  ['?work=new-documents', { work: 'ready-to-review' }],
  ['?work=refunded,cancelled,filed', { work: 'decided,filed' }],
  ['?nationality=TZ,tz,CH&flag=red,late', { nationality: 'TZ,CH', flag: 'late' }],
])('of several values those that are known count, old words as new ones: %s', (query, filter) => {
  expect(viewOf(query, null).filter).toEqual(filter)
})

test('the server is asked for what narrows only', () => {
  expect(askedBy(everything)).toEqual({})
  expect(askedBy(view)).toEqual({ ...view.filter, search: 'Amina Salehe' })
})

test('one value is set, changed and taken away', () => {
  const set = narrowed({ queue: 'mine' }, 'flag', 'minor')
  expect(set).toEqual({ queue: 'mine', flag: 'minor' })
  expect(narrowed(set, 'flag', 'late')).toEqual({ queue: 'mine', flag: 'late' })
  expect(narrowed(set, 'flag', null)).toEqual({ queue: 'mine' })
  expect(narrowed(set, 'flag', 'nothing of ours')).toEqual({ queue: 'mine' })
  expect(widened(set)).toEqual({ queue: 'mine' })
})

test('a search leaves its queue, and gives it back when it is cleared', () => {
  const mine: View = { ...everything, filter: { queue: 'mine', status: 'paid' } }
  const first = { ...mine, ...searched(mine, 'am') }
  expect(first).toMatchObject({ filter: { status: 'paid' }, search: 'am', left: 'mine' })
  expect(first.filter).not.toHaveProperty('queue')
  const second = { ...first, ...searched(first, 'amina') }
  expect(second).toEqual({ ...first, search: 'amina' })
  expect({ ...second, ...searched(second, '') }).toEqual(mine)

  const late: View = { ...second, filter: { queue: 'late' } }
  expect(searched(late, '').filter).toEqual({ queue: 'late' })
  const saved: View = { ...second, filter: {}, search: '' }
  expect(searched({ ...saved, ...searched(saved, 'am') }, '').filter).toEqual({})
})

test('what is due has its own order', () => {
  expect(sortOf({ filter: { queue: 'due' }, sort: 'newest' })).toBe('due')
  expect(sortOf({ filter: { queue: 'mine' }, sort: 'newest' })).toBe('newest')
})
