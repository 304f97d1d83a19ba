import { useState } from 'react'
import type { VisaType } from '#domain/application/choice.ts'
import { arrivalWindowDays } from '#domain/application/steps/date-rules.ts'
import { type EligibilityAnswer, eligibilityAnswer } from '#domain/eligibility-answer.ts'
import { passportNames } from '#domain/reference/passports.ts'
import { addDays } from '#domain/time/calendar.ts'
import { sayDay } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Notice } from '../ui/Notice.tsx'
import { InTime } from './Answer.tsx'
import { contextNow } from './Entry.tsx'
import { EntryFields } from './EntryFields.tsx'
import { askedOf } from './question.ts'

type EntryPartProps = Readonly<{
  /** Alpha-2, or '' */
  nationality: string
  /** 'YYYY-MM-DD', or ''. */
  arrival: string
  /** Others travel along, whose passports are asked for later. */
  isFirstOfSeveral: boolean
  /** With the kind of visa that is advised; '' where none is. */
  onNationality: (code: string, advised: VisaType | '') => void
  onArrival: (day: string) => void
}>

/** Head of step 1: what was asked before stands as chosen; whoever was not asked is asked here. */
export function EntryPart(props: EntryPartProps) {
  const { nationality, arrival, isFirstOfSeveral, onNationality, onArrival } = props
  const t = useTranslate()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(nationality === '')
  const context = contextNow()
  const { question, faults } = askedOf({ passport: nationality, arrival }, context)
  const answer = question && eligibilityAnswer(context.today, question)
  const late = faults.find(({ field }) => field === 'arrival')

  const change = ({ passport, arrival: day }: { passport?: string; arrival?: string }) => {
    if (passport !== undefined) {
      const about = { nationality: passport, arrival: null }
      const next = eligibilityAnswer(context.today, about)
      onNationality(passport, next && next.regime !== 'exempt' ? next.visaType : '')
    }
    // While its year is being typed, a day lies in the first centuries.
    if (day !== undefined) onArrival(day < '1900' ? '' : day)
  }

  return (
    <section aria-labelledby="entry-title" className="space-y-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="entry-title" className="text-lg">
          {t('eligibility.asked.title')}
        </h3>
        {!isOpen && (
          <button type="button" className="link min-h-11" onClick={() => setOpen(true)}>
            {t('eligibility.change')}
            <span className="sr-only"> {t('eligibility.asked.title')}</span>
          </button>
        )}
      </div>
      {isFirstOfSeveral && <p className="-mt-3 text-sm text-quiet">{t('eligibility.first')}</p>}
      {isOpen ? (
        <EntryFields
          t={t}
          language={language}
          typed={{ passport: nationality, arrival }}
          faults={late ? { arrival: t(`rule.${late.code}`) } : {}}
          days={{ first: context.today, last: addDays(context.today, arrivalWindowDays) }}
          onChange={change}
        />
      ) : (
        <p className="font-semibold">
          {passportNames(language)(nationality)}
          {' · '}
          {arrival ? sayDay(arrival, language) : t('eligibility.arrival.unknown')}
        </p>
      )}
      {question && answer && answer.regime !== 'exempt' && (
        <InTime question={question} answer={answer} />
      )}
      {answer && <Treatment answer={answer} />}
    </section>
  )
}

/** What is special about a passport; most have nothing. */
function Treatment({ answer }: Readonly<{ answer: EligibilityAnswer }>) {
  const t = useTranslate()
  if (answer.regime === 'exempt') {
    return (
      <Notice tone="warning" title={t('eligibility.none.title')}>
        {t('eligibility.none.text')}
      </Notice>
    )
  }
  if (answer.regime === 'multiple') return <Notice>{t('eligibility.visa.multiple')}</Notice>
  if (answer.regime === 'referral') {
    return (
      <Notice tone="warning">{t('eligibility.referral', { days: answer.authorityDays })}</Notice>
    )
  }
  return null
}
