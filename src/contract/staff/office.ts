import * as z from 'zod/mini'
import { builtInGreetings, greetingLimits } from '#domain/greeting.ts'
import { hoursProblem, officeLimits, type weekdays } from '#domain/office-hours.ts'
import { languages } from '#domain/reference/languages.ts'
import { endpoint } from '../endpoint.ts'
import { day, typed } from '../shapes.ts'
import { staffErrors } from './application.ts'

/** 'HH:MM' at the seat. */
const time = z.string().check(z.maxLength(5), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
/** Null: closed on that weekday. */
const dayHours = z.nullable(z.object({ opens: time, closes: time }))

const openingHours = z.object({
  week: z.object({
    monday: dayHours,
    tuesday: dayHours,
    wednesday: dayHours,
    thursday: dayHours,
    friday: dayHours,
    saturday: dayHours,
    sunday: dayHours,
  } satisfies Record<(typeof weekdays)[number], typeof dayHours>),
  /** Also closed on the bank holidays of England and Wales. */
  bankHolidays: z.boolean(),
  closedDays: z
    .array(z.object({ date: day, name: typed(officeLimits.nameLength) }))
    .check(z.maxLength(officeLimits.closedDays)),
})

const office = z.extend(openingHours, { timeZone: z.string() })

export const getOfficeHours = endpoint({
  method: 'GET',
  path: '/api/admin/settings/office-hours',
  summary: 'When the office is open',
  answers: { 200: office },
  errors: staffErrors,
})

export const changeOfficeHours = endpoint({
  method: 'PUT',
  path: '/api/admin/settings/office-hours',
  summary: 'Decides when the office is open: on one day of the week at least',
  body: openingHours.check(z.refine((hours) => hoursProblem(hours) === null)),
  answers: { 200: office },
  errors: staffErrors,
})

const words = z.optional(typed(greetingLimits.textLength, 1))
const texts = z.object(
  Object.fromEntries(languages.map((language) => [language, words])) as Record<
    (typeof languages)[number],
    typeof words
  >,
)

const greeting = z.object({
  /** '/', '/status': all pages below, in every language. */
  path: z.string().check(z.maxLength(greetingLimits.pathLength), z.regex(/^\/[\w\-./]*$/)),
  afterSeconds: z
    .number()
    .check(z.int(), z.gte(greetingLimits.leastSeconds), z.lte(greetingLimits.mostSeconds)),
  /** A greeting of the product; null: custom text. */
  builtIn: z.nullable(z.enum(builtInGreetings)),
  texts,
})

const greetings = z
  .array(
    greeting.check(
      z.refine(({ builtIn, texts: own }) => builtIn !== null || own.en !== undefined, {
        path: ['texts'],
      }),
    ),
  )
  .check(
    z.maxLength(greetingLimits.greetings),
    z.refine((all) => new Set(all.map(({ path }) => path)).size === all.length),
  )

export const getGreetings = endpoint({
  method: 'GET',
  path: '/api/admin/settings/greetings',
  summary: 'What the chat says by itself, by page; nothing at first',
  answers: { 200: z.object({ greetings }) },
  errors: staffErrors,
})

export const changeGreetings = endpoint({
  method: 'PUT',
  path: '/api/admin/settings/greetings',
  summary: 'Decides what the chat says by itself; each page has one greeting',
  body: z.object({ greetings }),
  answers: { 200: z.object({ greetings }) },
  errors: staffErrors,
})
