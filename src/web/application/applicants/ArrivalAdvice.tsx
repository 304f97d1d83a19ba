import { processingTypeOf } from '#domain/application/choice.ts'
import { expectedDecision, speedInTime } from '#domain/application/speed.ts'
import { travellerContext } from '#domain/application/steps/finding.ts'
import { now } from '../../clock.ts'
import { CheckboxField } from '../../form/CheckboxField.tsx'
import { IssueLine } from '../../form/Field.tsx'
import { useField, useFields } from '../../form/fields.tsx'
import { useIssues } from '../../form/issues.tsx'
import { knownMonths } from '../../form/known-months.ts'
import { sayDay } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { useRules } from '../../rules.ts'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { useMoney } from '../PriceSummary.tsx'
import type { WizardValues } from '../values.ts'
import { type LateArrival, lateArrivalOf } from './lateness.ts'

type ArrivalAdviceProps = Readonly<{
  index: number
  /** The date is the first applicant's: there is no field for it here. */
  isShared: boolean
}>

/** Offers a faster speed when the arrival precedes the decision, else a choice. */
export function ArrivalAdvice({ index, isShared }: ArrivalAdviceProps) {
  const path = `applicants.${index}`
  const { late, today } = useLateArrival(index)
  const issues = useIssues(`${path}.intendedDateOfArrival`)
  if (!late) return null
  return (
    <div className="space-y-3">
      {isShared && issues.map((issue) => <IssueLine key={issue.text} issue={issue} />)}
      {late.lateness === 'before-decision' ? (
        <Faster late={late} today={today} />
      ) : (
        <LateChoice name={`${path}.acceptsLateDecision`} />
      )}
    </div>
  )
}

function useLateArrival(index: number) {
  const rules = useRules()
  const language = useLanguage()
  const applicants = useField<WizardValues, 'applicants'>('applicants')
  const details = useField<WizardValues, 'details'>('details')
  const fields = useFields<WizardValues>()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const context = travellerContext(rules, now(), zone)
  const values = { ...fields.all(), applicants, details }
  const late = lateArrivalOf(values, index, { context, monthNames: knownMonths(language) })
  return { late, today: context.today }
}

/** The slowest speed in time, with its extra cost and a button. */
function Faster({ late, today }: Readonly<{ late: LateArrival; today: string }>) {
  const t = useTranslate()
  const rules = useRules()
  const language = useLanguage()
  const toast = useToast()
  const money = useMoney()
  const fields = useFields<WizardValues>()
  const chosen = useField<WizardValues, 'details.processingType'>('details.processingType')
  const faster = speedInTime(rules, today, late.arrival, late.nationality)
  if (!faster) return null
  const speed = t(`apply.processingType.${faster}`)
  const { decidedBy } = expectedDecision(rules, today, faster, late.nationality)
  const more =
    rules.prices.speeds[faster] - rules.prices.speeds[processingTypeOf(chosen) ?? 'normal']
  const change = () => {
    fields.set('details.processingType', faster)
    toast({ title: t('apply.time.faster.done', { speed }), tone: 'success' })
  }
  return (
    <Button look="secondary" onClick={change}>
      {t('apply.time.faster', { speed, price: money(more), day: sayDay(decidedBy, language) })}
    </Button>
  )
}

function LateChoice({ name }: Readonly<{ name: string }>) {
  const t = useTranslate()
  return <CheckboxField framed name={name} label={t('apply.time.late')} />
}
