import { expect, test } from 'vitest'
import { allowed, readAddress, searchOf } from './address.ts'

test('the address names a kind of application and a step, or neither', () => {
  expect(readAddress('')).toEqual({ type: null, step: null })
  expect(readAddress('?type=family')).toEqual({ type: 'family', step: null })
  expect(readAddress('?type=army&step=2')).toEqual({ type: null, step: 'applicants' })
  expect(readAddress('?step=9')).toEqual({ type: null, step: 'documents' })
  expect(readAddress('?step=0')).toEqual({ type: null, step: null })
  expect(readAddress('?step=x')).toEqual({ type: null, step: null })
})

test('a step is never beyond what the answers allow', () => {
  expect(allowed('payment', 'applicants')).toBe('applicants')
  expect(allowed('details', 'payment')).toBe('details')
})

test('the query of a step keeps the kind that was asked for', () => {
  expect(searchOf('payment', 'group')).toBe('?type=group&step=3')
  expect(searchOf('details', null)).toBe('?step=1')
})
