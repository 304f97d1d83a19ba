import type * as z from 'zod/mini'
import type { Schema } from '#contract/endpoint.ts'
import { bounds } from '#contract/shapes.ts'
import type { FieldError } from '#domain/error.ts'
import { typedFactor } from '#domain/text.ts'

/** The maximum size that a schema admits, cheap to check a body against. */
export type Bound =
  /** `most` characters as sent, of which `kept` are stored. */
  | { kind: 'text'; most: number; kept: number }
  /** A number, a boolean, null or an enum value. */
  | { kind: 'plain' }
  | { kind: 'list'; most: number; item: Bound }
  | { kind: 'object'; fields: Readonly<Record<string, Bound>> }
  | { kind: 'record'; most: number; value: Bound }
  | { kind: 'json'; depth: number; values: number; characters: number }
  | { kind: 'either'; options: readonly Bound[] }

/** Characters of a number or enum value, generously. */
const plainLength = 256
/** Characters of a record's key. */
const nameLength = 64
const formats: Readonly<Record<string, number>> = { uuid: 36, guid: 36, date: 10 }
/** A UTF-16 unit as an escape: \u0041. */
const escapedBytes = 6
/** Quotes, colon, comma, line break and indentation around a value. */
const aroundBytes = 40

/** Upper limit for any endpoint's body; schemas usually admit less. */
const mostBytes = 2 * 1024 * 1024
/** Maximum number of values: a complete application of fifty has 1,300. */
const mostValues = 5000
/** Minimum limit, so that a few extra fields do no harm. */
const leastBytes = 4 * 1024

type Known = z.core.$ZodTypes['_zod']['def']

const plain: Bound = { kind: 'plain' }

/** The smallest maximum length among the checks. */
function mostOf(def: Known): number {
  const said = (def.checks ?? []).map(({ _zod }) => {
    const check = _zod.def as { check: string; maximum?: number }
    return check.check === 'max_length' ? (check.maximum ?? Infinity) : Infinity
  })
  return Math.min(...said, ('format' in def && formats[String(def.format)]) || Infinity)
}

function textBound(def: Known, path: string): Bound {
  const kept = mostOf(def)
  if (kept === Infinity) throw new Error(`${path} has no largest length`)
  // Text that is trimmed may arrive longer.
  const isCleaned = def.checks?.some(({ _zod }) => _zod.def.check === 'overwrite')
  return { kind: 'text', kept, most: isCleaned ? kept * typedFactor : kept }
}

/** The bound of a request schema. Throws where it is unbounded: then the server does not start. */
export function boundOf(schema: z.core.$ZodType, path: string): Bound {
  const named = bounds.get(schema as Schema)
  if (named && 'depth' in named) return { kind: 'json', ...named }
  const def = schema._zod.def as Known
  switch (def.type) {
    case 'string':
      return textBound(def, path)
    case 'array': {
      const most = mostOf(def)
      if (most === Infinity) throw new Error(`${path} has no largest number of items`)
      return { kind: 'list', most, item: boundOf(def.element, `${path}[]`) }
    }
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => [
        name,
        boundOf(field, `${path}.${name}`),
      ])
      return { kind: 'object', fields: Object.fromEntries(fields) }
    }
    case 'record':
      if (!named) throw new Error(`${path} has no largest number of names`)
      return { kind: 'record', most: named.names, value: boundOf(def.valueType, `${path}.*`) }
    case 'union':
      return { kind: 'either', options: def.options.map((option) => boundOf(option, path)) }
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return boundOf(def.innerType, path)
    case 'pipe':
      return boundOf(def.in, path)
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'transform':
      return plain
    default:
      throw new Error(`${path} is a ${def.type}, which has no bound`)
  }
}

type Size = { bytes: number; values: number }

