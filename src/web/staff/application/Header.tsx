import { now } from '../../clock.ts'
import { sayShortDay } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { chevronRightIcon, clockIcon, closeIcon } from '../../ui/icons.ts'
import type { Application } from '../parts/application/application.ts'
import { FlagBadges, WorkBadge } from '../parts/application/Flags.tsx'
import { PaymentBadge } from '../parts/application/PaymentBadge.tsx'
import type { Tab } from '../parts/application/places.ts'
import { promiseOf } from '../parts/application/promise.ts'
import { useApplicationNavigation } from '../parts/application/use-navigation.ts'
import { IconButton } from '../parts/IconButton.tsx'

/** Which application this is, where it stands, and the ways to its neighbours and back. */
export function Header({ application, tab }: Readonly<{ application: Application; tab: Tab }>) {
  const t = useTranslate()
  const { reference, contactName, status, paymentStatus, work, flags, erasedAt } = application
  return (
    <header className="flex items-start gap-x-2 bg-surface px-4 pt-2 max-sm:flex-wrap sm:gap-x-3 sm:px-6">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 py-1.5 max-sm:flex-1">
        <h2 className="figures text-lg whitespace-nowrap">{reference}</h2>
        <p className="min-w-0 truncate text-quiet">
          <bdi>{contactName || t('staff.parts.erased.name')}</bdi>
        </p>
      </div>
      {/* On a phone below the name, in the whole width. */}
      <div className="flex flex-wrap items-center gap-1.5 max-sm:order-last max-sm:basis-full max-sm:pb-1 sm:min-h-11 sm:flex-1 sm:py-2">
        <WorkBadge work={work} status={status} />
        {work !== 'refunded' && <PaymentBadge paymentStatus={paymentStatus} status={status} />}
        <DueBadge application={application} />
        <FlagBadges flags={flags} />
        {erasedAt && <Badge tone="warning">{t('staff.application.erased')}</Badge>}
      </div>
      <Neighbours id={application.id} tab={tab} />
      <Close />
    </header>
  )
}

const dueTones = { ahead: 'neutral', today: 'warning', late: 'error' } as const

/** Our promise, red once it is broken: late is late wherever it is looked at. */
function DueBadge({ application }: Readonly<{ application: Application }>) {
  const { t, language } = useWords()
  const promise = promiseOf(application, now())
  if (!promise) return null
  const { kind, day, days } = promise
  return (
    <Badge icon={clockIcon} tone={dueTones[kind]}>
      {kind === 'ahead'
        ? t('staff.application.due', { day: sayShortDay(day, language) })
        : t(`staff.parts.due.${kind}`, { days })}
    </Badge>
  )
}

/** The same place before anything is known. */
export function PlainHeader({ title }: Readonly<{ title: string }>) {
  return (
    <header className="flex items-start gap-2 border-b border-line bg-surface px-4 py-2 sm:px-6">
      <h2 className="min-w-0 flex-1 py-2 text-lg">{title}</h2>
      <Close />
    </header>
  )
}

function Neighbours({ id, tab }: Readonly<{ id: number; tab: Tab }>) {
  const { previous, next } = useNeighbours(id, tab)
  // An application that the list does not show has no neighbours.
  if (!previous && !next) return null
  return (
    <div className="flex">
      <HeaderButton what="previous" shortcut="[" onPress={previous} />
      <HeaderButton what="next" shortcut="]" onPress={next} />
    </div>
  )
}

type HeaderButtonProps = Readonly<{
  what: 'previous' | 'next' | 'close'
  /** A key of the page that presses it; what closes has one of its own. */
  shortcut?: string
  onPress: Way
}>

const turned = {
  previous: 'size-5 rotate-180 rtl:rotate-0',
  next: 'size-5 rtl:rotate-180',
  close: 'size-5',
}

function HeaderButton({ what, shortcut, onPress }: HeaderButtonProps) {
  const t = useTranslate()
  const label = t(`staff.application.${what}`)
  return (
    <IconButton
      path={what === 'close' ? closeIcon : chevronRightIcon}
      label={label}
      aria-keyshortcuts={shortcut}
      title={t('staff.application.key', { what: label, key: shortcut ?? 'Esc' })}
      disabled={onPress === null}
      onClick={onPress ?? undefined}
      className={`disabled:opacity-40 disabled:hover:bg-transparent ${what === 'close' ? '-me-2' : ''}`}
      iconClass={turned[what]}
    />
  )
}

function Close() {
  return <HeaderButton what="close" onPress={useApplicationNavigation().close} />
}

type Way = (() => void) | null

/** The ways to the applications before and after this one in the list; null where there is none. */
export function useNeighbours(id: number, tab: Tab): { previous: Way; next: Way } {
  const { neighbour, open } = useApplicationNavigation()
  const wayTo = (step: 1 | -1): Way => {
    const other = neighbour(id, step)
    return other === null ? null : () => open(other, tab)
  }
  return { previous: wayTo(-1), next: wayTo(1) }
}
