import { formatMoney } from '#phrases/format.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useWords } from '../../i18n/provider.tsx'
import { Section } from '../parts/Section.tsx'
import type { DisputeCase } from './dispute-case.ts'
import { type TimelineEntry, timelineOf } from './dispute-timeline.ts'

const dots: Record<TimelineEntry['tone'], string> = {
  plain: 'bg-edge',
  ocean: 'bg-ocean',
  leaf: 'bg-leaf',
  clay: 'bg-clay',
}

/** What happened so far, the newest first. */
export function DisputeTimeline({ dispute }: Readonly<{ dispute: DisputeCase }>) {
  const { t, language } = useWords()
  const words = (entry: TimelineEntry): string => {
    if (entry.kind === 'news') return t(`staff.money.dispute.news.${entry.state}`)
    if (entry.kind === 'bundle') return t('staff.money.dispute.news.evidence', { name: entry.by })
    if (entry.kind === 'paid') return t('staff.money.dispute.news.paid')
    return t(`staff.money.kind.${entry.booked}`)
  }
  return (
    <Section title={t('staff.money.dispute.timeline')}>
      <ol className="text-sm">
        {timelineOf(dispute).map((entry) => (
          <li key={entry.key} className="group relative flex gap-3 pb-4 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute start-[0.28rem] top-4 bottom-[-0.25rem] w-px bg-line group-last:hidden"
            />
            <span
              aria-hidden="true"
              className={`mt-1.5 size-2.5 shrink-0 rounded-full ${dots[entry.tone]}`}
            />
            <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
              <span className="font-medium">
                <span>{words(entry)}</span>
                {'amountCents' in entry && (
                  <span className="figures ms-2 font-normal text-quiet">
                    {formatMoney(entry.amountCents, language)}
                  </span>
                )}
              </span>
              <time dateTime={entry.at} className="figures text-quiet">
                {sayMoment(entry.at, language)}
              </time>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
