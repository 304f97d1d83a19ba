import { type ReactNode, useEffect, useRef } from 'react'
import { sayMoment, sayShortDay } from '../../i18n/moment.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { FlagIcons } from '../parts/application/Flags.tsx'
import { shortMoment } from '../parts/short-moment.ts'
import type { Item } from './merge.ts'
import { Assignee, DocumentCount, Due, Nationalities, RowLink, RowWork, Tick } from './RowParts.tsx'
import { arrivalWords, priceWords, visaWords } from './row-words.ts'
import type { RowsProps, Ticks } from './rows.ts'
import { directionOf, type SortColumn, sortedBy } from './sorting.ts'
import type { ChangeView } from './use-view.ts'
import { sortOf, type View } from './view.ts'

/** Which columns give way first when there is little room: what is done comes before what is known. */
const fromLarge = 'hidden lg:table-cell'
const fromExtraLarge = 'hidden xl:table-cell'
const fromWidest = 'hidden min-[100rem]:table-cell'

export function ApplicationTable(props: RowsProps) {
  const { rows, ...common } = props
  const t = useTranslate()
  const { view, change, ticks } = common
  const sorted = { view, change }
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-sm">
      <caption className="sr-only">{t('staff.list.label')}</caption>
      <thead>
        <tr>
          {ticks && (
            <Head className="w-11 rounded-ss-card border-s px-0!">
              <TickAll ticks={ticks} />
            </Head>
          )}
          <Head className={`w-26 ${ticks ? 'ps-1!' : 'rounded-ss-card border-s ps-4!'}`}>
            {t('staff.list.column.reference')}
          </Head>
          <Head>{t('staff.list.column.traveller')}</Head>
          <Head className={`w-36 ${fromExtraLarge}`}>{t('staff.list.column.visa')}</Head>
          <Head className="w-52">{t('staff.list.column.work')}</Head>
          <Head className="w-26">{t('staff.list.column.flags')}</Head>
          <Head className={`w-21 ${fromLarge}`}>{t('staff.list.column.nationality')}</Head>
          <Head className={`w-18 text-end! ${fromLarge}`}>{t('staff.list.column.documents')}</Head>
          <SortHead column="arrival" {...sorted} className={`w-26 ${fromLarge}`} />
          <SortHead column="due" {...sorted} className="w-33" />
          <Head className={`w-28 ${fromLarge}`}>{t('staff.list.column.assignee')}</Head>
          <SortHead column="total" {...sorted} className={`w-24 ${fromWidest}`} isEnd />
          <SortHead
            column="created"
            {...sorted}
            className="w-24 rounded-se-card border-e pe-4!"
            isEnd
          />
        </tr>
      </thead>
      <tbody>
        {rows.map((item) => (
          <Row key={item.id} item={item} {...common} />
        ))}
      </tbody>
    </table>
  )
}

const head =
  'sticky top-[6.5rem] z-[9] h-9 border-y border-line bg-sunken px-3 text-start text-xs font-medium text-quiet'

function Head({ className = '', children }: Readonly<{ className?: string; children: ReactNode }>) {
  return (
    <th scope="col" className={`${head} ${className}`}>
      <span className="block truncate">{children}</span>
    </th>
  )
}

type SortHeadProps = Readonly<{
  column: SortColumn
  view: View
  change: ChangeView
  className: string
  isEnd?: boolean
}>

/** Orders the rows by its column; the queue of what is due has its own order. */
function SortHead({ column, view, change, className, isEnd = false }: SortHeadProps) {
  const t = useTranslate()
  const sort = sortOf(view)
  const direction = directionOf(column, sort)
  const words = t(`staff.list.column.${column}`)
  const isFixed = view.filter.queue === 'due'
  return (
    <th
      scope="col"
      aria-sort={direction ?? undefined}
      className={`${head} ${isEnd ? 'text-end!' : ''} ${className}`}
    >
      {isFixed ? (
        words
      ) : (
        <button
          type="button"
          onClick={() => change({ sort: sortedBy(column, sort) })}
          className={`-mx-1 inline-flex h-9 max-w-full items-center gap-1 rounded-small px-1 font-medium hover:text-ink ${direction ? 'font-semibold text-ink' : ''}`}
        >
          <span className="truncate">{words}</span>
          <span aria-hidden="true" className="w-2">
            {direction === 'ascending' ? '↑' : direction === 'descending' && '↓'}
          </span>
        </button>
      )}
    </th>
  )
}

