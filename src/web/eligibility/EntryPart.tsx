import { useEffect } from 'react'
import { type EligibilityAnswer, eligibilityAnswer } from '#domain/eligibility-answer.ts'
import { passportsIn } from '#domain/reference/passports.ts'
import type { TypedDate } from '#domain/time/typed-date.ts'
import { knownMonths } from '../form/known-months.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { useRules } from '../rules.ts'
import { Notice } from '../ui/Notice.tsx'
import { InTime } from './Answer.tsx'
import { ArrivalField } from './ArrivalField.tsx'
import { contextNow } from './Entry.tsx'
import { EntryFields } from './EntryFields.tsx'
import { askedOf } from './question.ts'

type EntryPartProps = Readonly<{
  /** Alpha-2, or '' */
  nationality: string
  /** As typed. */
  arrival: TypedDate
  arrivalName: string
  /** Others travel along; their passports are asked for later. */
  isFirstOfSeveral: boolean
  onNationality: (code: string) => void
}>

/** Both questions within step 1, answered immediately. */
export function EntryPart(props: EntryPartProps) {
  const { nationality, arrival, arrivalName, isFirstOfSeveral, onNationality } = props
  const t = useTranslate()
  const rules = useRules()
  const language = useLanguage()
  const context = contextNow(rules)
  const typed = { passport: nationality, arrival }
  const { question, faults } = askedOf(typed, context, knownMonths(language))
  const answer = question && eligibilityAnswer(rules, context.today, question)
  // An incomplete year is not an error yet.
  const isTyped = Object.values(arrival).every(Boolean) && arrival.year.length >= 4
  const late = isTyped ? faults.find(({ field }) => field === 'arrival') : undefined
  // The pressed button is gone: the first question takes the focus.
  useEffect(() => document.getElementById('entry-passport')?.focus(), [])

  return (
    <div className="space-y-4">
      {isFirstOfSeveral && <p className="text-sm text-quiet">{t('eligibility.first')}</p>}
      <EntryFields
        t={t}
        passports={passportsIn(rules, language)}
        passport={nationality}
        onPassport={onNationality}
        arrival={<ArrivalField name={arrivalName} fault={late} />}
      />
      <div role="status" className="space-y-4">
        {question && answer && answer.regime !== 'exempt' && (
          <InTime question={question} answer={answer} />
        )}
        {answer && <Treatment answer={answer} />}
        {answer && !answer.isChecked && (
          <Notice tone="warning">{t('eligibility.unchecked')}</Notice>
        )}
      </div>
    </div>
  )
}

/** Special treatment of a passport; most have none. */
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
