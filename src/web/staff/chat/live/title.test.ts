import { expect, test } from 'vitest'
import { badgedTitle } from './title.ts'

test('a title carries one badge, whatever it carried before', () => {
  expect(badgedTitle('Letters', 2)).toBe('(2) Letters')
  expect(badgedTitle('(2) Letters', 3)).toBe('(3) Letters')
  expect(badgedTitle('(99+) Letters', 120)).toBe('(99+) Letters')
  expect(badgedTitle('(3) Letters', 0)).toBe('Letters')
})

test('a title keeps its own words', () => {
  expect(badgedTitle('(new) Letters', 0)).toBe('(new) Letters')
})