function TickAll({ ticks }: Readonly<{ ticks: Ticks }>) {
  const t = useTranslate()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = ticks.all === 'some'
  }, [ticks.all])
  return (
    <label className="grid h-9 cursor-pointer place-items-center">
      <input
        ref={box}
        type="checkbox"
        aria-label={t('staff.list.row.chooseAll')}
        checked={ticks.all === 'all'}
        onChange={ticks.toggleAll}
        className="size-4.5 cursor-pointer accent-ocean"
      />
    </label>
  )
}

type RowProps = Omit<RowsProps, 'rows'> & Readonly<{ item: Item }>

function Row({ item, view, gone, ticks, currentId, onCurrent, format }: RowProps) {
  const { t, language, now } = format
  const isGone = gone.has(item.id)
  const isMarked = item.id === currentId || ticks?.has(item.id)
  const ground = isMarked ? 'bg-ocean-tint' : 'bg-surface group-hover:bg-paper'
  const cell = `h-11 border-b border-line px-3 ${ground}`
  return (
    <tr className={`group relative ${isGone ? 'text-quiet' : ''}`}>
      {ticks && (
        <td className={`${cell} border-s p-0! group-last:rounded-es-card`}>
          <Tick item={item} ticks={ticks} />
        </td>
      )}
      <td className={`${cell} ${ticks ? 'ps-1!' : 'border-s ps-4! group-last:rounded-es-card'}`}>
        <RowLink
          item={item}
          view={view}
          onCurrent={onCurrent}
          className="figures font-medium whitespace-nowrap text-ocean"
        >
          {item.reference}
        </RowLink>
      </td>
      <td className={cell}>
        <span className="flex min-w-0 items-baseline gap-2" title={item.contactEmail}>
          <bdi className="min-w-0 truncate font-medium">{item.contactName}</bdi>
          <Many item={item} format={format} />
        </span>
      </td>
      <td className={`${cell} truncate ${fromExtraLarge}`}>{visaWords(item, t)}</td>
      <td className={`${cell} whitespace-nowrap`}>
        <RowWork item={item} isGone={isGone} />
      </td>
      <td className={cell}>
        <FlagIcons flags={item.flags} />
      </td>
      <td className={`${cell} ${fromLarge}`}>
        <Nationalities item={item} format={format} />
      </td>
      <td className={`${cell} text-end ${fromLarge}`}>
        <DocumentCount item={item} />
      </td>
      <td
        className={`figures ${cell} whitespace-nowrap text-quiet ${fromLarge}`}
        title={item.arrivesOn ? sayShortDay(item.arrivesOn, language) : undefined}
      >
        {arrivalWords(item, format)}
      </td>
      <td className={`${cell} truncate`}>
        <Due item={item} format={format} />
      </td>
      <td className={`${cell} truncate text-quiet ${fromLarge}`}>
        <Assignee item={item} />
      </td>
      <td className={`figures ${cell} text-end ${fromWidest}`}>{priceWords(item, language)}</td>
      <td
        className={`figures ${cell} border-e pe-4! text-end whitespace-nowrap text-quiet group-last:rounded-ee-card`}
        title={sayMoment(item.createdAt, language)}
      >
        {shortMoment(item.createdAt, now, language)}
      </td>
    </tr>
  )
}

function Many({ item, format: { t } }: Pick<RowProps, 'item' | 'format'>) {
  const { numberOfApplicants: count } = item
  if (count < 2) return null
  return (
    <span className="figures shrink-0 text-quiet">
      <span aria-hidden="true">{t('staff.list.row.many', { count })}</span>
      <span className="sr-only">{t('staff.list.row.travellers', { count })}</span>
    </span>
  )
}
