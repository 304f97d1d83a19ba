import { isElsewhere } from './active.ts'
import type { PdfFile } from './file.ts'
import { limits, PdfRefusal, tooComplex } from './reading.ts'
import { type Dict, isDict, type PdfValue, Ref, Stream } from './value.ts'

/** What the bytes of a stream are for: to draw, to be a picture, or to help with either. */
export type Role = 'drawing' | 'picture' | 'data'

/** A stream of the new document whose bytes are still to be packed. */
export class NewPdf {
  readonly dict: Dict
  readonly source: Stream
  readonly role: Role
  constructor(dict: Dict, source: Stream, role: Role) {
    this.dict = dict
    this.source = source
    this.role = role
  }
}

/** An object of the new document; its number is its place, from one. */
export type Made = PdfValue | NewPdf

/** Makes of a value what of it may go over into the new document; null for nothing. */
export type Shape = (value: PdfValue, copier: Copier) => Made

/** Copies objects by shapes: what no shape names stays behind. */
export class Copier {
  readonly file: PdfFile
  readonly made: Made[] = []
  readonly #known = new Map<Shape, Map<object, Ref>>()
  readonly #rest: { at: number; value: PdfValue; shape: Shape }[] = []
  #values = 0

  constructor(file: PdfFile) {
    this.file = file
  }

  add(value: Made): Ref {
    this.made.push(value)
    if (this.made.length > limits.objects) throw tooComplex()
    return new Ref(this.made.length)
  }

  /** A value as this shape: what was an object of its own stays one, and is copied once. */
  take(value: PdfValue | undefined, shape: Shape): PdfValue {
    this.#values += 1
    if (this.#values > limits.values) throw tooComplex()
    const target = this.file.get(value)
    if (target === null) return null
    const isOwn = value instanceof Ref && (isDict(target) || Array.isArray(target))
    if (isOwn || target instanceof Stream) return this.#refer(target, shape)
    const made = shape(target, this)
    return made instanceof NewPdf ? this.add(made) : made
  }

  #refer(target: PdfValue[] | Dict | Stream, shape: Shape): Ref {
    const known = this.#known.get(shape) ?? new Map<object, Ref>()
    this.#known.set(shape, known)
    const before = known.get(target)
    if (before) return before
    const ref = this.add(null)
    known.set(target, ref)
    // Later, so that a long chain of objects is no deep recursion.
    this.#rest.push({ at: ref.number - 1, value: target, shape })
    return ref
  }

  /** Copies everything that was referred to and is still to be copied. */
  finish(): void {
    for (let next = this.#rest.pop(); next; next = this.#rest.pop()) {
      this.made[next.at] = next.shape(next.value, this)
    }
  }
}

type Fields = Readonly<Record<string, Shape>>

function copyFields(from: Dict, fields: Fields, copier: Copier): Dict {
  const made: Dict = new Map()
  for (const key in fields) {
    if (!from.has(key)) continue
    const value = copier.take(from.get(key), fields[key] as Shape)
    if (value !== null) made.set(key, value)
  }
  return made
}

/** A dictionary of these entries. */
export const dict =
  (fields: Fields): Shape =>
  (value, copier) =>
    isDict(value) ? copyFields(value, fields, copier) : null

/** A stream with these entries; its filters are written when it is packed. Throws where its bytes are in another file. */
export const stream =
  (role: Role, fields: Fields, fixed: readonly (readonly [string, PdfValue])[] = []): Shape =>
  (value, copier) => {
    if (!(value instanceof Stream)) return null
    if (isElsewhere(value.dict)) throw new PdfRefusal('document.scripted')
    const made = copyFields(value.dict, fields, copier)
    for (const [key, each] of fixed) made.set(key, each)
    return new NewPdf(made, value, role)
  }

/** A dictionary of any names for things of one shape. */
export const mapOf =
  (shape: Shape): Shape =>
  (value, copier) => {
    if (!isDict(value)) return null
    const made: Dict = new Map()
    for (const [key, each] of value) {
      const copied = copier.take(each, shape)
      if (copied !== null) made.set(key, copied)
    }
    return made
  }

export const listOf =
  (shape: Shape): Shape =>
  (value, copier) =>
    Array.isArray(value) ? value.map((each) => copier.take(each, shape)) : null

/** The first of these shapes that makes something of it. */
export const oneOf =
  (...shapes: Shape[]): Shape =>
  (value, copier) => {
    for (const shape of shapes) {
      const made = shape(value, copier)
      if (made !== null) return made
    }
    return null
  }

/** Numbers, names and strings, alone or in lists. */
export const plain: Shape = (value, copier) => {
  if (Array.isArray(value)) return value.map((each) => copier.take(each, plain))
  return isDict(value) || value instanceof Stream ? null : value
}
