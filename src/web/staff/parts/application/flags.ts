import type { WorkFlag, WorkWord } from '#domain/application/work.ts'
import type { BadgeTone } from '../../../ui/Badge.tsx'
import {
  cardIcon,
  chatIcon,
  childIcon,
  clockIcon,
  copiesIcon,
  globeIcon,
  mailIcon,
  penIcon,
  planeIcon,
  refreshIcon,
  shareIcon,
  unequalIcon,
} from '../../../ui/icons.ts'

type Look = Readonly<{ icon: string; tone: 'error' | 'warning' | 'info' }>

/** How each flag is drawn; red is what costs money or a journey today. */
export const flagLooks: Readonly<Record<WorkFlag, Look>> = {
  late: { icon: clockIcon, tone: 'error' },
  'early-arrival': { icon: planeIcon, tone: 'error' },
  referral: { icon: shareIcon, tone: 'warning' },
  'regime-changed': { icon: globeIcon, tone: 'warning' },
  minor: { icon: childIcon, tone: 'warning' },
  'same-passport': { icon: copiesIcon, tone: 'warning' },
  'document-differs': { icon: unequalIcon, tone: 'warning' },
  'replaced-document': { icon: refreshIcon, tone: 'info' },
  questions: { icon: penIcon, tone: 'info' },
  message: { icon: chatIcon, tone: 'info' },
  'payment-review': { icon: cardIcon, tone: 'error' },
  unreachable: { icon: mailIcon, tone: 'error' },
}

/** Our turn stands out, what waits for others does not. */
export const workTones: Readonly<Record<WorkWord, BadgeTone>> = {
  unpaid: 'neutral',
  'waiting-documents': 'neutral',
  'ready-to-review': 'info',
  'ready-to-file': 'warning',
  filed: 'neutral',
  'second-person': 'warning',
  'partly-decided': 'info',
  decided: 'neutral',
}
