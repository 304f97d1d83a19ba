import { expect, test } from 'vitest'
import { addressOf, among, day, filterIn, spanProblems, words } from './filter.ts'

const readers = { kind: among(['refund', 'fee']), search: words, from: day, to: day }

test.each([
  [
    { kind: 'refund', search: ' TZ-000001 ' },
    { kind: 'refund', search: 'TZ-000001' },
  ],
  [{ kind: 'odd', search: '  ', from: '2026-02-30', to: 'soon', cursor: '1' }, {}],
  [{ from: '2026-11-21', to: '2026-11-20' }, { from: '2026-11-21' }],
  [
    { from: '2026-11-01', to: '2026-11-21' },
    { from: '2026-11-01', to: '2026-11-21' },
  ],
])('%o is read as %o, and its address gives that back', (texts, filter) => {
  const read = filterIn(readers, (name) => new URLSearchParams(texts).get(name))
  expect(read).toEqual(filter)
  expect(filterIn(readers, (name) => addressOf(read).get(name))).toEqual(filter)
})

test.each([
  ['', '', [null, null]],
  ['2026-11-21', '2026-11-21', [null, null]],
  ['1', '2026-02-30', ['staff.parts.day.malformed', 'staff.parts.day.malformed']],
  ['2026-11-21', '2026-11-20', [null, 'staff.parts.day.order']],
  ['', '2026-11-20', [null, null]],
])('from %s to %s', (from, to, expected) => {
  const problems = spanProblems({ from, to }, (key) => key)
  expect([problems.from || null, problems.to || null]).toEqual(expected)
})
