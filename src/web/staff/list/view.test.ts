import { expect, test } from 'vitest'
import { everything, filterOf, queryOf, stateOf, type View, viewOf } from './view.ts'

const view: View = { status: 'paid', queue: 'mine', sort: 'due', search: 'Amina Salehe' }

test('an address and its history entry give the view back', () => {
  expect(viewOf(queryOf(view), stateOf(view, null))).toEqual(view)
  expect(viewOf(queryOf(everything), stateOf(everything, null))).toEqual(everything)
})

test('nobody is named in an address', () => {
  expect(queryOf(view)).toBe('?queue=mine&status=paid&sort=due')
  expect(queryOf({ ...everything, search: 'amina@example.com' })).toBe('')
})

test('a search in an address is not followed', () => {
  expect(viewOf('?search=amina', null).search).toBe('')
})

test.each([null, 'text', 7, ['search'], { search: 7 }, { search: null }])(
  'a history entry of somebody else (%j) is no search',
  (state) => expect(viewOf('', state).search).toBe(''),
)

test('what is unknown counts as everything', () => {
  expect(viewOf('?status=lost&queue=yours&sort=cheapest', null)).toEqual(everything)
})

test('what else stands in a history entry stays', () => {
  expect(stateOf(view, { fromList: true })).toEqual({ fromList: true, search: 'Amina Salehe' })
})

test('the server is asked for what narrows only', () => {
  expect(filterOf(everything)).toEqual({})
  expect(filterOf(view)).toEqual({ status: 'paid', queue: 'mine', search: 'Amina Salehe' })
})
