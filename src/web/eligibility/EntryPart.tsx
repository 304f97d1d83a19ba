import { useEffect } from 'react'
import { arrivalWindowDays } from '#domain/application/steps/date-rules.ts'
import { type EligibilityAnswer, eligibilityAnswer } from '#domain/eligibility-answer.ts'
import { passportsIn } from '#domain/reference/passports.ts'
import { addDays } from '#domain/time/calendar.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Notice } from '../ui/Notice.tsx'
import { InTime } from './Answer.tsx'
import type { Typed } from './address.ts'
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
  onNationality: (code: string) => void
  /** 'YYYY-MM-DD', or ''. */
  onArrival: (day: string) => void
}>

/** Both questions within step 1, answered as they are chosen. */
export function EntryPart(props: EntryPartProps) {
  const { nationality, arrival, isFirstOfSeveral, onNationality, onArrival } = props
  const t = useTranslate()
  const language = useLanguage()
  const context = contextNow()
  const { question, faults } = askedOf({ passport: nationality, arrival }, context)
  const answer = question && eligibilityAnswer(context.today, question)
  const late = faults.find(({ field }) => field === 'arrival')
  // What was pressed is gone: the first question takes its place.
  useEffect(() => document.getElementById('entry-passport')?.focus(), [])

  const change = ({ passport, arrival: day }: Partial<Typed>) => {
    if (passport !== undefined) onNationality(passport)
    // While its year is being typed, a day lies in the first centuries.
    if (day !== undefined) onArrival(day < '1900' ? '' : day)
  }

  return (
    <div className="space-y-4">
      {isFirstOfSeveral && <p className="text-sm text-quiet">{t('eligibility.first')}</p>}
      <EntryFields
        t={t}
        passports={passportsIn(language)}
        typed={{ passport: nationality, arrival }}
        faults={late ? { arrival: t(`rule.${late.code}`) } : {}}
        days={{ first: context.today, last: addDays(context.today, arrivalWindowDays) }}
        onChange={change}
      />
      <div role="status" className="space-y-4">
        {question && answer && answer.regime !== 'exempt' && (
          <InTime question={question} answer={answer} />
        )}
        {answer && <Treatment answer={answer} />}
      </div>
    </div>
  )
}

/** What is special about a passport; most have nothing. */
function Treatment({ answer }: Readonly<{ answer: EligibilityAnswer }>) {
  const t = useTranslate()
  switch (answer.regime) {
    case 'exempt':
      return (
        <Notice tone="warning" title={t('eligibility.none.title')}>
          {t('eligibility.none.text')}
        </Notice>
      )
    case 'multiple':
      return <Notice>{t('eligibility.visa.multiple')}</Notice>
    case 'referral':
      return (
        <Notice tone="warning">{t('eligibility.referral', { days: answer.authorityDays })}</Notice>
      )
    case 'e-visa':
      return null
  }
}
