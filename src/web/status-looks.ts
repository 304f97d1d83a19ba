import type { ApplicationStatus } from '#domain/application/status.ts'
import type { BadgeTone } from './ui/Badge.tsx'
import { checkIcon, clockIcon, closeIcon, coinIcon, refreshIcon } from './ui/icons.ts'

/** How a status looks, to travellers and staff alike. */
export const statusLooks: Record<ApplicationStatus, { tone: BadgeTone; icon: string }> = {
  pending: { tone: 'warning', icon: clockIcon },
  paid: { tone: 'info', icon: coinIcon },
  processing: { tone: 'info', icon: refreshIcon },
  approved: { tone: 'success', icon: checkIcon },
  rejected: { tone: 'error', icon: closeIcon },
}
