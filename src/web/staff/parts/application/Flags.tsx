import { endingOf, type WorkFlag, workWordOf } from '#domain/application/work.ts'
import { useTranslate } from '../../../i18n/provider.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { Application } from './application.ts'
import { flagLooks, workTones } from './flags.ts'

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
  return flags.map((flag) => (
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
  const [worst, ...others] = flags.toSorted(
    (a, b) => weights[flagLooks[a].tone] - weights[flagLooks[b].tone],
  )
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
