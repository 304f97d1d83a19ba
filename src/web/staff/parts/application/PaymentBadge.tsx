import type { ApplicationStatus, PaymentStatus } from '#domain/application/status.ts'
import { useTranslate } from '../../../i18n/provider.tsx'
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx'
import {
  checkIcon,
  clockIcon,
  closeIcon,
  coinIcon,
  refreshIcon,
  warningIcon,
} from '../../../ui/icons.ts'

const looks: Record<ApplicationStatus, { tone: BadgeTone; icon: string }> = {
  pending: { tone: 'warning', icon: clockIcon },
  paid: { tone: 'info', icon: coinIcon },
  processing: { tone: 'info', icon: refreshIcon },
  approved: { tone: 'success', icon: checkIcon },
  rejected: { tone: 'error', icon: closeIcon },
}

export function StatusBadge({ status }: Readonly<{ status: ApplicationStatus }>) {
  const t = useTranslate()
  const { tone, icon } = looks[status]
  return (
    <Badge tone={tone} icon={icon}>
      {t(`status.state.${status}`)}
    </Badge>
  )
}

type PaymentBadgeProps = Readonly<{ paymentStatus: PaymentStatus; status: ApplicationStatus }>

/** Only what the status does not say already: money that is missing, doubtful or gone back. */
export function PaymentBadge({ paymentStatus, status }: PaymentBadgeProps) {
  const t = useTranslate()
  if (paymentStatus === 'paid' || (paymentStatus === 'unpaid' && status === 'pending')) return null
  const tone = paymentStatus === 'needs_review' ? 'error' : 'warning'
  return (
    <Badge tone={tone} icon={warningIcon}>
      {t(`staff.parts.payment.${paymentStatus}`)}
    </Badge>
  )
}