/** The size of the largest body that a bound admits. */
export function sizeOf(bound: Bound): Size {
  switch (bound.kind) {
    case 'text':
      return { bytes: bound.most * escapedBytes + aroundBytes, values: 1 }
    case 'plain':
      return { bytes: plainLength + aroundBytes, values: 1 }
    case 'json':
      return {
        bytes: bound.characters * escapedBytes + bound.values * aroundBytes,
        values: bound.values,
      }
    case 'list':
      return times(sizeOf(bound.item), bound.most)
    case 'record': {
      const { bytes, values } = sizeOf(bound.value)
      return times({ bytes: bytes + nameLength * escapedBytes, values }, bound.most)
    }
    case 'object': {
      const sizes = Object.entries(bound.fields).map(([name, field]) => {
        const { bytes, values } = sizeOf(field)
        return { bytes: bytes + name.length, values }
      })
      return {
        bytes: sizes.reduce((sum, { bytes }) => sum + bytes, aroundBytes),
        values: sizes.reduce((sum, { values }) => sum + values, 1),
      }
    }
    case 'either': {
      const sizes = bound.options.map(sizeOf)
      return {
        bytes: Math.max(...sizes.map(({ bytes }) => bytes)),
        values: Math.max(...sizes.map(({ values }) => values)),
      }
    }
  }
}

const times = ({ bytes, values }: Size, count: number): Size => ({
  bytes: bytes * count + aroundBytes,
  values: values * count + 1,
})

/** The limits of a JSON body, in bytes and values: its bound with some tolerance. */
export function bodyLimits(bound: Bound): Size {
  const { bytes, values } = sizeOf(bound)
  return {
    bytes: Math.min(mostBytes, Math.max(leastBytes, bytes)),
    values: Math.min(mostValues, values * 2 + 64),
  }
}

/** The first value beyond its bound, with its path, or null. Visits each value once. */
export function findExcess(bound: Bound, value: unknown): FieldError | null {
  if (typeof value === 'string') return longText(bound, value)
  if (typeof value !== 'object' || value === null) return null
  const isList = Array.isArray(value)
  switch (bound.kind) {
    case 'text':
    case 'plain':
      return null
    case 'json':
      return fits(value, bound) ? null : tooMuch
    case 'either': {
      const found = bound.options.map((option) => findExcess(option, value))
      return found.includes(null) ? null : (found[0] ?? null)
    }
    case 'list':
      if (!isList) return null
      if (value.length > bound.most) return tooMuch
      return first(value.entries(), () => bound.item)
    case 'record': {
      const entries = Object.entries(value)
      if (entries.length > bound.most) return tooMuch
      return first(entries, () => bound.value)
    }
    case 'object':
      return first(Object.entries(value), (name) =>
        Object.hasOwn(bound.fields, name) ? bound.fields[name] : undefined,
      )
  }
}

const tooMuch: FieldError = { path: '', code: 'value.unreadable' }

function longText(bound: Bound, text: string): FieldError | null {
  if (bound.kind === 'json') return text.length > bound.characters ? tooMuch : null
  if (bound.kind === 'text') {
    const params = { max: bound.kept }
    return text.length > bound.most ? { path: '', code: 'text.too-long', params } : null
  }
  if (bound.kind === 'either') {
    const found = bound.options.map((option) => longText(option, text))
    return found.includes(null) ? null : (found[0] ?? null)
  }
  return text.length > plainLength ? tooMuch : null
}

function first(
  entries: Iterable<[string | number, unknown]>,
  boundFor: (name: string | number) => Bound | undefined,
): FieldError | null {
  for (const [name, inner] of entries) {
    const bound = boundFor(name)
    const found = bound && findExcess(bound, inner)
    if (found) return { ...found, path: found.path === '' ? `${name}` : `${name}.${found.path}` }
  }
  return null
}

function fits(value: object, bound: Bound & { kind: 'json' }): boolean {
  const left = { values: bound.values, characters: bound.characters }
  const visit = (inner: unknown, depth: number): boolean => {
    left.values -= 1
    if (typeof inner === 'string') left.characters -= inner.length
    if (left.values < 0 || left.characters < 0 || depth > bound.depth) return false
    if (typeof inner !== 'object' || inner === null) return true
    return Object.entries(inner).every(([name, each]) => {
      if (!Array.isArray(inner)) left.characters -= name.length
      return visit(each, depth + 1)
    })
  }
  return visit(value, 0)
}
