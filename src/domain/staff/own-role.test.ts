import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { always } from '../../../test/support/always.ts'
import {
  isComposed,
  ownersAlone,
  refundLeft,
  roleSubjects,
  withNeeded,
  without,
} from './own-role.ts'
import { authorityOf, may, type Permission, permissions } from './permission.ts'

const role = (chosen: readonly Permission[], refundLimitCents: number | null = null) => ({
  ...{ name: 'Refund desk', permissions: chosen, refundLimitCents },
})
const some = fc.uniqueArray(fc.constantFrom(...permissions))

test('every permission is either offered once, or the owner’s alone', () => {
  const offered = Object.values<readonly Permission[]>(roleSubjects).flat()
  expect([...offered, ...ownersAlone].sort()).toEqual([...permissions].sort())
})

describe('a role', () => {
  const working = ['application.read', 'application.work'] as const
  test.each<[string, readonly Permission[], number | null, boolean]>([
    ['that reads applications without documents', ['application.read'], null, true],
    ['of nothing', [], null, false],
    ['that judges what it cannot find', ['application.work'], null, false],
    ['that approves without seeing documents', [...working, 'application.approve'], null, false],
    ['that pays back up to an amount', ['application.read', 'refund.make'], 5000, true],
    ['with a limit and no refunds', ['application.read'], 5000, false],
    ['that hands over what it does not see', ['application.read', 'person.export'], null, false],
    ['for the books alone', ['money.read'], null, true],
    ['that gives roles', ['application.read', 'staff.manage'], null, false],
    ['that makes the rules', ['application.read', 'setting.manage'], null, false],
  ])('%s', (_, chosen, limit, expected) => expect(isComposed(role(chosen, limit))).toBe(expected))

  test('never holds what would let it climb, whatever it is composed of', () => {
    always(some, (chosen) => {
      const composed = isComposed(role(chosen))
      const authority = authorityOf('a1', role(chosen))
      return !composed || ownersAlone.every((each) => !may(authority, each))
    })
  })

  test('is whole however its boxes are ticked', () => {
    always(fc.array(fc.tuple(fc.constantFrom(...permissions), fc.boolean())), (clicks) => {
      let chosen: readonly Permission[] = []
      for (const [each, isOn] of clicks) {
        chosen = isOn ? withNeeded([...chosen, each]) : without(chosen, each)
        if (chosen.includes(each) !== isOn) return false
      }
      return withNeeded(chosen).length === chosen.length
    })
  })

  test('nobody knows allows nothing', () =>
    expect(authorityOf('gone', null).permissions).toEqual([]))
})

test('of a limit is left what is not gone, and nothing below', () => {
  expect([0, 4999, 5000, 9000].map((gone) => refundLeft(5000, gone))).toEqual([5000, 1, 0, 0])
  expect(refundLeft(null, 100)).toBeNull()
})
