import { now } from '../../clock.ts'
import { sayShortDay } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { chevronRightIcon, clockIcon, closeIcon } from '../../ui/icons.ts'
import type { Application } from '../parts/application/application.ts'
import { FlagBadges, WorkBadge } from '../parts/application/Flags.tsx'
import { PaymentBadge } from '../parts/application/PaymentBadge.tsx'
import type { Tab } from '../parts/application/places.ts'
import { promiseOf } from '../parts/application/promise.ts'
import { useApplicationNavigation } from '../parts/application/use-navigation.ts'
import { useNeighbours } from './use-neighbours.ts'

type HeaderProps = Readonly<{ application: Application; tab: Tab }>

const squareButton =
  'grid size-11 shrink-0 place-items-center rounded-field text-quiet hover:bg-sunken hover:text-ink disabled:opacity-40 disabled:hover:bg-transparent'

/** Which application this is, where it stands, and the ways to its neighbours and back. */
export function Header({ application, tab }: HeaderProps) {
  const t = useTranslate()
  const { reference, contactName, status, paymentStatus, work, flags, erasedAt } = application
  return (
    <header className="flex items-start gap-2 bg-surface px-4 pt-2 sm:px-6">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
        <h2 className="figures text-lg whitespace-nowrap">{reference}</h2>
        <p className="min-w-0 truncate text-quiet">
          <bdi>{contactName || t('staff.parts.erased.name')}</bdi>
        </p>
        <span className="flex flex-wrap items-center gap-1.5">
          <WorkBadge work={work} status={status} />
          {work !== 'refunded' && <PaymentBadge paymentStatus={paymentStatus} status={status} />}
          <DueBadge application={application} />
          {/* How late it is stands in the badge before. */}
          <FlagBadges flags={flags.filter((flag) => flag !== 'late')} />
          {erasedAt && <Badge tone="warning">{t('staff.application.erased')}</Badge>}
        </span>
      </div>
      <Neighbours id={application.id} tab={tab} />
      <Close />
    </header>
  )
}

/** Our promise, red once it is broken: late is late wherever it is looked at. */
function DueBadge({ application }: Readonly<{ application: Application }>) {
  const t = useTranslate()
  const language = useLanguage()
  const promise = promiseOf(application, now())
  if (!promise) return null
  if (promise.kind === 'ahead') {
    return (
      <Badge icon={clockIcon}>
        {t('staff.application.due', { day: sayShortDay(promise.day, language) })}
      </Badge>
    )
  }
  return (
    <Badge tone={promise.kind === 'late' ? 'error' : 'warning'} icon={clockIcon}>
      {t(`staff.parts.due.${promise.kind}`, { days: promise.days })}
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
  const t = useTranslate()
  const { previous, next } = useNeighbours(id, tab)
  // An application that the list does not show has no neighbours.
  if (!previous && !next) return null
  return (
    <div className="flex">
      <button
        type="button"
        aria-keyshortcuts="["
        aria-label={t('staff.application.previous')}
        title={t('staff.application.key', { what: t('staff.application.previous'), key: '[' })}
        disabled={previous === null}
        onClick={previous ?? undefined}
        className={squareButton}
      >
        <Icon path={chevronRightIcon} className="size-5 rotate-180 rtl:rotate-0" />
      </button>
      <button
        type="button"
        aria-keyshortcuts="]"
        aria-label={t('staff.application.next')}
        title={t('staff.application.key', { what: t('staff.application.next'), key: ']' })}
        disabled={next === null}
        onClick={next ?? undefined}
        className={squareButton}
      >
        <Icon path={chevronRightIcon} className="size-5 rtl:rotate-180" />
      </button>
    </div>
  )
}

function Close() {
  const t = useTranslate()
  const { close } = useApplicationNavigation()
  return (
    <button
      type="button"
      aria-label={t('staff.application.close')}
      title={t('staff.application.key', { what: t('staff.application.close'), key: 'Esc' })}
      onClick={close}
      className={`${squareButton} -me-2`}
    >
      <Icon path={closeIcon} />
    </button>
  )
}
