import { type ProcessingType, processingTypeOf } from '#domain/application/choice.ts'
import { lastExpectedDecision } from '#domain/application/decision-day.ts'
import { isInTime } from '#domain/application/speed.ts'
import { travellerContext } from '#domain/application/steps/finding.ts'
import { now } from '../../clock.ts'
import { dateOf } from '../../form/applicant/values.ts'
import { useFields } from '../../form/fields.tsx'
import { knownMonths } from '../../form/known-months.ts'
import { sayDay } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { useRules } from '../../rules.ts'
import { Notice } from '../../ui/Notice.tsx'
import { applicantsOf, type WizardValues } from '../values.ts'

/** The expected decision for the answers so far. */
export function ExpectedDecision() {
  const language = useLanguage()
  const values = useFields<WizardValues>().all()
  const travellers = applicantsOf(values).map(({ nationality, intendedDateOfArrival }) => ({
    nationality,
    intendedDateOfArrival: dateOf(intendedDateOfArrival, knownMonths(language)),
  }))
  const speed = processingTypeOf(values.details.processingType) ?? 'normal'
  return <DecisionDay speed={speed} travellers={travellers} />
}

type DecisionDayProps = Readonly<{
  speed: ProcessingType
  travellers: readonly Readonly<{ nationality: string; intendedDateOfArrival: string }>[]
}>

/** The expected decision day, above the pay button. */
export function DecisionDay({ speed, travellers }: DecisionDayProps) {
  const rules = useRules()
  const t = useTranslate()
  const language = useLanguage()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const { today } = travellerContext(rules, now(), zone)
  const nationalities = travellers.map(({ nationality }) => nationality)
  const day = lastExpectedDecision(rules, today, speed, nationalities)
  const [arrival = ''] = travellers.map((each) => each.intendedDateOfArrival).sort()
  if (!day) return null
  if (isInTime(day, arrival)) {
    return <p>{t('apply.pay.decision', { day: sayDay(day, language) })}</p>
  }
  return (
    <Notice tone="warning">
      {t('apply.pay.decision.late', {
        day: sayDay(day, language),
        arrival: sayDay(arrival, language),
      })}
    </Notice>
  )
}
