import type { Permission } from '#domain/staff/permission.ts'
import { useTranslate } from '../../i18n/provider.tsx'

type PermissionLinesProps = Readonly<{
  permissions: readonly Permission[]
  /** As a price, where the role has a limit. */
  refundLimit?: string | null
}>

/** What is allowed, a line each. */
export function PermissionLines({ permissions, refundLimit = null }: PermissionLinesProps) {
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
