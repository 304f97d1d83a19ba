import type { ApplicationStatus } from '#domain/application/status.ts'
import { Badge, type BadgeTone } from './Badge.tsx'
import { checkIcon, clockIcon, closeIcon, coinIcon, refreshIcon } from './icons.ts'

const looks: Record<ApplicationStatus, { tone: BadgeTone; icon: string }> = {
  pending: { tone: 'warning', icon: clockIcon },
  paid: { tone: 'info', icon: coinIcon },
  processing: { tone: 'info', icon: refreshIcon },
  approved: { tone: 'success', icon: checkIcon },
  rejected: { tone: 'error', icon: closeIcon },
}

type StatusBadgeProps = Readonly<{ status: ApplicationStatus; words: string }>

/** A status in the same colour and icon for travellers and staff, each with their own words. */
export function StatusBadge({ status, words }: StatusBadgeProps) {
  return <Badge {...looks[status]}>{words}</Badge>
}
