import { formatDollars } from '#phrases/format.ts'
import { sayMoment, sayShortDay } from '../../i18n/moment.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { FlagIcons } from '../parts/application/Flags.tsx'
import type { Column } from '../parts/list/columns.ts'
import { shortMoment } from '../parts/short-moment.ts'
import {
  Assignee,
  arrivalWords,
  DocumentCount,
  Due,
  Nationalities,
  type RowFormat,
  RowLink,
  RowWork,
  Tick,
  visaWords,
} from './RowParts.tsx'
import { directionOf, type SortColumn, sortedBy } from './sorting.ts'
import type { Ticks } from './use-chosen.ts'
import type { Item } from './use-list.ts'
import type { ChangeView } from './use-view.ts'
import { sortOf, type View } from './view.ts'

/** Which columns give way first when there is little room: what is done comes before what is known. */
const fromLarge = 'hidden lg:table-cell'
const fromExtraLarge = 'hidden xl:table-cell'
const fromWide = 'hidden min-[88rem]:table-cell'
const fromWidest = 'hidden min-[100rem]:table-cell'

type RowsProps = Readonly<{
  view: View
  change: ChangeView
  gone: ReadonlySet<number>
  ticks: Ticks | null
  onCurrent: (id: number) => void
  format: RowFormat
}>

export function columnsOf(props: RowsProps): readonly Column<Item>[] {
  const { ticks, format } = props
  const { t } = format
  return [
    ...(ticks ? [tickColumn(ticks)] : []),
    ...whoColumns(props),
    {
      name: 'work',
      head: t('staff.list.column.work'),
      width: 'w-52 whitespace-nowrap',
      cell: (item) => <RowWork item={item} isGone={props.gone.has(item.id)} />,
      card: { line: 3 },
    },
    {
      name: 'flags',
      head: t('staff.list.column.flags'),
      width: 'w-36',
      cell: ({ flags }) => <FlagIcons flags={flags} />,
      card: { line: 3 },
    },
    {
      name: 'nationality',
      head: t('staff.list.column.nationality'),
      width: `w-19 ${fromExtraLarge}`,
      cell: (item) => <Nationalities item={item} format={format} />,
      card: { line: 4 },
    },
    {
      name: 'documents',
      head: t('staff.list.column.documents'),
      width: `w-16 ${fromExtraLarge}`,
      isEnd: true,
      cell: (item) => <DocumentCount item={item} />,
      card: { line: 2, isEnd: true },
    },
    ...whenColumns(props),
  ]
}

const tickColumn = (ticks: Ticks): Column<Item> => ({
  name: 'tick',
  head: <TickAll ticks={ticks} />,
  width: 'w-11 px-0!',
  cell: (item) => <Tick item={item} ticks={ticks} />,
  card: {
    line: 1,
    cell: (item) => (
      <div className="-my-3 -ms-3">
        <Tick item={item} ticks={ticks} />
      </div>
    ),
  },
})

/** Of whom it is: a press on the row leads there. */
function whoColumns({ view, onCurrent, ticks, format }: RowsProps): readonly Column<Item>[] {
  const { t } = format
  const link = { view, onCurrent }
  return [
    {
      name: 'reference',
      head: t('staff.list.column.reference'),
      width: `w-24 ${ticks ? 'ps-1!' : ''}`,
      cell: (item) => (
        <RowLink item={item} {...link} className="figures font-medium whitespace-nowrap text-ocean">
          {item.reference}
        </RowLink>
      ),
      card: {
        line: 2,
        cell: ({ reference }) => <span className="figures text-quiet">{reference}</span>,
      },
    },
    {
      name: 'traveller',
      head: t('staff.list.column.traveller'),
      cell: (item) => (
        <span className="flex min-w-0 items-baseline gap-2" title={item.contactEmail}>
          <bdi className="min-w-0 truncate font-medium">{item.contactName}</bdi>
          <Many item={item} />
        </span>
      ),
      card: {
        line: 1,
        cell: (item) => (
          <RowLink
            item={item}
            {...link}
            className="line-clamp-2 text-base font-semibold break-words whitespace-normal"
          >
            <bdi>{item.contactName}</bdi>
          </RowLink>
        ),
      },
    },
    {
      name: 'visa',
      head: t('staff.list.column.visa'),
      width: `w-36 truncate ${fromWide}`,
      cell: (item) => <span title={visaWords(item, t)}>{visaWords(item, t)}</span>,
      card: {
        line: 2,
        cell: (item) => (
          <span className="flex gap-2 text-quiet">
            <span className="truncate">{visaWords(item, t)}</span>
            <Many item={item} />
          </span>
        ),
      },
    },
  ]
}

