import type { AnswerOf, BodyOf } from '#contract/endpoint.ts'
import type { composeRole } from '#contract/staff/role.ts'
import { AppError } from '#domain/error.ts'
import { isComposed, type OwnRole } from '#domain/staff/own-role.ts'
import { isShipped, permissions, type RoleId } from '#domain/staff/permission.ts'
import {
  deleteRole,
  findHolders,
  findOwnRoles,
  holdRole,
  insertRole,
  lockOwnRole,
  moveInvitations,
  updateRole,
} from '../../data/staff/role.ts'
import { endStreamsOf } from '../../data/staff/session.ts'
import { type Tx, violates } from '../../platform/db/database.ts'

type RoleView = AnswerOf<typeof composeRole>

export async function listOwnRoles(tx: Tx, now: Date): Promise<RoleView[]> {
  return (await findOwnRoles(tx, now)).map((row) => ({
    id: row.id,
    name: row.name ?? '',
    permissions: [...(row.permissions ?? [])],
    refundLimitCents: row.refundLimitCents,
    people: row.people ?? 0,
    invitations: row.invitations ?? 0,
  }))
}

/** A custom role. Throws role.not-found. */
export async function getOwnRole(tx: Tx, id: RoleId, now: Date): Promise<RoleView> {
  const found = (await listOwnRoles(tx, now)).find((each) => each.id === id)
  if (!found) throw new AppError('role.not-found')
  return found
}

/** The requested role with each permission once. Throws request.invalid for an impossible one. */
function composedOf({ name, refundLimitCents, ...asked }: BodyOf<typeof composeRole>): OwnRole {
  const role = {
    name,
    permissions: permissions.filter((each) => asked.permissions.includes(each)),
    refundLimitCents,
  }
  if (isComposed(role)) return role
  throw new AppError('request.invalid')
}

async function refuseNamesake<T>({ name }: OwnRole, write: () => Promise<T>): Promise<T> {
  if (isShipped(name.toLowerCase())) throw new AppError('role.name-taken')
  try {
    return await write()
  } catch (error) {
    if (violates(error, 'staff_role_name')) throw new AppError('role.name-taken')
    throw error
  }
}

/** Audit details of a role. */
const kept = ({ name, permissions: held }: OwnRole): string[] => [name, ...held]

/** Creates a role; returns audit details. Throws request.invalid, role.name-taken. */
export async function compose(tx: Tx, id: RoleId, body: BodyOf<typeof composeRole>) {
  const role = composedOf(body)
  await refuseNamesake(role, () => insertRole(tx, id, role))
  return { to: kept(role), refundLimitCents: role.refundLimitCents }
}

type LockedRole = NonNullable<Awaited<ReturnType<typeof lockOwnRole>>>

const asOwnRole = ({ name, permissions: held, refundLimitCents }: LockedRole): OwnRole => ({
  ...{ name: name ?? '', permissions: held ?? [], refundLimitCents },
})

async function takeRole(tx: Tx, id: RoleId): Promise<OwnRole> {
  const row = await lockOwnRole(tx, id)
  if (!row) throw new AppError('role.not-found')
  return asOwnRole(row)
}

/**
 * Changes a role for everyone who has it: their next request is judged by it, and their streams
 * end. Returns audit details. Throws role.not-found, request.invalid, role.name-taken.
 */
export async function recompose(tx: Tx, id: RoleId, body: BodyOf<typeof composeRole>) {
  const role = composedOf(body)
  const before = await takeRole(tx, id)
  await refuseNamesake(role, () => updateRole(tx, id, role))
  await endStreamsOf(tx, id)
  return {
    ...{ from: kept(before), refundLimitBeforeCents: before.refundLimitCents },
    ...{ to: kept(role), refundLimitCents: role.refundLimitCents },
  }
}

/** Checks that a role can be given, until the transaction ends. Returns its name. Throws role.not-found. */
export async function checkRole(tx: Tx, id: RoleId): Promise<{ name: string | null }> {
  const found = await holdRole(tx, id)
  if (!found) throw new AppError('role.not-found')
  return found
}

/**
 * Deletes a role. `give` assigns the other role to each holder. Returns audit details. Throws
 * role.not-found, role.in-use where it has holders and no replacement is named.
 */
export async function remove(
  tx: Tx,
  { id, replacement, now }: { id: RoleId; replacement: RoleId | undefined; now: Date },
  give: (staffId: string, role: RoleId) => Promise<void>,
) {
  const role = await takeRole(tx, id)
  const { people, invitations } = await getOwnRole(tx, id, now)
  if (replacement === id) throw new AppError('request.invalid')
  if (replacement === undefined && people + invitations > 0) throw new AppError('role.in-use')
  // Without a replacement only expired invitations are left.
  const other = replacement ?? 'viewer'
  const { name } = await checkRole(tx, other)
  for (const staffId of await findHolders(tx, id)) await give(staffId, other)
  await moveInvitations(tx, id, other)
  await deleteRole(tx, id)
  return { from: kept(role), to: replacement ? (name ?? replacement) : null }
}
