import type { ProcessingType, VisaType } from '../application/choice.ts'
import { expectedDecision } from '../application/speed.ts'
import type { Finding } from '../application/steps/finding.ts'
import { adviceOn } from '../eligibility.ts'
import type { Cents } from '../money/money.ts'
import { priceOf } from '../money/pricing.ts'
import { addDays, type CalendarDate } from '../time/calendar.ts'
import type { Rules } from './rules.ts'

type Order = Readonly<{
  visaType: VisaType
  numberOfApplicants: number
  processingType: ProcessingType
  hasExtras: boolean
  nationality: string
  portOfEntry: string
}>

const one: Order = {
  visaType: 'tourist',
  numberOfApplicants: 1,
  processingType: 'normal',
  hasExtras: false,
  nationality: 'DE',
  portOfEntry: 'air-dar',
}

/** Orders that show most of what a change of the rules does. */
const orders = {
  tourist: one,
  american: { ...one, visaType: 'tourist_multiple', nationality: 'US' },
  family: {
    ...{ ...one, numberOfApplicants: 4, processingType: 'urgent' },
    ...{ hasExtras: true, portOfEntry: 'air-znz' },
  },
  group: { ...one, numberOfApplicants: 10 },
  business: { ...one, visaType: 'business', processingType: 'super_urgent', nationality: 'IN' },
  referral: { ...one, nationality: 'NG' },
} as const satisfies Record<string, Order>
export type SampleName = keyof typeof orders
export const sampleNames = Object.keys(orders) as SampleName[]

/** What a traveller would be told who orders on a day, and arrives thirty days later. */
export type Sample = Readonly<{
  name: SampleName
  totalCents: Cents
  filedBy: CalendarDate
  decidedBy: CalendarDate
  advice: readonly Finding[]
}>

export function sampleOf(rules: Rules, name: SampleName, today: CalendarDate): Sample {
  const { hasExtras, nationality, portOfEntry, ...order } = orders[name]
  const { totalCents } = priceOf(rules, { ...order, hasInsurance: hasExtras, hasESim: hasExtras })
  const plan = { ...order, nationality, portOfEntry, intendedDateOfArrival: addDays(today, 30) }
  return {
    ...{ name, totalCents },
    ...expectedDecision(rules, today, order.processingType, nationality),
    advice: adviceOn(plan, { rules, today, earliestArrival: today }),
  }
}