/** Until when, by whom, for how much; most of it orders the rows. */
function whenColumns(props: RowsProps): readonly Column<Item>[] {
  const { t, language, now } = props.format
  return [
    {
      name: 'arrival',
      ...sortHead('arrival', props),
      width: `figures w-27 whitespace-nowrap text-quiet ${fromLarge}`,
      cell: (item) =>
        item.arrivesOn && (
          <Short
            at={item.arrivesOn}
            words={arrivalWords(item, props.format)}
            whole={sayShortDay(item.arrivesOn, language)}
          />
        ),
    },
    {
      name: 'due',
      ...sortHead('due', props),
      width: 'w-32 truncate',
      cell: (item) => <Due item={item} format={props.format} />,
      card: { line: 1, isEnd: true },
    },
    {
      name: 'assignee',
      head: t('staff.list.column.assignee'),
      width: `w-32 truncate text-quiet ${fromExtraLarge}`,
      cell: (item) => <Assignee item={item} />,
      card: { line: 4 },
    },
    {
      name: 'total',
      ...sortHead('total', props),
      width: `figures w-24 ${fromWidest}`,
      isEnd: true,
      cell: ({ totalPrice }) => formatDollars(totalPrice, language),
    },
    {
      name: 'created',
      ...sortHead('created', props),
      width: `figures w-26 whitespace-nowrap text-quiet ${fromLarge}`,
      isEnd: true,
      cell: ({ createdAt }) => (
        <Short
          at={createdAt}
          words={shortMoment(createdAt, now, language)}
          whole={sayMoment(createdAt, language)}
        />
      ),
      card: {
        line: 4,
        isEnd: true,
        cell: (item) => {
          const day = arrivalWords(item, props.format)
          return (
            <span className="figures text-quiet">
              {day
                ? t('staff.list.row.arrives', { day })
                : shortMoment(item.createdAt, now, language)}
            </span>
          )
        },
      },
    },
  ]
}

/** Orders the rows by its column; the queue of what is due has its own order. */
function sortHead(column: SortColumn, { view, change, format: { t } }: RowsProps) {
  const sort = sortOf(view)
  const sorted = directionOf(column, sort)
  const words = t(`staff.list.column.${column}`)
  if (view.filter.queue === 'due') return { head: words, sorted }
  const head = (
    <button
      type="button"
      onClick={() => change({ sort: sortedBy(column, sort) })}
      className={`-mx-1 inline-flex h-9 max-w-full items-center gap-1 rounded-small px-1 font-medium hover:text-ink ${sorted ? 'font-semibold text-ink' : ''}`}
    >
      <span className="truncate">{words}</span>
      <span aria-hidden="true" className="w-2">
        {sorted === 'ascending' ? '↑' : sorted === 'descending' && '↓'}
      </span>
    </button>
  )
  return { head, sorted }
}

function TickAll({ ticks }: Readonly<{ ticks: Ticks }>) {
  const t = useTranslate()
  return (
    <label className="grid h-9 cursor-pointer place-items-center">
      <input
        ref={(box) => {
          if (box) box.indeterminate = ticks.all === 'some'
        }}
        type="checkbox"
        aria-label={t('staff.list.row.chooseAll')}
        checked={ticks.all === 'all'}
        onChange={ticks.toggleAll}
        className="size-4.5 cursor-pointer accent-ocean"
      />
    </label>
  )
}

/** A moment in the width of a column; who listens hears all of it. */
function Short({ at, words, whole }: Readonly<{ at: string; words: string; whole: string }>) {
  return (
    <time dateTime={at} title={whole}>
      <span aria-hidden="true">{words}</span>
      <span className="sr-only">{whole}</span>
    </time>
  )
}

function Many({ item: { numberOfApplicants: count } }: Readonly<{ item: Item }>) {
  const t = useTranslate()
  if (count < 2) return null
  return (
    <span className="figures shrink-0 text-quiet">
      <span aria-hidden="true">{t('staff.list.row.many', { count })}</span>
      <span className="sr-only">{t('staff.list.row.travellers', { count })}</span>
    </span>
  )
}
