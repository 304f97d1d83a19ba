import * as z from 'zod/mini'
import { processingTypes, transportationMethods, visaTypes } from '#domain/application/choice.ts'
import { documentTypes } from '#domain/document/document.ts'
import { regimes } from '#domain/rules/rules.ts'
import { endpoint } from './endpoint.ts'
import { cents, count, moment } from './shapes.ts'

const listOf = <T extends z.ZodMiniType>(each: T) => z.readonly(z.array(each))
const code = z.string()
const day = z.string()

/** All that is computed with: the same value in the browser and on the server. */
export const rulesSchema = z.object({
  version: count,
  prices: z.object({
    visas: z.record(
      z.enum(visaTypes),
      z.object({ baseCents: cents, authorityCents: cents, validityDays: count }),
    ),
    processing: listOf(z.object({ from: count, cents })),
    speeds: z.record(z.enum(processingTypes), cents),
    insuranceCents: cents,
    esimCents: cents,
    documentCents: cents,
  }),
  speeds: z.record(
    z.enum(processingTypes),
    z.discriminatedUnion('unit', [
      z.object({ unit: z.literal('business-days'), least: count, most: count }),
      z.object({ unit: z.literal('hours'), most: count }),
    ]),
  ),
  authority: z.object({ days: count, referralDays: count }),
  regimes: z.record(code, z.enum(regimes)),
  unchecked: listOf(code),
  ports: listOf(
    z.object({
      code,
      name: z.string(),
      city: z.string(),
      mode: z.enum(transportationMethods),
      iata: z.nullable(z.string()),
      neighbour: z.nullable(code),
      localName: z.nullable(z.string()),
      needsInsurance: z.boolean(),
    }),
  ),
  documents: z.record(z.enum(visaTypes), listOf(z.enum(documentTypes))),
  passport: z.object({ daysAfterArrival: count, monthsFromToday: count }),
  calendar: z.object({
    workingDays: listOf(count),
    holidays: z.enum(['england-wales', 'none']),
    closedOn: listOf(day),
    openOn: listOf(day),
  }),
  refund: z.object({
    adminFeeCents: cents,
    requestDays: count,
    replyBusinessDays: count,
    reviewBusinessDays: count,
    paymentBusinessDays: z.object({ least: count, most: count }),
    documentReplyBusinessDays: count,
    cancellationHours: count,
  }),
})

/** The rules with the moment from which they hold. */
export const datedRulesSchema = z.extend(rulesSchema, { validFrom: moment })

export const getRules = endpoint({
  method: 'GET',
  path: '/api/rules',
  summary: 'The prices, times and rules in force',
  answers: { 200: datedRulesSchema },
  errors: ['request.too-many'],
})

export const getRulesVersion = endpoint({
  method: 'GET',
  path: '/api/rules/{version}',
  summary: 'The rules of a version that has begun; it never changes',
  params: z.object({ version: z.coerce.number().check(z.int(), z.gt(0)) }),
  answers: { 200: datedRulesSchema },
  errors: ['request.invalid', 'rules.not-found', 'request.too-many'],
})
