import type { ProcessingType, TransportationMethod, VisaType } from '../application/choice.ts'
import type { DocumentType } from '../document/type.ts'
import type { Cents } from '../money/money.ts'
import type { CalendarDate } from '../time/calendar.ts'

/** How a nationality enters. */
export const regimes = ['exempt', 'e-visa', 'referral', 'multiple'] as const
export type Regime = (typeof regimes)[number]

/** Per applicant. */
export type VisaOffer = {
  /** Our base price, which contains the official fee. */
  readonly baseCents: Cents
  readonly authorityCents: Cents
  readonly validityDays: number
}

/** Our promised processing time: a range of business days, or hours. */
export type ReadyTime =
  | { readonly unit: 'business-days'; readonly least: number; readonly most: number }
  | { readonly unit: 'hours'; readonly most: number }

/** The unit of each speed: pages, terms and the refund policy are worded so. */
export const readyUnits: Readonly<Record<ProcessingType, ReadyTime['unit']>> = {
  normal: 'business-days',
  urgent: 'business-days',
  super_urgent: 'hours',
}

/** A port of entry. `localName`: the name of the post on our side, if `name` is the foreign one's. */
export type Port = {
  readonly code: string
  readonly name: string
  readonly city: string
  readonly mode: TransportationMethod
  /** IATA code of an airport. */
  readonly iata: string | null
  /** Alpha-2 code of the country beyond a road border. */
  readonly neighbour: string | null
  readonly localName: string | null
  /** Whether arriving here requires the insurance that is bought on entry. */
  readonly needsInsurance: boolean
}

export const portCodePattern = /^[a-z][a-z0-9-]{1,39}$/

/** Where a rule was read, and when. */
export type RuleSource = { readonly text: string; readonly on: CalendarDate }

/**
 * Everything that the owner may change without a new release: prices, times, regimes, ports,
 * documents, working days, refund terms. A value: functions take it as they take the time, and a
 * browser computes with the same one as the server.
 */
export type Rules = {
  /** Number of the version; 0 before it is stored. */
  readonly version: number
  readonly prices: {
    readonly visas: Readonly<Record<VisaType, VisaOffer>>
    /** Processing fee of an application by number of applicants, ascending, the first from 1. */
    readonly processing: readonly { readonly from: number; readonly cents: Cents }[]
    readonly speeds: Readonly<Record<ProcessingType, Cents>>
    /** Per applicant. */
    readonly insuranceCents: Cents
    readonly esimCents: Cents
    /** Per application. */
    readonly documentCents: Cents
  }
  /** Our processing times. The authority's own time is added, whatever the speed. */
  readonly speeds: Readonly<Record<ProcessingType, ReadyTime>>
  /** Calendar days that the authority states for a decision, and for nationalities it refers. */
  readonly authority: { readonly days: number; readonly referralDays: number }
  /** By alpha-2 code (ISO 3166-1, and XK). */
  readonly regimes: Readonly<Record<string, Regime>>
  /** Codes of which nobody checked the regime at a source. */
  readonly unchecked: readonly string[]
  /** In screen order. */
  readonly ports: readonly Port[]
  /** Documents required of each applicant, in screen order. */
  readonly documents: Readonly<Record<VisaType, readonly DocumentType[]>>
  /** Validity of a passport after the arrival, and from today. */
  readonly passport: { readonly daysAfterArrival: number; readonly monthsFromToday: number }
  /** Business days at the company's seat. */
  readonly calendar: {
    /** 0 is Sunday. */
    readonly workingDays: readonly number[]
    readonly holidays: 'england-wales' | 'none'
    /** Days that are closed or open against both. */
    readonly closedOn: readonly CalendarDate[]
    readonly openOn: readonly CalendarDate[]
  }
  readonly refund: {
    /** Retained from every approved refund: gateway charges, staff time, currency conversion. */
    readonly adminFeeCents: Cents
    /** Days after the payment within which a refund may be requested. */
    readonly requestDays: number
    /** Business days until the first answer to a request, for its review, and for the payment. */
    readonly replyBusinessDays: number
    readonly reviewBusinessDays: number
    readonly paymentBusinessDays: { readonly least: number; readonly most: number }
    /** Business days for a traveller to send requested documents. */
    readonly documentReplyBusinessDays: number
    /** Hours after the order for cancelling it. */
    readonly cancellationHours: number
  }
}

/** The rules as owners edit, store and exchange them: with the sources of the regimes, by code. */
export type RulesDocument = Omit<Rules, 'version' | 'unchecked'> & {
  readonly sources: Readonly<Record<string, RuleSource>>
}

/** What is computed with, of a stored document. */
export function rulesOf({ sources, ...rules }: RulesDocument, version: number): Rules {
  const unchecked = Object.keys(rules.regimes).filter((code) => !Object.hasOwn(sources, code))
  // The database keeps the codes in an order of its own.
  return { ...rules, version, unchecked: unchecked.toSorted() }
}

/** Minutes from now before which no version may begin: until then every server knows of it. */
export const leadMinutes = 2

/** A version of the rules, valid from its moment until the next one begins. */
export type RulesVersion = { readonly validFrom: Date; readonly rules: Rules }

const inOrderOf = (versions: readonly RulesVersion[]) =>
  versions.toSorted(
    (one, other) =>
      one.validFrom.getTime() - other.validFrom.getTime() ||
      one.rules.version - other.rules.version,
  )

/** The version in force at a moment: the last one begun, or the first one before any has. */
export function versionAt(versions: readonly RulesVersion[], moment: Date): RulesVersion {
  const inOrder = inOrderOf(versions)
  const found = inOrder.findLast(({ validFrom }) => validFrom <= moment) ?? inOrder[0]
  if (!found) throw new RangeError('There are no rules')
  return found
}

/** Minutes after its end for which an agreement signed under a version may still be sent in. */
const graceMinutes = 60

/** Whether what was signed under a version counts: it is in force, or ended less than an hour ago. */
export function countsStill(
  versions: readonly RulesVersion[],
  version: number,
  moment: Date,
): boolean {
  const inOrder = inOrderOf(versions)
  const index = inOrder.findIndex(({ rules }) => rules.version === version)
  if (versionAt(versions, moment).rules.version === version) return true
  const [begun, next] = [inOrder[index], inOrder[index + 1]]
  if (!begun || !next || begun.validFrom > moment) return false
  return moment.getTime() - next.validFrom.getTime() < graceMinutes * 60_000
}

/**
 * What an application is worked with: what was agreed stands (prices, our times, documents, refund
 * terms), while the authority's world and the working days are those of now. A port that is gone
 * keeps its name for those who chose it.
 */
export function rulesFor(agreed: Rules, current: Rules): Rules {
  const { authority, regimes, unchecked, passport, calendar } = current
  const gone = agreed.ports.filter(({ code }) => !current.ports.some((each) => each.code === code))
  const ports = gone.length > 0 ? [...current.ports, ...gone] : current.ports
  return { ...agreed, authority, regimes, unchecked, ports, passport, calendar }
}
