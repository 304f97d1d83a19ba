import { endingOf, type WorkFlag, type WorkWord, workWordOf } from '#domain/application/work.ts'
import { useTranslate } from '../../../i18n/provider.tsx'
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import {
  cardIcon,
  chatIcon,
  childIcon,
  copiesIcon,
  globeIcon,
  mailIcon,
  penIcon,
  planeIcon,
  refreshIcon,
  shareIcon,
  unequalIcon,
} from '../../../ui/icons.ts'
import type { Application } from './application.ts'

type Look = Readonly<{ icon: string; tone: 'error' | 'warning' | 'info' }>

/** How late it is stands beside the flags, with the day that was promised. */
type ShownFlag = Exclude<WorkFlag, 'late'>
const isShown = (flag: WorkFlag): flag is ShownFlag => flag !== 'late'

/** How each flag is drawn; red is what costs money or a journey today. */
const flagLooks: Readonly<Record<ShownFlag, Look>> = {
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
const workTones: Readonly<Record<WorkWord, BadgeTone>> = {
  unpaid: 'neutral',
  'waiting-documents': 'neutral',
  'ready-to-review': 'info',
  'ready-to-file': 'warning',
  filed: 'neutral',
  'second-person': 'warning',
  'partly-decided': 'info',
  decided: 'neutral',
}

/** What is there to do, in a word or two, and how it ended once it did. */
export function WorkBadge(application: Readonly<Pick<Application, 'work' | 'status'>>) {
  const t = useTranslate()
  const word = workWordOf(application.work)
  const ending = endingOf(application)
  return (
    <>
      <Badge tone={workTones[word]}>{t(`staff.parts.work.${word}`)}</Badge>
      {ending && (
        <Badge tone={ending === 'approved' ? 'success' : 'neutral'}>
          {t(`staff.parts.status.${ending}`)}
        </Badge>
      )}
    </>
  )
}

type FlagsProps = Readonly<{ flags: readonly WorkFlag[] }>

/** Flags with their words, where there is room. */
export function FlagBadges({ flags }: FlagsProps) {
  const t = useTranslate()
  return flags.filter(isShown).map((flag) => (
    <Badge key={flag} tone={flagLooks[flag].tone} icon={flagLooks[flag].icon}>
      {t(`staff.parts.flag.${flag}`)}
    </Badge>
  ))
}

const colours = { error: 'text-clay', warning: 'text-amber', info: 'text-ocean' } as const

const weights = { error: 0, warning: 1, info: 2 } as const

/** The gravest flag in words, the others as drawings, each named for those who hear it or point at it. */
export function FlagIcons({ flags }: FlagsProps) {
  const t = useTranslate()
  const [worst, ...others] = flags
    .filter(isShown)
    .toSorted((a, b) => weights[flagLooks[a].tone] - weights[flagLooks[b].tone])
  if (!worst) return null
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-1.5">
      <FlagBadges flags={[worst]} />
      {others.map((flag) => {
        const words = t(`staff.parts.flag.${flag}`)
        return (
          <span key={flag} title={words} className="relative z-[1] grid">
            <Icon
              path={flagLooks[flag].icon}
              label={words}
              className={`size-4.5 ${colours[flagLooks[flag].tone]}`}
            />
          </span>
        )
      })}
    </span>
  )
}
