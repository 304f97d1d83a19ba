import {
  type ProcessingType,
  processingTypes,
  type VisaType,
  visaTypes,
} from './application/choice.ts'
import {
  authorityDaysFor,
  type ExpectedDecision,
  expectedDecision,
  isInTime,
  speedInTime,
} from './application/speed.ts'
import { passportValidUntil } from './application/steps/date-rules.ts'
import type { Cents } from './money/money.ts'
import { authorityShare, priceOf } from './money/pricing.ts'
import { regimeOf } from './reference/regime.ts'
import type { Regime, Rules } from './rules/rules.ts'
import type { CalendarDate } from './time/calendar.ts'

/** The first question to a traveller. */
export type EligibilityQuestion = {
  /** Alpha-2 code of the passport, upper case. */
  readonly nationality: string
  /** Null if the day is not known yet. */
  readonly arrival: CalendarDate | null
}

/** Whether the decision comes before the arrival, and which speed helps if not. */
export type Timing =
  | { readonly kind: 'in-time' }
  /** The slowest speed in time: its decision day, and its extra cost. */
  | {
      readonly kind: 'faster'
      readonly speed: ProcessingType
      readonly decidedBy: CalendarDate
      readonly addedCents: Cents
    }
  /** No speed is in time: the earliest decision day. */
  | { readonly kind: 'too-late'; readonly decidedBy: CalendarDate }

export type EligibilityAnswer = {
  readonly regime: Regime
  /** Whether somebody checked the regime at a source. */
  readonly isChecked: boolean
  /** The recommended kind: the cheapest tourist visa for this passport. */
  readonly visaType: VisaType
  readonly allowed: readonly VisaType[]
  /** The slowest speed in time for the arrival; normal if none is, or if it is unknown. */
  readonly speed: ProcessingType
  /** One traveller at that speed, no extras: the total, the authority's share and ours. */
  readonly price: {
    readonly totalCents: Cents
    readonly authorityCents: Cents
    readonly serviceCents: Cents
  }
  /** At that speed, if everything is complete today. */
  readonly decision: ExpectedDecision
  /** Days that the authority states for this passport. */
  readonly authorityDays: number
  readonly timing: Timing | null
  /** The passport must still be valid on this day. */
  readonly passportValidUntil: CalendarDate
}

/**
 * What a traveller is shown before typing and paying: whether a visa is needed, which kind, the
 * total price and the decision day. Null for an unknown nationality. `checkArrival` validates the
 * arrival.
 */
export function eligibilityAnswer(
  rules: Rules,
  today: CalendarDate,
  { nationality, arrival }: EligibilityQuestion,
): EligibilityAnswer | null {
  const regime = regimeOf(rules, nationality)
  if (!regime) return null
  const allowed = visasFor(regime)
  const [visaType = 'tourist'] = allowed
  const timing = arrival ? timingOf(rules, today, arrival, nationality) : null
  const speed = timing?.kind === 'faster' ? timing.speed : 'normal'
  const { totalCents } = priceOf(rules, {
    visaType,
    numberOfApplicants: 1,
    processingType: speed,
    hasInsurance: false,
    hasESim: false,
  })
  const authorityCents = authorityShare(rules, visaType)
  return {
    regime,
    isChecked: !rules.unchecked.includes(nationality),
    visaType,
    allowed,
    speed,
    price: { totalCents, authorityCents, serviceCents: totalCents - authorityCents },
    decision: expectedDecision(rules, today, speed, nationality),
    authorityDays: authorityDaysFor(rules, nationality),
    timing,
    passportValidUntil: passportValidUntil(rules, today, arrival),
  }
}

/** The kinds this passport may get, the recommended one first. */
function visasFor(regime: Regime): readonly VisaType[] {
  return visaTypes.filter((type) => regime !== 'multiple' || type !== 'tourist')
}

/** The recommended kind for a passport; '' if none is needed or it is unknown. */
export function advisedVisa(rules: Rules, nationality: string): VisaType | '' {
  const regime = regimeOf(rules, nationality)
  return regime && regime !== 'exempt' ? (visasFor(regime)[0] ?? '') : ''
}

function timingOf(
  rules: Rules,
  today: CalendarDate,
  arrival: CalendarDate,
  nationality: string,
): Timing {
  const decidedBy = (speed: ProcessingType) =>
    expectedDecision(rules, today, speed, nationality).decidedBy
  if (isInTime(decidedBy('normal'), arrival)) return { kind: 'in-time' }
  const speed = speedInTime(rules, today, arrival, nationality)
  if (speed) {
    return {
      kind: 'faster',
      speed,
      decidedBy: decidedBy(speed),
      addedCents: rules.prices.speeds[speed],
    }
  }
  const [earliest = decidedBy('normal')] = processingTypes.map(decidedBy).sort()
  return { kind: 'too-late', decidedBy: earliest }
}
