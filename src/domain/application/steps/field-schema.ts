import * as z from 'zod/mini'
import { cleanEmail, maxEmailLength } from '../../email.ts'
import { cleanText, isUnreadable, typedFactor } from '../../text.ts'
import { cleanCode, cleanDate, cleanName } from './clean.ts'
import type { RuleCode } from './rule-code.ts'

/** Maximum length of each kind of text. */
export const maxLength = {
  name: 128,
  address: 200,
  email: maxEmailLength,
  phone: 40,
  short: 64,
  date: 32,
} as const

// Each issue's message is a rule code: `findingsOf` turns issues into findings.
const tooLong: RuleCode = 'text.too-long'
const control: RuleCode = 'text.control'

/** A required key whose text may be empty: rules decide about that. */
export function text(max: number, required: RuleCode) {
  return z.string(required).check(readable(max), z.overwrite(cleanText), z.maxLength(max, tooLong))
}

/** A name as in the passport; may be empty. */
export function personName() {
  return z
    .string('value.unreadable' satisfies RuleCode)
    .check(readable(maxLength.name), z.overwrite(cleanName), z.maxLength(maxLength.name, tooLong))
}

/** An e-mail address; rules check its form. */
export function email(required: RuleCode) {
  return z
    .string(required)
    .check(
      readable(maxLength.email),
      z.overwrite(cleanEmail),
      z.maxLength(maxLength.email, tooLong),
    )
}

/** Text that may be absent, null or empty: all become undefined. */
export function optional(shape: ReturnType<typeof text>) {
  const typed = z.nullish(shape)
  return z.pipe(
    z.pipe(
      typed,
      z.transform((kept: string | null | undefined) => kept || undefined),
    ),
    z.optional(z.string()),
  )
}

/** Text whose case and separators carry no meaning, such as a passport number or country code. */
export function code(max: number, required: RuleCode) {
  return z.string(required).check(readable(max), z.overwrite(cleanCode), z.maxLength(max, tooLong))
}

/** 'YYYY-MM-DD'; rules check that the day exists. */
export function date(required: RuleCode) {
  return z
    .string(required)
    .check(readable(maxLength.date), z.overwrite(cleanDate), z.maxLength(maxLength.date, tooLong))
}

export function choice<const T extends readonly string[]>(values: T, required: RuleCode) {
  return z.enum(values, required)
}

/** A checkbox; absent means unticked. */
export function ticked() {
  return z._default(z.boolean('value.unreadable' satisfies RuleCode), false)
}

/** The same fields for saved drafts: invalid values are dropped, not refused. */
export function draftOf<S extends z.core.$ZodLooseShape>(schema: { shape: S }) {
  const fields = Object.entries(schema.shape).map(([name, field]) => [
    name,
    z.catch(z.optional(field), undefined),
  ])
  return z.object(
    Object.fromEntries(fields) as { [K in keyof S]: z.ZodMiniCatch<z.ZodMiniOptional<S[K]>> },
  )
}

type Bare<Field> = Field extends z.ZodMiniDefault<infer Inner> ? Inner : Field

/** A subset of the same fields. Absent ones stay absent, so that what was sent can be told from what was not. */
export function changesOf<S extends z.core.$ZodLooseShape, K extends keyof S>(
  { shape }: { shape: S },
  names: readonly K[],
) {
  const fields = names.map((name) => {
    const field: z.core.$ZodType = shape[name]
    return [name, z.optional(field instanceof z.ZodMiniDefault ? field.def.innerType : field)]
  })
  return z.object(Object.fromEntries(fields) as { [N in K]: z.ZodMiniOptional<Bare<S[N]>> })
}

/** Checks the raw text before it is cleaned. */
function readable(max: number) {
  return z.check<string>(({ value: input, issues }) => {
    const isLong = input.length > max * typedFactor
    if (!isLong && !isUnreadable(input)) return
    const why = isLong ? { message: tooLong, maximum: max } : { message: control }
    issues.push({ code: 'custom', input, continue: false, ...why })
  })
}
