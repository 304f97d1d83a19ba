import { expect, test } from 'vitest'
import { referenceParts } from './references.ts'

const linked = (words: string) =>
  referenceParts(words).flatMap(({ text, applicationId }) =>
    applicationId === null ? [] : [[text, applicationId]],
  )

test.each<[string, [string, number][]]>([
  ['My number is TZ-001042, thank you.', [['TZ-001042', 1042]]],
  [
    'tz001042 and TZ–1043',
    [
      ['tz001042', 1042],
      ['TZ–1043', 1043],
    ],
  ],
  ['TZ-000000', []],
  ['XTZ-001042 TZ-12 001042 TZ-001042x', []],
  ['', []],
])('%j names %j', (words, found) => {
  expect(linked(words)).toEqual(found)
  expect(
    referenceParts(words)
      .map(({ text }) => text)
      .join(''),
  ).toBe(words)
})
