import fc from 'fast-check'
import { expect, test } from 'vitest'
import { always } from '../../../test/support/always.ts'
import { languages } from '../reference/languages.ts'
import { authorityOf, may, roles } from '../staff/permission.ts'
import {
  type AssignableColleague,
  type AssignmentRule,
  assigneeFor,
  assignmentRules,
} from './auto-assign.ts'
import { processingTypes } from './choice.ts'

const colleague = (id: string, more: Partial<AssignableColleague> = {}): AssignableColleague => ({
  ...{ id, authority: authorityOf('agent', null), isDisabled: false, isIn: true },
  ...{ languages: ['en'], lastTurn: 0, open: 0, ...more },
})
const a = (more: Partial<AssignableColleague> = {}) => colleague('a', more)
const b = (more: Partial<AssignableColleague> = {}) => colleague('b', more)
const bilingual = b({ languages: ['en', 'tr'], lastTurn: 9 })
const away = b({ languages: ['tr'], isIn: false })
const busy = [a({ open: 4 }), b({ open: 1, lastTurn: 9 })]
const normal = { language: 'en', processingType: 'normal' } as const
const turkish = { language: 'tr' }
const urgent = { processingType: 'urgent' }

test.each<[string, AssignmentRule, object, AssignableColleague[], string | null]>([
  ['nobody while the rule is off', 'off', {}, [a()], null],
  ['nobody where nobody works', 'turns', {}, [], null],
  ['nobody while everybody is out', 'turns', {}, [a({ isIn: false })], null],
  ['never a viewer', 'turns', {}, [a({ authority: authorityOf('viewer', null) })], null],
  ['never a closed account', 'turns', {}, [a({ isDisabled: true })], null],
  ['the one who waited longest', 'turns', {}, [a({ lastTurn: 7 }), b({ lastTurn: 3 })], 'b'],
  ['of several who never had one, one and the same', 'turns', {}, [b(), a()], 'a'],
  ['who speaks the language', 'language', turkish, [a(), bilingual], 'b'],
  ['anybody where nobody who is in speaks it', 'language', turkish, [a(), away], 'a'],
  ['a fast one to the one with least to do', 'speed', urgent, busy, 'b'],
  ['a normal one by turns', 'speed', {}, busy, 'a'],
])('who gets it: %s', (_, rule, more, colleagues, expected) => {
  expect(assigneeFor({ ...normal, ...more }, colleagues, rule)?.id ?? null).toBe(expected)
})

const someone = fc.record({
  ...{ id: fc.uuid(), isDisabled: fc.boolean(), isIn: fc.boolean() },
  authority: fc.constantFrom(...roles.map((role) => authorityOf(role, null))),
  languages: fc.uniqueArray(fc.constantFrom(...languages)),
  ...{ lastTurn: fc.nat(50), open: fc.nat(20) },
})
const application = fc.record({
  language: fc.constantFrom(...languages),
  processingType: fc.constantFrom(...processingTypes),
})
const people = fc.uniqueArray(someone, { selector: ({ id }) => id, maxLength: 8 })
const isAble = ({ isIn, isDisabled, authority }: AssignableColleague) =>
  isIn && !isDisabled && may(authority, 'application.work')

test('it is always somebody who is in, works and has an account, and somebody where there is one', () => {
  always(application, people, fc.constantFrom(...assignmentRules), (given, all, rule) => {
    const able = all.filter(isAble)
    const found = assigneeFor(given, all, rule)
    if (rule === 'off' || able.length === 0) return found === null
    return found !== null && able.includes(found)
  })
})

test('turns are fair within one, in whatever order colleagues are named', () => {
  always(people, fc.nat(60), fc.array(application, { maxLength: 40 }), (all, seed, work) => {
    const present = all.map((each) => ({ ...each, lastTurn: 0 }))
    const counts = new Map<string, number>()
    let turn = 0
    for (const given of work) {
      const named = seed % 2 ? present : [...present].reverse()
      const found = assigneeFor(given, named, 'turns')
      if (!found) return true
      turn += 1
      found.lastTurn = turn
      counts.set(found.id, (counts.get(found.id) ?? 0) + 1)
    }
    const had = present.filter(isAble).map(({ id }) => counts.get(id) ?? 0)
    return had.length === 0 || Math.max(...had) - Math.min(...had) <= 1
  })
})
