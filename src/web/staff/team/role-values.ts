import type { Permission } from '#domain/staff/permission.ts'
import type { Translate } from '#phrases/translate.ts'
import { readAmount, writeAmount } from '../parts/amount.ts'
import type { OwnRole } from './people.ts'

/** What is typed of a role; its limit counts where it may pay back. */
export type RoleValues = { name: string; permissions: readonly Permission[]; refundLimit: string }

export const roleValues = (role: OwnRole | null): RoleValues => ({
  name: role?.name ?? '',
  permissions: role?.permissions ?? ['application.read'],
  refundLimit: role?.refundLimitCents == null ? '' : writeAmount(role.refundLimitCents),
})

const limitOf = ({ permissions, refundLimit }: RoleValues): string =>
  permissions.includes('refund.make') ? refundLimit.trim() : ''

export const roleProblems = (typed: RoleValues, t: Translate) => ({
  name: !typed.name.trim() && t('staff.team.roles.name.required'),
  permissions: typed.permissions.length === 0 && t('staff.team.roles.permissions.required'),
  refundLimit:
    limitOf(typed) !== '' && !readAmount(limitOf(typed)) && t('staff.team.roles.limit.malformed'),
})

export const roleBody = (typed: RoleValues) => ({
  name: typed.name.trim(),
  permissions: [...typed.permissions],
  refundLimitCents: readAmount(limitOf(typed)),
})
