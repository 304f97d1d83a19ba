import { processingTypes, visaTypes } from '#domain/application/choice.ts'

/** Stand after the box of a number. */
const units = ['days', 'business-days', 'hours', 'months'] as const
export type Unit = (typeof units)[number]

/** How the value of a line is said and typed. */
export type Kind =
  | Unit
  | 'money'
  | 'steps'
  | 'ready-time'
  | 'documents'
  | 'weekdays'
  | 'holidays'
  | 'day-list'

export type Line = Readonly<{ path: string; kind: Kind }>

const line = (path: string, kind: Kind): Line => ({ path, kind })

/** What a document says, in the order of the screen; countries and ports have lists of their own. */
export const groups = {
  prices: [
    ...visaTypes.flatMap((type) => [
      line(`prices.visas.${type}.baseCents`, 'money'),
      line(`prices.visas.${type}.authorityCents`, 'money'),
      line(`prices.visas.${type}.validityDays`, 'days'),
    ]),
    ...processingTypes.map((type) => line(`prices.speeds.${type}`, 'money')),
    line('prices.insuranceCents', 'money'),
    line('prices.esimCents', 'money'),
    line('prices.documentCents', 'money'),
    line('prices.processing', 'steps'),
  ],
  times: [
    ...processingTypes.map((type) => line(`speeds.${type}`, 'ready-time')),
    line('authority.days', 'days'),
    line('authority.referralDays', 'days'),
  ],
  documents: [
    ...visaTypes.map((type) => line(`documents.${type}`, 'documents')),
    line('passport.daysAfterArrival', 'days'),
    line('passport.monthsFromToday', 'months'),
  ],
  week: [
    line('calendar.workingDays', 'weekdays'),
    line('calendar.holidays', 'holidays'),
    line('calendar.closedOn', 'day-list'),
    line('calendar.openOn', 'day-list'),
  ],
  refund: [
    line('refund.adminFeeCents', 'money'),
    line('refund.requestDays', 'days'),
    line('refund.replyBusinessDays', 'business-days'),
    line('refund.reviewBusinessDays', 'business-days'),
    line('refund.paymentBusinessDays.least', 'business-days'),
    line('refund.paymentBusinessDays.most', 'business-days'),
    line('refund.documentReplyBusinessDays', 'business-days'),
    line('refund.cancellationHours', 'hours'),
  ],
} as const satisfies Record<string, readonly Line[]>
export type Group = keyof typeof groups

const kinds = new Map(
  Object.values(groups)
    .flat<readonly (readonly Line[])[]>()
    .map(({ path, kind }) => [path, kind]),
)

export const unitOf = (kind: Kind | undefined) => units.find((unit) => unit === kind)

export const kindOf = (path: string): Kind | undefined => kinds.get(path)
