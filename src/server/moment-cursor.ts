import * as z from 'zod/mini'
import { AppError } from '#domain/error.ts'

/** A place in a list that is ordered by a moment, and by the id where moments are the same. */
export type MomentPlace = { at: Date; id: string }

const shape = z.tuple([z.iso.datetime().check(z.maxLength(40)), z.uuid()])

/** As it stands in an answer: base64url. */
export const writeMomentCursor = ({ at, id }: MomentPlace): string =>
  Buffer.from(JSON.stringify([at.toISOString(), id])).toString('base64url')

/** Throws request.invalid for a cursor that is not ours. */
export function readMomentCursor(text: string): MomentPlace {
  let value: unknown
  try {
    value = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {}
  const parsed = shape.safeParse(value)
  if (!parsed.success) {
    throw new AppError('request.invalid', {}, [{ path: 'cursor', code: 'value.unreadable' }])
  }
  const [at, id] = parsed.data
  return { at: new Date(at), id }
}
