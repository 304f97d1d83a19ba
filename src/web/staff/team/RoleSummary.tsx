import { withNeeded } from '#domain/staff/own-role.ts'
import type { Permission } from '#domain/staff/permission.ts'
import { formatPrice } from '#phrases/format.ts'
import { useLanguage } from '../../i18n/provider.tsx'
import { PermissionLines } from './PermissionLines.tsx'
import type { OwnRole } from './people.ts'

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
