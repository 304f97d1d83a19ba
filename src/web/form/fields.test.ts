import { expect, expectTypeOf, test, vi } from 'vitest'
import { createFields } from './fields.tsx'

const first = {
  name: '',
  people: [{ born: { day: '', year: '' } }, { born: { day: '1', year: '' } }],
}

test('a value is read and written by its path', () => {
  const fields = createFields(first)
  fields.set('people.1.born.year', '1990')
  expect(fields.get('people.1.born')).toEqual({ day: '1', year: '1990' })
  expect(fields.all().people[0]).toBe(first.people[0])
  expect(first.people[1]?.born.year).toBe('')
  expectTypeOf(fields.get('people.0.born.day')).toEqualTypeOf<string>()
})

test('listeners are called on changes only', () => {
  const fields = createFields(first)
  const listener = vi.fn()
  const stop = fields.subscribe(listener)
  fields.set('name', '')
  expect(listener).not.toHaveBeenCalled()
  expect(fields.isChanged()).toBe(false)
  fields.set('name', 'Asha')
  stop()
  fields.set('name', 'Juma')
  expect(listener).toHaveBeenCalledTimes(1)
  expect(fields.isChanged()).toBe(true)
})
