import type { ApplicationStatus, PaymentStatus } from '#domain/application/status.ts'
import { useTranslate } from '../../../i18n/provider.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { warningIcon } from '../../../ui/icons.ts'

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
