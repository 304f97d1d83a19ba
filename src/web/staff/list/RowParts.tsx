import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import type { Language } from '#domain/reference/languages.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import { localeOf } from '#phrases/format.ts'
import type { Translate } from '#phrases/translate.ts'
import { Flag } from '../../form/Flag.tsx'
import { sayDay } from '../../i18n/moment.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { WorkBadge } from '../parts/application/Flags.tsx'
import { applicationPath } from '../parts/application/outlet.ts'
import { promiseOf } from '../parts/application/promise.ts'
import { useMay, useMe } from '../parts/use-me.ts'
import type { Ticks } from './use-chosen.ts'
import type { Item } from './use-list.ts'
import { queryOf, stateOf, type View } from './view.ts'

type RowLinkProps = Readonly<{
  item: Item
  view: View
  onCurrent: (id: number) => void
  className: string
  children: ReactNode
}>

/** What waits for the authority is opened for its answer. */
const isAnswered = ({ work }: Item) => work === 'filed' || work === 'partly-decided'

/** The link of a row covers all of it, so that a row is pressed, focused and opened as any link. */
export function RowLink({ item, view, onCurrent, className, children }: RowLinkProps) {
  const t = useTranslate()
  const may = useMay()
  const { id, reference, contactName } = item
  const tab = isAnswered(item) && may('application.work') ? 'actions' : undefined
  return (
    <Link
      data-row={id}
      onFocus={() => onCurrent(id)}
      to={{ pathname: applicationPath(id, tab), search: queryOf(view) }}
      state={stateOf(view)}
      aria-label={t('staff.list.row.open', { reference, name: contactName })}
      className={`scroll-mt-40 scroll-mb-24 no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-ocean ${className}`}
    >
      {children}
    </Link>
  )
}

/** Ticks a row; with Shift all from the one ticked before. It lies above the link of the row. */
export function Tick({ item, ticks }: Readonly<{ item: Item; ticks: Ticks }>) {
  const t = useTranslate()
  return (
    <label className="relative z-[1] grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={t('staff.list.row.choose', { reference: item.reference })}
        checked={ticks.has(item.id)}
        onChange={() => {}}
        onClick={(event: MouseEvent) => ticks.toggle(item.id, event.shiftKey)}
        className="size-4.5 cursor-pointer accent-ocean"
      />
    </label>
  )
}

type RowPartProps = Readonly<{ item: Item; format: RowFormat }>

/** A row that left the list says so until the list is shown anew. */
export function RowWork({ item, isGone }: Readonly<{ item: Item; isGone: boolean }>) {
  const t = useTranslate()
  if (isGone) return <Badge>{t('staff.list.gone')}</Badge>
  return (
    <span className="flex items-center gap-1.5">
      <WorkBadge {...item} />
    </span>
  )
}

const dueTones = {
  late: 'font-semibold text-clay',
  today: 'font-semibold text-amber',
  ahead: 'text-quiet',
}

/** The promised day; nothing when nothing is promised, or nothing is left of it. */
export function Due({ item, format: { t, language, now } }: RowPartProps) {
  const promise = promiseOf(item, now)
  if (!promise) return null
  return (
    <span
      className={dueTones[promise.kind]}
      title={t('staff.list.row.due.promised', { day: sayDay(promise.day, language) })}
    >
      {t(`staff.parts.due.${promise.kind}`, { days: promise.days })}
    </span>
  )
}

export function Nationalities({ item, format: { countryName } }: RowPartProps) {
  const { nationalities } = item
  const shown = nationalities.slice(0, nationalities.length > 2 ? 1 : 2)
  const names = nationalities.map(countryName).join(', ')
  return (
    <span className="flex items-center gap-1.5 whitespace-nowrap" title={names}>
      <span className="sr-only">{names}</span>
      {shown.map((code) => (
        <span key={code} aria-hidden="true" className="flex items-center gap-1 text-xs text-quiet">
          <Flag code={code} />
          {nationalities.length === 1 && <span>{code}</span>}
        </span>
      ))}
      {nationalities.length > shown.length && (
        <span aria-hidden="true" className="figures text-xs text-quiet">
          {`+${nationalities.length - shown.length}`}
        </span>
      )}
    </span>
  )
}

/** How many documents are accepted of those that are asked for; all of them stand out. */
export function DocumentCount({ item: { documents, work } }: Readonly<{ item: Item }>) {
  const t = useTranslate()
  const { accepted, received, needed } = documents
  if (needed === 0 || work === 'unpaid') return null
  const isWhole = accepted >= needed
  return (
    <span
      title={t('staff.list.row.documents', { accepted, received, needed })}
      className={`figures ${isWhole ? 'font-semibold text-leaf' : received < needed ? 'text-amber' : 'text-quiet'}`}
    >
      <span aria-hidden="true">{`${accepted}/${needed}`}</span>
      <span className="sr-only">
        {t('staff.list.row.documents', { accepted, received, needed })}
      </span>
    </span>
  )
}

export function Assignee({ item }: Readonly<{ item: Item }>) {
  const t = useTranslate()
  const me = useMe()
  if (!item.assignee) return null
  return <span>{item.assignee.id === me.id ? t('staff.list.row.you') : item.assignee.name}</span>
}

export type RowFormat = Readonly<{
  t: Translate
  language: Language
  today: CalendarDate
  now: Date
  countryName: (code: string) => string
}>

/** '12 Jan', with its year when that is another one; '' when nobody is about to travel. */
export function arrivalWords({ arrivesOn }: Item, { language, today }: RowFormat): string {
  if (!arrivesOn) return ''
  const isThisYear = arrivesOn.slice(0, 4) === today.slice(0, 4)
  return new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(arrivesOn))
}

/** 'Tourist, urgent', 'Business' */
export function visaWords({ visaType, processingType }: Item, t: Translate): string {
  const visa = t(`staff.parts.visa.${visaType}`)
  if (processingType === 'normal') return visa
  return `${visa}, ${t(`staff.list.speed.${processingType}`)}`
}
