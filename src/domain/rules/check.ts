import { processingTypes, transportationMethods, visaTypes } from '../application/choice.ts'
import { expectedBy } from '../application/speed.ts'
import type { Cents } from '../money/money.ts'
import { priceOf, processingCents } from '../money/pricing.ts'
import { countries, findCountry } from '../reference/countries.ts'
import { type CalendarDate, daysBetween, isCalendarDate } from '../time/calendar.ts'
import { isWithin, type RulesLimit } from './limits.ts'
import { portCodePattern, type RulesDocument, rulesOf } from './rules.ts'

/** Why a document is refused. */
export const rulesFaults = [
  'number.out-of-range',
  'fee.above-price',
  'text.missing',
  'steps.order',
  'range.order',
  'country.missing',
  'country.unknown',
  'port.code',
  'port.twice',
  'port.none',
  'documents.passport',
  'documents.twice',
  'weekdays.none',
  'day.malformed',
  'day.twice',
] as const
export type RulesFault = Readonly<{ path: string; code: (typeof rulesFaults)[number] }>

/** What is unlikely to be meant. */
export const rulesDoubts = [
  'amount.moved',
  'fee.whole-price',
  'speed.slower',
  'speed.cheaper',
  'promise.far',
  'refund.fee-high',
  'regimes.unchecked',
] as const
export type RulesDoubt = Readonly<{
  path: string
  code: (typeof rulesDoubts)[number]
  params?: Readonly<Record<string, number>>
}>

type Numbers = readonly (readonly [path: string, value: number, limit: RulesLimit])[]

/** Every number of a document with its path and limit. */
function numbersOf({ prices, speeds, authority, passport, refund }: RulesDocument): Numbers {
  const { paymentBusinessDays: payment } = refund
  return [
    ...visaTypes.flatMap((type): Numbers => {
      const [offer, path] = [prices.visas[type], `prices.visas.${type}`]
      return [
        [`${path}.baseCents`, offer.baseCents, 'price'],
        [`${path}.authorityCents`, offer.authorityCents, 'price'],
        [`${path}.validityDays`, offer.validityDays, 'days'],
      ]
    }),
    ...prices.processing.flatMap(
      ({ from, cents }, index): Numbers => [
        [`prices.processing.${index}.from`, from, 'people'],
        [`prices.processing.${index}.cents`, cents, 'cents'],
      ],
    ),
    ...processingTypes.flatMap((type): Numbers => {
      const [time, path] = [speeds[type], `speeds.${type}`]
      const cost = [`prices.speeds.${type}`, prices.speeds[type], 'cents'] as const
      if (time.unit === 'hours') return [cost, [`${path}.most`, time.most, 'hours']]
      return [
        cost,
        [`${path}.least`, time.least, 'business-days'],
        [`${path}.most`, time.most, 'business-days'],
      ]
    }),
    ['prices.insuranceCents', prices.insuranceCents, 'cents'],
    ['prices.esimCents', prices.esimCents, 'cents'],
    ['prices.documentCents', prices.documentCents, 'cents'],
    ['authority.days', authority.days, 'days'],
    ['authority.referralDays', authority.referralDays, 'days'],
    ['passport.daysAfterArrival', passport.daysAfterArrival, 'days-or-none'],
    ['passport.monthsFromToday', passport.monthsFromToday, 'months'],
    ['refund.adminFeeCents', refund.adminFeeCents, 'cents'],
    ['refund.requestDays', refund.requestDays, 'days'],
    ['refund.replyBusinessDays', refund.replyBusinessDays, 'business-days'],
    ['refund.reviewBusinessDays', refund.reviewBusinessDays, 'business-days'],
    ['refund.paymentBusinessDays.least', payment.least, 'business-days'],
    ['refund.paymentBusinessDays.most', payment.most, 'business-days'],
    ['refund.documentReplyBusinessDays', refund.documentReplyBusinessDays, 'business-days'],
    ['refund.cancellationHours', refund.cancellationHours, 'hours'],
  ]
}

type Found = [path: string, code: RulesFault['code']][]

