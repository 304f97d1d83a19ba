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
import {
  passportDaysAfterArrival,
  passportMonthsFromToday,
} from './application/steps/date-rules.ts'
import type { Cents } from './money/money.ts'
import { authorityShare, priceOf, speedCents } from './money/pricing.ts'
import { type Regime, regimeOf } from './reference/regime.ts'
import { addDays, addMonths, type CalendarDate } from './time/calendar.ts'

/** What is asked of a traveller before anything else. */
export type EligibilityQuestion = {
  /** Alpha-2 code of the passport, in upper case. */
  readonly nationality: string
  /** Null for somebody who does not know the day yet. */
  readonly arrival: CalendarDate | null
}

/** Whether the decision comes before the arrival, and what helps where it does not. */
export type Timing =
  | { readonly kind: 'in-time' }
  /** The slowest speed that makes it: the day of the decision then, and what it costs more. */
  | {
      readonly kind: 'faster'
      readonly speed: ProcessingType
      readonly decidedBy: CalendarDate
      readonly addedCents: Cents
    }
  /** No speed makes it: the earliest day of a decision. */
  | { readonly kind: 'too-late'; readonly decidedBy: CalendarDate }

export type EligibilityAnswer = {
  readonly regime: Regime
  /** The kind advised, which is the cheapest tourist visa that this passport is given. */
  readonly visaType: VisaType
  readonly allowed: readonly VisaType[]
  /** The slowest speed that is in time for the arrival; normal where none is, or nothing is known of it. */
  readonly speed: ProcessingType
  /** One traveller at that speed, no extras: all of it, the authority's share, and ours. */
  readonly price: {
    readonly totalCents: Cents
    readonly authorityCents: Cents
    readonly serviceCents: Cents
  }
  /** At that speed, with everything handed to us today. */
  readonly decision: ExpectedDecision
  /** Days that the authority states for this passport. */
  readonly authorityDays: number
  /** Null without an arrival. */
  readonly timing: Timing | null
  /** The day on which the passport must still be valid. */
  readonly passportValidUntil: CalendarDate
}

/**
 * What a traveller hears before typing and paying: visa or none, which kind, the whole price and the day
 * of the decision. Null for a nationality that is not in our table. The arrival is taken as it is:
 * `checkArrival` says whether it can be.
 */
export function eligibilityAnswer(
  today: CalendarDate,
  { nationality, arrival }: EligibilityQuestion,
): EligibilityAnswer | null {
  const regime = regimeOf(nationality)
  if (!regime) return null
  const allowed = visasFor(regime)
  const [visaType = 'tourist'] = allowed
  const timing = arrival ? timingOf(today, arrival, nationality) : null
  const speed = timing?.kind === 'faster' ? timing.speed : 'normal'
  const { totalCents } = priceOf({
    visaType,
    numberOfApplicants: 1,
    processingType: speed,
    hasInsurance: false,
    hasESim: false,
  })
  const authorityCents = authorityShare(visaType)
  return {
    regime,
    visaType,
    allowed,
    speed,
    price: { totalCents, authorityCents, serviceCents: totalCents - authorityCents },
    decision: expectedDecision(today, speed, nationality),
    authorityDays: authorityDaysFor(nationality),
    timing,
    passportValidUntil: passportValidUntil(today, arrival),
  }
}

/** The kinds that a passport is given, the one advised first. */
function visasFor(regime: Regime): readonly VisaType[] {
  return visaTypes.filter((type) => regime !== 'multiple' || type !== 'tourist')
}

/** The kind advised for a passport; '' where none is needed, or nothing is known of it. */
export function advisedVisa(nationality: string): VisaType | '' {
  const regime = regimeOf(nationality)
  return regime && regime !== 'exempt' ? (visasFor(regime)[0] ?? '') : ''
}

function timingOf(today: CalendarDate, arrival: CalendarDate, nationality: string): Timing {
  const decidedBy = (speed: ProcessingType) => expectedDecision(today, speed, nationality).decidedBy
  if (isInTime(decidedBy('normal'), arrival)) return { kind: 'in-time' }
  const speed = speedInTime(today, arrival, nationality)
  if (speed) {
    return { kind: 'faster', speed, decidedBy: decidedBy(speed), addedCents: speedCents[speed] }
  }
  const earliest = processingTypes.map(decidedBy).sort()[0] ?? decidedBy('normal')
  return { kind: 'too-late', decidedBy: earliest }
}

/** Six months from today, and 180 days beyond the arrival: the later of both. */
function passportValidUntil(today: CalendarDate, arrival: CalendarDate | null): CalendarDate {
  const fromToday = addMonths(today, passportMonthsFromToday)
  const afterArrival = arrival ? addDays(arrival, passportDaysAfterArrival) : fromToday
  return [fromToday, afterArrival].sort()[1] ?? fromToday
}
