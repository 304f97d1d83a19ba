import { type ReactNode, useId, useState } from 'react'
import { useTranslate } from '../../i18n/provider.tsx'
import { Choice } from '../parts/Choice.tsx'
import { FileLink } from './FileLink.tsx'

type ReportCardProps = Readonly<{
  title: string
  /** Where it comes from as CSV. */
  file: string
  /** Says in a sentence what is counted. */
  what: string
  isEmpty: boolean
  chart?: ReactNode
  table: ReactNode
}>

/** One report: its picture, or the same numbers to read, and the file of them. */
export function ReportCard({ title, file, what, isEmpty, chart, table }: ReportCardProps) {
  const t = useTranslate()
  const id = useId()
  const [isTable, setTable] = useState(false)
  return (
    <section
      aria-labelledby={id}
      className="mb-4 min-w-0 break-inside-avoid rounded-card border border-line bg-surface px-4 pt-2 pb-4"
    >
      <div className="flex flex-wrap items-center gap-x-1">
        <h3 id={id} className="me-auto py-2 text-sm font-semibold">
          {title}
        </h3>
        {chart && !isEmpty && (
          <Choice isChosen={isTable} onChoose={() => setTable(!isTable)}>
            {t('staff.report.chart.table')}
          </Choice>
        )}
        <FileLink href={file} title={title} />
      </div>
      <p className="text-xs text-quiet">{what}</p>
      <div className="mt-3">
        {isEmpty ? (
          <p className="py-4 text-sm text-quiet">{t('staff.report.nothing')}</p>
        ) : chart && !isTable ? (
          chart
        ) : (
          table
        )}
      </div>
    </section>
  )
}

type NumberTableProps = Readonly<{
  caption: string
  head: readonly string[]
  /** The first cell of each names the row. */
  rows: readonly (readonly string[])[]
}>

export function NumberTable({ caption, head, rows }: NumberTableProps) {
  const t = useTranslate()
  return (
    <section
      // The card around it has the same name.
      aria-label={`${caption}: ${t('staff.report.chart.table')}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys
      tabIndex={0}
      className="max-h-72 overflow-auto rounded-small border border-line"
    >
      <table className="figures w-full text-xs">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-sunken text-quiet">
          <tr>
            {head.map((name, index) => (
              <th
                key={name}
                scope="col"
                className={`px-3 py-1.5 font-medium ${index === 0 ? 'text-start' : 'text-end'}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="px-3 py-1 text-start font-normal">
                {name}
              </th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                <td key={index} className="px-3 py-1 text-end whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
