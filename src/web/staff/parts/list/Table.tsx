import type { Elements } from '../../../ui/elements.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { type Column, cardLines } from './columns.ts'

type Group<Row> = Readonly<{ title: string; rows: readonly Row[] }>

type TableProps<Row> = Readonly<{
  label: string
  columns: readonly Column<Row>[]
  /** The rows, or what they are put together by, under titles. */
  rows: readonly Row[] | readonly Group<Row>[]
  keyOf: (row: Row) => string | number
  /** The colours of a row, where they are other than usual. */
  lookOf?: (row: Row) => string
  /** Where the head stays while the page scrolls. */
  headClass?: string
}>

const isGroup = <Row,>(each: Row | Group<Row>): each is Group<Row> =>
  typeof each === 'object' && each !== null && 'rows' in each

/** Rows by their columns: a table where there is room, cards on a phone. */
export function Table<Row>({ rows, ...props }: TableProps<Row>) {
  const isWide = useMedia('(width >= 48rem)')
  const [first] = rows
  const groups =
    first !== undefined && isGroup(first)
      ? (rows as readonly Group<Row>[])
      : [{ title: '', rows: rows as readonly Row[] }]
  return isWide ? <Wide groups={groups} {...props} /> : <Cards groups={groups} {...props} />
}

type DrawnProps<Row> = Omit<TableProps<Row>, 'rows'> & Readonly<{ groups: readonly Group<Row>[] }>

const edge = 'first:border-s last:border-e first:ps-4 last:pe-4'
const head = `h-9 border-y border-line bg-sunken px-2 text-start text-xs font-medium text-quiet first:rounded-ss-card last:rounded-se-card ${edge}`
const usual = 'bg-surface group-hover:bg-paper'

function Wide<Row>(props: DrawnProps<Row>) {
  const { label, columns, groups, keyOf, lookOf, headClass = '' } = props
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-sm">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          {columns.map(({ name, head: words, sorted, width = '', isEnd }) => (
            <th
              key={name}
              scope="col"
              aria-sort={sorted ?? undefined}
              className={`${head} ${headClass} ${width} ${isEnd ? 'text-end!' : ''}`}
            >
              {typeof words === 'string' ? <span className="block truncate">{words}</span> : words}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title} className="group/rows">
          {title && (
            <tr>
              <th
                scope="rowgroup"
                colSpan={columns.length}
                className={`h-9 border-b border-line bg-paper text-start text-xs font-semibold text-quiet ${edge}`}
              >
                {title}
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={keyOf(row)} className="group relative">
              {columns.map(({ name, cell, width = '', isEnd }) => (
                <td
                  key={name}
                  className={`h-11 border-b border-line px-2 ${edge} group-last/rows:group-last:first:rounded-es-card group-last/rows:group-last:last:rounded-ee-card ${lookOf?.(row) ?? usual} ${width} ${isEnd ? 'text-end' : ''}`}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Cards<Row>({ label, columns, groups, keyOf, lookOf }: DrawnProps<Row>) {
  const lines = cardLines(columns)
  return groups.map(({ title, rows }) => (
    <section key={title} aria-label={title || undefined}>
      {title && <h2 className="mb-2 text-sm font-semibold text-quiet">{title}</h2>}
      <ul
        aria-label={title ? undefined : label}
        className="divide-y divide-line overflow-hidden rounded-card border border-line"
      >
        {rows.map((row) => (
          <li
            key={keyOf(row)}
            className={`relative space-y-1 px-4 py-3 text-sm ${lookOf?.(row) ?? 'bg-surface'}`}
          >
            {lines.map(({ line, start, end }) => (
              <div key={line} className="flex flex-wrap items-center gap-x-3">
                <CardSide columns={start} row={row} className="max-w-full" />
                <CardSide columns={end} row={row} className="ms-auto max-w-full justify-end" />
              </div>
            ))}
          </li>
        ))}
      </ul>
    </section>
  ))
}

type CardSideProps<Row> = Readonly<{ columns: readonly Column<Row>[]; row: Row; className: string }>

function CardSide<Row>({ columns, row, className }: CardSideProps<Row>): Elements | null {
  if (columns.length === 0) return null
  return (
    <div className={`flex flex-wrap items-center gap-x-2 ${className}`}>
      {columns.map(({ name, card, cell }) => (
        <div
          key={name}
          className="max-w-full shrink-0 truncate empty:hidden has-[input]:overflow-visible"
        >
          {(card?.cell ?? cell)(row)}
        </div>
      ))}
    </div>
  )
}
