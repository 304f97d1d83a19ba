import { expect, test } from 'vitest'
import { isPartComplete } from './date-part.ts'

test.each([
  ['day', ['4', '04', '31', '٤'], ['3', '0']],
  ['month', ['2', '12'], ['1', '0', 'ma', 'March']],
  ['year', ['1990', '١٩٩٠'], ['199']],
] as const)('%s: complete %j, not yet %j', (part, complete, begun) => {
  const typed = [...complete, ...begun]
  expect(typed.filter((each) => isPartComplete(part, each))).toEqual(complete)
})
