import { withNeeded } from '#domain/staff/own-role.ts'
import { type Permission, roles } from '#domain/staff/permission.ts'
import { formatPrice } from '#phrases/format.ts'
import { RadioCards } from '../../form/RadioCards.tsx'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { addedBy, type OwnRole, roleBelow } from './people.ts'
import { useOwnRoles } from './use-team.ts'

/** The roles, the least powerful first and then those that the owner composed, each with what it may do. */
export function RoleField({ name }: Readonly<{ name: string }>) {
  const t = useTranslate()
  const options = roles.toReversed().map((role) => {
    const below = roleBelow(role)
    const text = (
      <>
        {below && (
          <span>{t('staff.team.role.above', { role: t(`staff.parts.role.${below}`) })}</span>
        )}
        <PermissionLines permissions={addedBy(role)} />
      </>
    )
    return { value: role, title: t(`staff.parts.role.${role}`), text }
  })
  const own = useOwnRoles().map((role) => ({
    value: role.id,
    title: role.name,
    text: <RoleSummary role={role} />,
  }))
  return (
    <RadioCards name={name} label={t('staff.team.invite.role')} options={[...options, ...own]} />
  )
}

/** What a composed role allows; what another permission of it needs anyway is not said apart. */
export function RoleSummary({
  role: { permissions, refundLimitCents },
}: Readonly<{ role: Pick<OwnRole, 'permissions' | 'refundLimitCents'> }>) {
  const language = useLanguage()
  const isNeeded = (one: Permission) =>
    permissions.some((each) => each !== one && withNeeded([each]).includes(one))
  return (
    <PermissionLines
      permissions={permissions.filter((each) => !isNeeded(each))}
      refundLimit={refundLimitCents === null ? null : formatPrice(refundLimitCents, language)}
    />
  )
}

type PermissionLinesProps = Readonly<{
  permissions: readonly Permission[]
  /** As a price, where the role has a limit. */
  refundLimit?: string | null
}>

function PermissionLines({ permissions, refundLimit = null }: PermissionLinesProps) {
  const t = useTranslate()
  return permissions.map((permission) => (
    <span key={permission} className="flex gap-1.5">
      <span aria-hidden="true">–</span>
      <span>
        {permission === 'refund.make' && refundLimit !== null
          ? t('staff.team.roles.refund', { amount: refundLimit })
          : t(`staff.team.permission.${permission}`)}
      </span>
    </span>
  ))
}
