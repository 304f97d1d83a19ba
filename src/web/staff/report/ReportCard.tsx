import { useId, useState } from 'react'
import type { AnswerOf } from '#client/route.ts'
import type { ReportName } from '#domain/report.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Icon } from '../../ui/Icon.tsx'
import { downloadIcon } from '../../ui/icons.ts'
import { Choice } from '../parts/Choice.tsx'
import { FigureTable } from '../parts/FigureTable.tsx'

export type Reports = AnswerOf<'GET /api/admin/reports'>
type Span = Readonly<{ from: string; to: string }>

export type ReportProps = Readonly<{ reports: Reports; span: Span }>

type ReportCardProps = Readonly<{
  name: Exclude<ReportName, 'days'>
  span: Span
  isEmpty: boolean
  above?: Elements
  chart?: Elements
  head: readonly string[]
  rows: readonly (readonly string[])[]
}>

/** One report: its picture, or the same numbers to read, and the file of them. */
export function ReportCard({ name, span, isEmpty, above, chart, head, rows }: ReportCardProps) {
  const t = useTranslate()
  const id = useId()
  const [isTable, setTable] = useState(false)
  const title = t(`staff.report.${name}`)
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
        <FileLink report={name} span={span} title={title} />
      </div>
      <p className="text-xs text-quiet">{t(`staff.report.${name}.what`)}</p>
      <div className="mt-3">
        {isEmpty ? (
          <p className="py-4 text-sm text-quiet">{t('staff.report.nothing')}</p>
        ) : (
          <>
            {above}
            {chart && !isTable ? (
              chart
            ) : (
              <FigureTable caption={title} head={head} rows={rows} isDense className="max-h-72" />
            )}
          </>
        )}
      </div>
    </section>
  )
}

type FileLinkProps = Readonly<{ report: ReportName; span: Span; title: string }>

/** A report as a file, beside its other views and looking like them. */
export function FileLink({ report, span, title }: FileLinkProps) {
  const t = useTranslate()
  return (
    <a
      href={`/api/admin/reports/csv?${new URLSearchParams({ ...span, report })}`}
      download
      className="flex min-h-9 items-center gap-1 rounded-small px-2 text-xs font-medium text-quiet no-underline hover:text-ink sm:px-2.5 pointer-coarse:min-h-11"
    >
      <Icon path={downloadIcon} className="size-3.5" />
      <span>{t('staff.report.file')}</span>
      <span className="sr-only">{` ${title}`}</span>
    </a>
  )
}

type OverallProps = Readonly<{
  /** A few figures beside each other: what it is, how much, and what else is to be said of it. */
  facts: readonly (readonly [name: string, value: string, more: string])[]
}>

/** What a report comes to as a whole, above its chart. */
export function Overall({ facts }: OverallProps) {
  return (
    <dl className="mb-4 grid grid-cols-3 gap-4">
      {facts.map(([name, value, more]) => (
        <div key={name}>
          <dt className="text-xs text-quiet">{name}</dt>
          <dd className="figures">
            <span className="block text-xl font-semibold">{value}</span>
            <span className="text-xs text-quiet">{more}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
