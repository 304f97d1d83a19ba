import type { CancellationView } from '#contract/cancellation.ts'
import { cancellationAnswerBy } from '#domain/application/cancellation.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { formatDollars, formatList } from '#phrases/format.ts'
import { RulesOf } from '../api/RulesOf.tsx'
import { sayDay } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Notice } from '../ui/Notice.tsx'
import { type Cancellable, namesOf } from './traveller.ts'

type RequestsProps = Readonly<{
  application: Cancellable
  requests: CancellationView['requests']
}>

/** Requests so far, with our answers. */
export function Requests({ application, requests }: RequestsProps) {
  if (requests.length === 0) return null
  return (
    <RulesOf application={application}>
      {(rules) => <List application={application} requests={requests} rules={rules} />}
    </RulesOf>
  )
}

function List({ application, requests, rules }: RequestsProps & Readonly<{ rules: Rules }>) {
  const t = useTranslate()
  const language = useLanguage()
  const back = (dollars: number) =>
    dollars > 0
      ? t('help.cancel.back', { amount: formatDollars(dollars, language) })
      : t('help.cancel.none')
  return (
    <ul className="space-y-3">
      {requests.map(({ id, state, applicantIds, createdAt, decidedAt, note, refund }) => {
        const names = formatList(namesOf(application, applicantIds, language), language)
        const askedOn = dayAtSeat(new Date(createdAt))
        const day = sayDay(decidedAt ? dayAtSeat(new Date(decidedAt)) : askedOn, language)
        const by = sayDay(cancellationAnswerBy(rules, askedOn), language)
        return (
          <li key={id}>
            <Notice tone={state === 'declined' ? 'warning' : 'info'} role="status">
              <p>{t(`help.cancel.${state}`, { names, day, by, note: note ?? '' })}</p>
              {state === 'open' && <p className="figures mt-1 font-semibold">{back(refund)}</p>}
            </Notice>
          </li>
        )
      })}
    </ul>
  )
}
