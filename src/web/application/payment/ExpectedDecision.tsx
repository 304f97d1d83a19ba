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
import { pathTo } from '../../paths.ts'
import { useRules } from '../../rules.ts'
import { LinkedText, linkSlot } from '../../ui/LinkedText.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useMoney } from '../PriceSummary.tsx'
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

/** The refund rule in one line, above the pay button. */
export function RefundLine({ speed }: Readonly<{ speed: string }>) {
  const t = useTranslate()
  const { refund } = useRules()
  const language = useLanguage()
  const money = useMoney()
  return (
    <p className="text-sm text-quiet">
      <LinkedText
        text={t('apply.pay.refund', {
          hours: refund.cancellationHours,
          days: refund.requestDays,
          fee: money(refund.adminFeeCents),
          kept: refund.adminFeeCents,
          link: linkSlot,
        })}
        href={pathTo('refundPolicy', language)}
        target="_blank"
        rel="noopener"
      >
        <span>{t('apply.refundPolicy')}</span>
        <span className="sr-only"> {t('form.newTab')}</span>
      </LinkedText>
      {(speed === 'urgent' || speed === 'super_urgent') && (
        <span className="hidden in-data-[surcharge=refunded]:block">
          {t('apply.processingType.late')}
        </span>
      )}
    </p>
  )
}
