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

const cleaned = (max: number, clean: (typed: string) => string, required: RuleCode) =>
  z.string(required).check(readable(max), z.overwrite(clean), z.maxLength(max, tooLong))

/** A required key whose text may be empty: rules decide about that. */
export const text = (max: number, required: RuleCode) => cleaned(max, cleanText, required)

/** A name as in the passport; may be empty. */
export const personName = () => cleaned(maxLength.name, cleanName, 'value.unreadable')

/** An e-mail address; rules check its form. */
export const email = (required: RuleCode) => cleaned(maxLength.email, cleanEmail, required)

/** Text whose case and separators carry no meaning, such as a passport number or country code. */
export const code = (max: number, required: RuleCode) => cleaned(max, cleanCode, required)

/** 'YYYY-MM-DD'; rules check that the day exists. */
export const date = (required: RuleCode) => cleaned(maxLength.date, cleanDate, required)

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
