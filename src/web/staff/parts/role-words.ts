import { isShipped, type RoleId } from '#domain/staff/permission.ts'
import type { Translate } from '#phrases/translate.ts'

/** What a role is called: a composed one as its owner called it. */
export function sayRole(role: RoleId, roleName: string | null, t: Translate): string {
  return roleName ?? (isShipped(role) ? t(`staff.parts.role.${role}`) : '')
}
