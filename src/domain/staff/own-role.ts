import type { Cents } from '../money/money.ts'
import { type Permission, permissions } from './permission.ts'

/**
 * Permissions no custom role can have: managing roles or owner settings would grant everything
 * else. So no role allows escalation.
 */
export const ownersAlone = ['staff.manage', 'setting.manage'] as const satisfies Permission[]

/** Permissions available to custom roles, by subject in display order. */
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
  office: [
    'report.read',
    'audit.read',
    'health.read',
    'person.export',
    'person.erase',
    'rules.manage',
  ],
} as const satisfies Record<string, readonly Permission[]>
export type RoleSubject = keyof typeof roleSubjects

const composable: readonly Permission[] = Object.values(roleSubjects).flat()

/** Prerequisites of a permission: approving and judging need access to what is judged. */
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
  // The export contains every document.
  'person.export': ['application.read', 'document.read'],
  'person.erase': ['person.export'],
}

/** These with all prerequisites, in the order of all permissions. */
export function withNeeded(chosen: readonly Permission[]): readonly Permission[] {
  const all = new Set(chosen)
  // The set grows during the walk.
  for (const each of all) for (const needed of needs[each] ?? []) all.add(needed)
  return permissions.filter((each) => all.has(each))
}

/** These without one and everything that requires it. */
export function without(chosen: readonly Permission[], gone: Permission): readonly Permission[] {
  return chosen.filter((each) => !withNeeded([each]).includes(gone))
}

/** A custom role. */
export type OwnRole = {
  readonly name: string
  readonly permissions: readonly Permission[]
  /** As in `Authority`. */
  readonly refundLimitCents: Cents | null
}

export const maxRoleName = 64

/** Whether a custom role is valid: no owner permissions, all prerequisites, a limit only with refunds. */
export function isComposed({ permissions: chosen, refundLimitCents }: OwnRole): boolean {
  return (
    chosen.length > 0 &&
    chosen.every((each) => composable.includes(each)) &&
    withNeeded(chosen).length === new Set(chosen).size &&
    (refundLimitCents === null || chosen.includes('refund.make'))
  )
}

/** The remaining refund limit after manual refunds by anyone; null: no limit. */
export function refundLeft(limitCents: Cents | null, byHandCents: Cents): Cents | null {
  return limitCents === null ? null : Math.max(0, limitCents - byHandCents)
}