function faultsOfFees({ prices: { visas } }: RulesDocument): Found {
  return visaTypes
    .filter((type) => visas[type].authorityCents > visas[type].baseCents)
    .map((type) => [`prices.visas.${type}.authorityCents`, 'fee.above-price'])
}

const stepsPath = 'prices.processing'

function faultsOfSteps({ prices: { processing } }: RulesDocument): Found {
  if (processing[0]?.from !== 1) return [[stepsPath, 'steps.order']]
  return processing.flatMap(({ from }, index): Found => {
    const before = processing[index - 1]?.from ?? 0
    return from > before ? [] : [[`${stepsPath}.${index}.from`, 'steps.order']]
  })
}

function faultsOfRanges({ speeds, refund }: RulesDocument): Found {
  const times = processingTypes.flatMap((type): Found => {
    const time = speeds[type]
    const isRight = time.unit === 'hours' || time.least <= time.most
    return isRight ? [] : [[`speeds.${type}.most`, 'range.order']]
  })
  const { least, most } = refund.paymentBusinessDays
  return least <= most ? times : [...times, ['refund.paymentBusinessDays.most', 'range.order']]
}

const isCountry = (code: string) => findCountry(code)?.code === code

function faultsOfCountries({ regimes, sources }: RulesDocument): Found {
  return [
    ...countries
      .filter(({ code }) => !Object.hasOwn(regimes, code))
      .map(({ code }): Found[number] => [`regimes.${code}`, 'country.missing']),
    ...Object.keys(regimes)
      .filter((code) => !isCountry(code))
      .map((code): Found[number] => [`regimes.${code}`, 'country.unknown']),
    ...Object.entries(sources).flatMap(
      ([code, { text, on }]): Found => [
        ...(isCountry(code) ? [] : ([[`sources.${code}`, 'country.unknown']] as Found)),
        ...(text.trim() ? [] : ([[`sources.${code}.text`, 'text.missing']] as Found)),
        ...(isCalendarDate(on) ? [] : ([[`sources.${code}.on`, 'day.malformed']] as Found)),
      ],
    ),
  ]
}

function faultsOfPorts({ ports }: RulesDocument): Found {
  const each = ports.flatMap((port, index): Found => {
    const path = `ports.${index}`
    const isTwice = ports.findIndex(({ code }) => code === port.code) < index
    const isKnown = port.neighbour === null || isCountry(port.neighbour)
    return [
      ...(portCodePattern.test(port.code) ? [] : ([[`${path}.code`, 'port.code']] as Found)),
      ...(isTwice ? ([[`${path}.code`, 'port.twice']] as Found) : []),
      ...(port.name.trim() ? [] : ([[`${path}.name`, 'text.missing']] as Found)),
      ...(port.city.trim() ? [] : ([[`${path}.city`, 'text.missing']] as Found)),
      ...(isKnown ? [] : ([[`${path}.neighbour`, 'country.unknown']] as Found)),
    ]
  })
  // Whoever chooses a way to travel must find a port.
  const isServed = transportationMethods.every((mode) => ports.some((port) => port.mode === mode))
  return isServed ? each : [...each, ['ports', 'port.none']]
}

/** Without these nobody can be filed. */
const always = ['passportPhoto', 'passportDocument'] as const

function faultsOfDocuments({ documents }: RulesDocument): Found {
  return visaTypes.flatMap((type): Found => {
    const list = documents[type]
    const path = `documents.${type}`
    const isWhole = always.every((each) => list.includes(each))
    const isTwice = new Set(list).size < list.length
    return [
      ...(isWhole ? [] : ([[path, 'documents.passport']] as Found)),
      ...(isTwice ? ([[path, 'documents.twice']] as Found) : []),
    ]
  })
}

function faultsOfDays({ calendar }: RulesDocument): Found {
  const { workingDays, closedOn, openOn } = calendar
  const all = [...closedOn, ...openOn]
  const faultOf = (day: CalendarDate): RulesFault['code'] | null => {
    if (!isCalendarDate(day)) return 'day.malformed'
    return all.filter((each) => each === day).length > 1 ? 'day.twice' : null
  }
  const faultsIn = (path: string, days: readonly CalendarDate[]) =>
    days.flatMap((day, index): Found => {
      const code = faultOf(day)
      return code ? [[`${path}.${index}`, code]] : []
    })
  const isWorked = workingDays.length > 0 && workingDays.every((day) => isWithin(day, 'weekday'))
  return [
    // Counting business days would never end.
    ...(isWorked ? [] : ([['calendar.workingDays', 'weekdays.none']] as Found)),
    ...faultsIn('calendar.closedOn', closedOn),
    ...faultsIn('calendar.openOn', openOn),
  ]
}

