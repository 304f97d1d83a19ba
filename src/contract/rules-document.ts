import * as z from 'zod/mini'
import { transportationMethods } from '#domain/application/choice.ts'
import { documentTypes } from '#domain/document/document.ts'
import {
  maxPortText,
  maxSourceText,
  mostCountries,
  mostDays,
  mostPorts,
  mostSteps,
  type RulesLimit,
  rulesLimits,
} from '#domain/rules/limits.ts'
import { portCodePattern, regimes } from '#domain/rules/rules.ts'
import { endpoint } from './endpoint.ts'
import { bounds, day, typed } from './shapes.ts'

const within = (limit: RulesLimit) => {
  const [least, most] = rulesLimits[limit]
  return z.int().check(z.gte(least), z.lte(most))
}
const [cents, price, days] = [within('cents'), within('price'), within('days')]
const businessDays = within('business-days')

const offer = z.strictObject({ baseCents: price, authorityCents: price, validityDays: days })

const readyTime = z.union([
  z.strictObject({ unit: z.literal('business-days'), least: businessDays, most: businessDays }),
  z.strictObject({ unit: z.literal('hours'), most: within('hours') }),
])

const alpha2 = z.string().check(z.maxLength(2), z.regex(/^[A-Z]{2}$/))
const byCountry = { names: mostCountries }

const port = z.strictObject({
  code: z.string().check(z.maxLength(40), z.regex(portCodePattern)),
  name: typed(maxPortText, 1),
  city: typed(maxPortText, 1),
  mode: z.enum(transportationMethods),
  iata: z.nullable(z.string().check(z.maxLength(3), z.regex(/^[A-Z]{3}$/))),
  neighbour: z.nullable(alpha2),
  localName: z.nullable(typed(maxPortText, 1)),
  needsInsurance: z.boolean(),
})

const documents = z
  .array(z.enum(documentTypes))
  .check(z.minLength(1), z.maxLength(documentTypes.length))
const someDays = z.array(day).check(z.maxLength(mostDays))

/** The owner's rules as they are edited, stored and exchanged. Its faults: `faultsOf`. */
export const rulesDocument = z.strictObject({
  /** The address of this schema, for editors. */
  $schema: z.optional(z.string().check(z.maxLength(500))),
  prices: z.strictObject({
    visas: z.strictObject({
      tourist: offer,
      tourist_multiple: offer,
      business: offer,
      transit: offer,
    }),
    processing: z
      .array(z.strictObject({ from: within('people'), cents }))
      .check(z.minLength(1), z.maxLength(mostSteps)),
    speeds: z.strictObject({ normal: cents, urgent: cents, super_urgent: cents }),
    insuranceCents: cents,
    esimCents: cents,
    documentCents: cents,
  }),
  speeds: z.strictObject({ normal: readyTime, urgent: readyTime, super_urgent: readyTime }),
  authority: z.strictObject({ days, referralDays: days }),
  regimes: z.record(alpha2, z.enum(regimes)).register(bounds, byCountry),
  ports: z.array(port).check(z.minLength(1), z.maxLength(mostPorts)),
  documents: z.strictObject({
    tourist: documents,
    tourist_multiple: documents,
    business: documents,
    transit: documents,
  }),
  passport: z.strictObject({
    daysAfterArrival: within('days-or-none'),
    monthsFromToday: within('months'),
  }),
  calendar: z.strictObject({
    workingDays: z.array(within('weekday')).check(z.maxLength(7)),
    holidays: z.enum(['england-wales', 'none']),
    closedOn: someDays,
    openOn: someDays,
  }),
  refund: z.strictObject({
    adminFeeCents: cents,
    requestDays: days,
    replyBusinessDays: businessDays,
    reviewBusinessDays: businessDays,
    paymentBusinessDays: z.strictObject({ least: businessDays, most: businessDays }),
    documentReplyBusinessDays: businessDays,
    cancellationHours: within('hours'),
  }),
  sources: z
    .record(alpha2, z.strictObject({ text: typed(maxSourceText, 1), on: day }))
    .register(bounds, byCountry),
})

export const getRulesSchema = endpoint({
  method: 'GET',
  path: '/api/rules.schema.json',
  summary: 'The JSON Schema of a rules document',
  answers: { 200: { media: 'application/schema+json' } },
  errors: [],
})
