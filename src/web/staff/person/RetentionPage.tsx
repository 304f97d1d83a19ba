import type { AnswerOf } from '#client/route.ts'
import { policy } from '#domain/policy.ts'
import { keptYears } from '#domain/retention.ts'
import { sayDay, sayMoment } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { fresh, useAsked } from '../parts/asked.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { PageFrame } from '../parts/PageFrame.tsx'

type Retention = AnswerOf<'GET /api/admin/retention'>
type Item = Retention['items'][number]

/** What the next run of the retention would take away: a look, nothing more. */
export function RetentionPage() {
  const t = useTranslate()
  const retention = useAsked(['staff', 'retention'], 'GET /api/admin/retention', {}, fresh)
  return (
    <PageFrame
      title={t('staff.person.retention.title')}
      lead={t('staff.person.retention.lead')}
      width="narrow"
    >
      <Loaded query={retention}>{(data) => <NextRun retention={data} />}</Loaded>
    </PageFrame>
  )
}

function NextRun({ retention: { runsNext, items } }: Readonly<{ retention: Retention }>) {
  const { t, language } = useWords()
  const total = items.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <Notice
        tone={total === 0 ? 'success' : 'info'}
        title={t('staff.person.retention.next', { at: sayMoment(runsNext, language) })}
      >
        {total === 0
          ? t('staff.person.retention.none')
          : t('staff.person.retention.total', { count: total })}
      </Notice>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {items.map((item) => (
          <RetentionLine key={item.record} item={item} />
        ))}
      </ul>
    </>
  )
}

function RetentionLine({ item: { record, before, count, examples } }: Readonly<{ item: Item }>) {
  const { t, language } = useWords()
  const hasYears = record !== 'draft' && record !== 'visits'
  const years = hasYears ? keptYears(record) : 0
  const months = policy.visitMonths
  return (
    <li className="p-4 sm:px-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-base">{t(`staff.person.retention.record.${record}`)}</h2>
        <p className={`figures ${count === 0 ? 'text-quiet' : 'font-semibold'}`}>
          {t('staff.person.retention.count', { count })}
        </p>
      </div>
      <p className="text-sm text-quiet">
        <span>{t(`staff.person.retention.period.${record}`, { years, months })}</span>
        {/* What nobody goes on with ends by itself, on no common day. */}
        {record !== 'draft' && (
          <span>
            {` · ${t('staff.person.retention.before', { day: sayDay(before.slice(0, 10), language) })}`}
          </span>
        )}
      </p>
      {examples.length > 0 && (
        <p className="figures mt-1 text-sm break-words">
          {t('staff.person.retention.examples', { examples: examples.join(', ') })}
        </p>
      )}
    </li>
  )
}