/** Everything for which a document is refused, by path. */
export function faultsOf(document: RulesDocument): RulesFault[] {
  const numbers = numbersOf(document).flatMap(
    ([path, value, limit]): Found =>
      isWithin(value, limit) ? [] : [[path, 'number.out-of-range']],
  )
  return [
    ...numbers,
    ...faultsOfFees(document),
    ...faultsOfSteps(document),
    ...faultsOfRanges(document),
    ...faultsOfCountries(document),
    ...faultsOfPorts(document),
    ...faultsOfDocuments(document),
    ...faultsOfDays(document),
  ].map(([path, code]) => ({ path, code }))
}

/** A promise further away than this is none. */
const farDays = 40

/** Such a step is more often a slip of the keyboard than a decision. */
const isMoved = (from: Cents, to: Cents) => 2 * Math.abs(to - from) > from

/** The paths of amounts that are more than half away from what they were. */
function movedAmounts(base: RulesDocument, document: RulesDocument): string[] {
  const amountsOf = (of: RulesDocument) =>
    numbersOf(of).filter(
      ([path, , limit]) =>
        (limit === 'cents' || limit === 'price') && !path.startsWith(`${stepsPath}.`),
    )
  const before = new Map(amountsOf(base).map(([path, cents]) => [path, cents]))
  const moved = amountsOf(document)
    .filter(([path, cents]) => isMoved(before.get(path) ?? 0, cents))
    .map(([path]) => path)
  const feeIn = (of: RulesDocument, people: number) => processingCents(rulesOf(of, 0), people)
  const isStepMoved = [...base.prices.processing, ...document.prices.processing].some(({ from }) =>
    isMoved(feeIn(base, from), feeIn(document, from)),
  )
  return isStepMoved ? [...moved, stepsPath] : moved
}

/**
 * What its author should look at again, beside what would be in force without it; both are without
 * faults.
 */
export function doubtsOf(
  base: RulesDocument,
  document: RulesDocument,
  today: CalendarDate,
): RulesDoubt[] {
  const rules = rulesOf(document, 0)
  const { prices, refund } = document
  const doubts: RulesDoubt[] = movedAmounts(base, document).map((path) => ({
    path,
    code: 'amount.moved',
  }))
  for (const type of visaTypes) {
    const { baseCents, authorityCents } = prices.visas[type]
    if (authorityCents === baseCents) {
      doubts.push({ path: `prices.visas.${type}.authorityCents`, code: 'fee.whole-price' })
    }
  }
  const latest = (type: (typeof processingTypes)[number]) => expectedBy(rules, type, today).latest
  for (const [index, type] of processingTypes.entries()) {
    const days = daysBetween(today, latest(type))
    const path = `speeds.${type}`
    if (days > farDays) doubts.push({ path, code: 'promise.far', params: { days } })
    const slower = processingTypes[index - 1]
    if (!slower) continue
    if (latest(type) > latest(slower)) doubts.push({ path, code: 'speed.slower' })
    if (prices.speeds[type] < prices.speeds[slower]) {
      doubts.push({ path: `prices.speeds.${type}`, code: 'speed.cheaper' })
    }
  }
  const cheapest = Math.min(
    ...visaTypes.map(
      (visaType) =>
        priceOf(rules, {
          ...{ visaType, numberOfApplicants: 1, processingType: 'normal' },
          ...{ hasInsurance: false, hasESim: false },
        }).totalCents,
    ),
  )
  if (refund.adminFeeCents >= cheapest) {
    doubts.push({ path: 'refund.adminFeeCents', code: 'refund.fee-high' })
  }
  const count = rules.unchecked.length
  if (count > 0) doubts.push({ path: 'regimes', code: 'regimes.unchecked', params: { count } })
  return doubts
}
