import type * as z from 'zod/mini'
import type { Random } from '../faults/random.ts'
import { exampleApplicant, exampleDetails } from '../support/answers.ts'
import { oddNumbers, oddText, oddValue } from './hostile-values.ts'

/** Existing values by field name. */
export type Known = Readonly<Record<string, readonly unknown[]>>

const examples: Record<string, unknown> = {
  ...exampleDetails(),
  ...exampleApplicant(),
  email: 'ada.muster@gmail.com',
  customerEmail: 'ada.muster@gmail.com',
  amount: 233,
  amountCents: 23_300,
  totalPrice: 233,
  step: 2,
  language: 'en',
  status: 'processing',
  verdict: 'accepted',
  currency: 'USD',
  message: 'Is the visa for one entry?',
  text: 'Called, will send the ticket.',
  name: 'Neema Sample',
  note: 'Blurred',
  code: '123456',
  password: 'Kilimanjaro at dawn, 5895 m',
  next: 'Kilimanjaro at dawn, 5895 m',
  current: 'Kilimanjaro at dawn, 5895 m',
  requestedOn: '2026-11-20',
  from: '2026-11-01',
  to: '2026-11-21',
  passportNumbers: ['X1234567'],
  search: 'muster',
  days: 30,
  limit: 50,
}

type Def = z.core.$ZodTypes['_zod']['def']
type Making = { random: Random; known: Known; name: string; odds: number }

/** A valid value for a schema, except that each field is wrong with probability `odds`. */
export function valueFor(schema: z.core.$ZodType, making: Making): unknown {
  const { random, known, name, odds } = making
  if (random.chance(odds)) return oddValue(random)
  const def = schema._zod.def as Def
  if (def.type !== 'object' && def.type !== 'array') {
    const there = known[name]
    if (there && there.length > 0 && random.chance(0.9)) {
      const value = random.pick(there)
      return isText(schema) ? String(value) : value
    }
    if (name === 'contactEmail') return `ada.muster${random.integer(1, 5000)}@gmail.com`
    if (name in examples && random.chance(0.95)) return examples[name]
  }
  return built(def, making)
}

function built(def: Def, making: Making): unknown {
  const { random } = making
  const inner = (schema: z.core.$ZodType, name = making.name) =>
    valueFor(schema, { ...making, name })
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).flatMap(([name, field]) =>
          random.chance(chanceToMiss[field._zod.def.type] ?? 0) ? [] : [[name, inner(field, name)]],
        ),
      )
    case 'array':
      return Array.from({ length: random.pick([0, 1, 1, 1, 1, 1, 1, 1, 2, 51]) }, () =>
        inner(def.element),
      )
    case 'record':
      return { [oddText(random, 60)]: inner(def.valueType) }
    case 'union':
      return inner(random.pick(def.options))
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return inner(def.innerType)
    case 'pipe':
      return inner(def.in)
    case 'enum':
      return random.pick(Object.values(def.entries))
    case 'literal':
      return random.pick(def.values)
    case 'boolean':
      return random.chance(0.5)
    case 'number':
      return random.chance(0.6) ? random.integer(1, 60) : random.pick(oddNumbers)
    case 'string':
      return stringFor(def, random)
    default:
      return oddValue(random)
  }
}

/** Whether the schema is a text, inside any wrappers. */
function isText(schema: z.core.$ZodType): boolean {
  const def = schema._zod.def as Def
  return 'innerType' in def ? isText(def.innerType) : def.type === 'string'
}

/** Optional fields are omitted sometimes. */
const chanceToMiss: Readonly<Record<string, number>> = {
  optional: 0.5,
  default: 0.05,
  catch: 0.3,
}

function stringFor(def: Def, random: Random): string {
  const format = 'format' in def ? def.format : undefined
  if (format === 'uuid') return '0b3f3a63-2f2b-4c1e-9d53-0b6a4c1f2d11'
  return random.chance(0.7) ? 'Sample' : oddText(random)
}
