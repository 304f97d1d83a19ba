import type { Cents } from '../money/money.ts'
import { type Permission, permissions } from './permission.ts'

/**
 * What no composed role can hold: whoever manages roles or the owner's rules could give themselves
 * everything else. So nobody climbs by a role, whatever it was composed of.
 */
export const ownersAlone = ['staff.manage', 'setting.manage'] as const satisfies Permission[]

/** What a role can be composed of, by subject and in the order in which it is shown. */
export const roleSubjects = {
  application: [
    'application.read',
    'application.work',
    'application.approve',
    'application.override',
    'application.export',
    'work.give-out',
    'template.manage',
  ],
  document: ['document.read'],
  traveller: ['chat.read', 'chat.answer', 'letter.read', 'letter.send'],
  money: ['money.read', 'refund.make'],
  office: ['report.read', 'audit.read', 'health.read', 'person.export', 'person.erase'],
} as const satisfies Record<string, readonly Permission[]>
export type RoleSubject = keyof typeof roleSubjects

const composable: readonly Permission[] = Object.values(roleSubjects).flat()

/** Without what a permission cannot be used: nobody approves or judges what they may not see. */
const needs: Partial<Record<Permission, readonly Permission[]>> = {
  'document.read': ['application.read'],
  'application.work': ['application.read'],
  'application.approve': ['application.work', 'document.read'],
  'application.override': ['application.work'],
  'application.export': ['application.read'],
  'work.give-out': ['application.work'],
  'template.manage': ['application.work'],
  'chat.answer': ['chat.read'],
  'letter.read': ['application.read'],
  'letter.send': ['letter.read'],
  'refund.make': ['application.read'],
  'report.read': ['application.read'],
  // What is handed over holds every document.
  'person.export': ['application.read', 'document.read'],
  'person.erase': ['person.export'],
}

/** These and everything that they need, in the order of all permissions. */
export function withNeeded(chosen: readonly Permission[]): readonly Permission[] {
  const all = new Set(chosen)
  // A set that grows is walked to its new end.
  for (const each of all) for (const needed of needs[each] ?? []) all.add(needed)
  return permissions.filter((each) => all.has(each))
}

/** These without one, and without everything that needs it. */
export function without(chosen: readonly Permission[], gone: Permission): readonly Permission[] {
  return chosen.filter((each) => !withNeeded([each]).includes(gone))
}

/** A role as the owner composes it. */
export type OwnRole = {
  readonly name: string
  readonly permissions: readonly Permission[]
  /** As of an authority. */
  readonly refundLimitCents: Cents | null
}

export const maxRoleName = 64

/** Whether such a role can be: nothing of the owner's alone, whole, with a limit only where there are refunds. */
export function isComposed({ permissions: chosen, refundLimitCents }: OwnRole): boolean {
  return (
    chosen.length > 0 &&
    chosen.every((each) => composable.includes(each)) &&
    withNeeded(chosen).length === new Set(chosen).size &&
    (refundLimitCents === null || chosen.includes('refund.make'))
  )
}

/** What is left of a limit once so much went back by hand, by whomever; null: there is no limit. */
export function refundLeft(limitCents: Cents | null, byHandCents: Cents): Cents | null {
  return limitCents === null ? null : Math.max(0, limitCents - byHandCents)
}
