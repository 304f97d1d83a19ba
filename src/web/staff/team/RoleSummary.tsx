import { fromDollars } from '#domain/money/money.ts'
import { withNeeded } from '#domain/staff/own-role.ts'
import type { Permission } from '#domain/staff/permission.ts'
import { formatPrice } from '#phrases/format.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import type { OwnRole } from './people.ts'

/** What a composed role allows, in one sentence; what another permission needs anyway is not said apart. */
export function RoleSummary({
  role: { permissions, refundLimit },
}: Readonly<{ role: Pick<OwnRole, 'permissions' | 'refundLimit'> }>) {
  const t = useTranslate()
  const language = useLanguage()
  const isNeeded = (one: Permission) =>
    permissions.some((each) => each !== one && withNeeded([each]).includes(one))
  const words = permissions
    .filter((each) => !isNeeded(each))
    .map((permission) =>
      permission === 'refund.make' && refundLimit !== null
        ? t('staff.team.roles.refund', { amount: formatPrice(fromDollars(refundLimit), language) })
        : t(`staff.team.permission.${permission}`),
    )
  return new Intl.ListFormat(language).format(words)
}
