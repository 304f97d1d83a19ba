import * as z from 'zod/mini'
import { day } from '#contract/shapes.ts'
import { type Queue, type Sort, sorts } from '#domain/application/list.ts'
import { AppError } from '#domain/error.ts'
import type { Position } from '../data/application-list.ts'

/** Where the next page begins, in which order, how the search was read, and how many there are. */
export type Cursor = {
  sort: Sort
  reading: 'exact' | 'words'
  from: Position
  total: number
  totalIsExact: boolean
}

const shape = z.tuple([
  z.enum(sorts),
  z.enum(['exact', 'words']),
  z.number().check(z.int(), z.gt(0)),
  z.nullable(day),
  z.number().check(z.int(), z.gte(0)),
  z.boolean(),
])

/** Opaque to clients; says nothing that they could not ask for. */
export function writeCursor({ sort, reading, from, total, totalIsExact }: Cursor): string {
  const parts = [sort, reading, from.id, from.due, total, totalIsExact]
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/** Throws request.invalid for what we did not write, or wrote for another list. */
export function readCursor(text: string, sort: Sort, queue: Queue | undefined): Cursor {
  let value: unknown
  try {
    value = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {}
  const parsed = shape.safeParse(value)
  // What is promised has a day, everywhere in its queue and nowhere in another order.
  const due = parsed.data?.[3]
  const isOurs = sort === 'due' ? queue !== 'due' || due !== null : due === null
  if (!parsed.success || parsed.data[0] !== sort || !isOurs) {
    throw new AppError('request.invalid', {}, [{ path: 'cursor', code: 'value.unreadable' }])
  }
  const [, reading, id, from, total, totalIsExact] = parsed.data
  return { sort, reading, from: { id, due: from }, total, totalIsExact }
}
