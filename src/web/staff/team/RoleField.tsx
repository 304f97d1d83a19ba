import { type Role, roles } from '#domain/staff/permission.ts'
import { RadioCards } from '../../form/RadioCards.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { useOwnRoles } from './own-roles.ts'
import { PermissionLines } from './PermissionLines.tsx'
import { addedBy, roleBelow } from './people.ts'
import { RoleSummary } from './RoleSummary.tsx'

/** The roles, the least powerful first and then those that the owner composed, each with what it may do. */
export function RoleField({ name }: Readonly<{ name: string }>) {
  const t = useTranslate()
  const options = roles.toReversed().map((role) => ({
    value: role,
    title: t(`staff.parts.role.${role}`),
    text: <RoleText role={role} />,
  }))
  const own = useOwnRoles().map((role) => ({
    value: role.id,
    title: role.name,
    text: <RoleSummary role={role} />,
  }))
  return (
    <RadioCards name={name} label={t('staff.team.invite.role')} options={[...options, ...own]} />
  )
}

function RoleText({ role }: Readonly<{ role: Role }>) {
  const t = useTranslate()
  const below = roleBelow(role)
  return (
    <>
      {below && <span>{t('staff.team.role.above', { role: t(`staff.parts.role.${below}`) })}</span>}
      <PermissionLines permissions={addedBy(role)} />
    </>
  )
}
