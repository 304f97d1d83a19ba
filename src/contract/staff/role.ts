import * as z from 'zod/mini'
import { maxRoleName } from '#domain/staff/own-role.ts'
import { permissions } from '#domain/staff/permission.ts'
import { endpoint } from '../endpoint.ts'
import { cents, count, typed } from '../shapes.ts'
import { role } from './shapes.ts'

const composed = {
  name: typed(maxRoleName, 1),
  permissions: z.array(z.enum(permissions)).check(z.minLength(1), z.maxLength(permissions.length)),
  /** Maximum manual refunds of one application; null: no limit. */
  refundLimitCents: z.nullable(cents.check(z.gt(0), z.lte(1_000_000_00))),
}

export const roleView = z.object({
  id: z.uuid(),
  name: z.string(),
  permissions: z.array(z.enum(permissions)),
  refundLimitCents: z.nullable(cents),
  /** Holders, including closed accounts and open invitations. */
  people: count,
  invitations: count,
})

const errors = ['request.invalid', 'request.unauthorized', 'staff.forbidden'] as const
const changing = [...errors, 'staff.confirm-required', 'role.not-found'] as const
const params = z.object({ id: z.uuid() })

export const composeRole = endpoint({
  method: 'POST',
  path: '/api/admin/roles',
  summary: 'Composes a role of permissions, with everything that each of them needs',
  body: z.object(composed),
  answers: { 201: roleView },
  errors: [...errors, 'staff.confirm-required', 'role.name-taken'],
})

export const changeRole = endpoint({
  method: 'PUT',
  path: '/api/admin/roles/{id}',
  summary: 'Composes a role anew; it counts at once, also in browsers that are signed in',
  params,
  body: z.object(composed),
  answers: { 200: roleView },
  errors: [...changing, 'role.name-taken'],
})

export const removeRole = endpoint({
  method: 'DELETE',
  path: '/api/admin/roles/{id}',
  summary: 'Removes a role; who has it, or is invited to it, gets the other one',
  params,
  query: z.object({ replacement: z.optional(role) }),
  answers: { 204: null },
  errors: [...changing, 'role.in-use'],
})
