import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test.each([
  ['Amina', '"Amina"'],
  ['', '""'],
  [null, '""'],
  [42, '"42"'],
  ['say "hi"', '"say ""hi"""'],
  ['Rue 1, Bern', '"Rue 1, Bern"'],
  ['a=b', '"a=b"'],
  ['anna@example.org', '"anna@example.org"'],
  ['=1+1', `"'=1+1"`],
  ['+44 20 7946 0958', `"'+44 20 7946 0958"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['＝1', `"'＝1"`],
  ['  =1', `"  '=1"`],
  ['\t=1', `"'\t'=1"`],
  ['\rx', `"'\rx"`],
  ["Amina;=cmd|' /C calc'!A0;", `"Amina;'=cmd|' /C calc'!A0;"`],
  ['Amina\t=1', `"Amina\t'=1"`],
  ['Amina\r\n=1', `"Amina\r\n'=1"`],
  ['Amina,@x', `"Amina,'@x"`],
  ['Amina;"=1"', `"Amina;""'=1"""`],
  ['"=1', `"""'=1"`],
])('%j is the cell %s', (value, cell) => {
  expect(csvLine([value])).toBe(`${cell}\r\n`)
})

test('cells are separated by commas, whatever is in them', () => {
  expect(csvLine(['TZ-1', 'a,b', 7])).toBe('"TZ-1","a,b","7"\r\n')
})
