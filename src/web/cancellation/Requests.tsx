import type { CancellationView } from '#contract/cancellation.ts'
import { formatList } from '#phrases/format.ts'
import { sayDay } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Notice } from '../ui/Notice.tsx'
import { type Cancellable, namesOf } from './traveller.ts'

type RequestsProps = Readonly<{
  application: Cancellable
  requests: CancellationView['requests']
}>

/** What was asked so far, and what we answered. */
export function Requests({ application, requests }: RequestsProps) {
  const t = useTranslate()
  const language = useLanguage()
  if (requests.length === 0) return null
  return (
    <ul className="space-y-3">
      {requests.map(({ id, state, applicantIds, createdAt, decidedAt, note }) => {
        const names = formatList(namesOf(application, applicantIds, language), language)
        const day = sayDay((decidedAt ?? createdAt).slice(0, 10), language)
        return (
          <li key={id}>
            <Notice tone={state === 'declined' ? 'warning' : 'info'}>
              {t(`help.cancel.${state}`, { names, day, note: note ?? '' })}
            </Notice>
          </li>
        )
      })}
    </ul>
  )
}
