import { formatPrice } from '#phrases/format.ts'
import { sayShortDay } from '../../i18n/moment.ts'
import { useWords } from '../../i18n/provider.tsx'
import type { Day } from './Chart.tsx'

/** The same numbers to read. */
export function ChartTable({ days }: Readonly<{ days: readonly Day[] }>) {
  const { t, language } = useWords()
  return (
    <section
      aria-label={t('staff.report.chart.table.caption')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys
      tabIndex={0}
      className="mt-2 h-44 overflow-y-auto lg:h-32 rounded-small border border-line"
    >
      <table className="figures w-full text-xs">
        <caption className="sr-only">{t('staff.report.chart.table.caption')}</caption>
        <thead className="sticky top-0 bg-sunken text-quiet">
          <tr>
            <th scope="col" className="px-3 py-1.5 text-start font-medium">
              {t('staff.report.chart.column.day')}
            </th>
            <th scope="col" className="px-3 py-1.5 text-end font-medium">
              {t('staff.report.chart.applications')}
            </th>
            <th scope="col" className="px-3 py-1.5 text-end font-medium">
              {t('staff.report.chart.revenue')}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, applications, revenueCents }) => (
            <tr key={day} className="border-t border-line">
              <th scope="row" className="px-3 py-1 text-start font-normal">
                {sayShortDay(day, language)}
              </th>
              <td className="px-3 py-1 text-end">{applications}</td>
              <td className="px-3 py-1 text-end">{formatPrice(revenueCents, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
