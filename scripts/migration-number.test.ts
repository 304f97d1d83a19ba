import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nextMigration } from './migration-number.ts'

test('a migration gets the number after the highest, whatever else lies there', () => {
  expect(nextMigration([], 'create tally')).toBe('0001-create-tally.sql')
  const files = ['0002-b.sql', '0010-c.sql', '0009-a.sql', 'README.md', '9999.sql']
  expect(nextMigration(files, 'Keep_Visits')).toBe('0011-keep-visits.sql')
})

test.each(['', ' ', '../x', 'é', 'a/b', 'x;y'])('%j is no name', (name) => {
  expect(() => nextMigration([], name)).toThrow('Write a name')
})

test('the numbers that exist follow one another', () => {
  const numbers = readdirSync('migrations').map((file) => Number(file.slice(0, 4)))
  expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1))
})
