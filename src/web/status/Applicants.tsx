import { useState } from 'react'
import { isDecidedState } from '#domain/application/applicant-state.ts'
import { sayDay } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { StateBadge } from './StateBadge.tsx'
import { shownAtFirst } from './shown-at-first.ts'
import { standWords } from './stand-words.ts'
import { type Standing, stageOf } from './standing.ts'

/** Each applicant's decision, or who acts next, what and by when. */
export function Applicants({ standing }: Readonly<{ standing: Standing }>) {
  const { applicants } = standing
  const isAsked = stageOf(standing) === 'asked'
  const t = useTranslate()
  const language = useLanguage()
  const [isAll, setAll] = useState(false)
  const shown = isAll ? applicants : applicants.slice(0, shownAtFirst(applicants.length))
  return (
    <Card className="p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg">{t('status.travellers.title')}</h3>
        <DecidedCount applicants={applicants} />
      </div>
      <ul className="mt-2 divide-y divide-line">
        {shown.map((applicant, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two applicants may share a name, and the order is fixed
          <li key={index} className="flex items-start justify-between gap-4 py-3">
            <div className="min-w-0">
              <p className="font-semibold">
                <bdi>
                  {applicant.name || t('status.travellers.fallback', { number: index + 1 })}
                </bdi>
              </p>
              <p className="text-sm text-quiet">
                {standWords(applicant, isAsked, t, (day) => sayDay(day, language))}
              </p>
            </div>
            <span className="shrink-0 whitespace-nowrap">
              <StateBadge applicant={applicant} />
            </span>
          </li>
        ))}
      </ul>
      {applicants.length > shown.length && (
        <Button look="quiet" className="-ms-3 px-3!" onClick={() => setAll(true)}>
          {t('status.travellers.all', { count: applicants.length })}
        </Button>
      )}
    </Card>
  )
}

/** '2 of 3 decided', while only some are. */
export function DecidedCount({ applicants }: Readonly<Pick<Standing, 'applicants'>>) {
  const t = useTranslate()
  const total = applicants.length
  const decided = applicants.filter(({ state }) => isDecidedState(state)).length
  if (decided === 0 || decided === total) return null
  return (
    <p className="text-sm font-semibold">{t('status.travellers.decided', { decided, total })}</p>
  )
}
