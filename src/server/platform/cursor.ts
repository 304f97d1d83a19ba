import * as z from 'zod/mini'
import { AppError } from '#domain/error.ts'

/** A cursor that is not ours, or of another list. */
export const strangeCursor = (path = 'cursor') =>
  new AppError('request.invalid', {}, [{ path, code: 'value.unreadable' }])

/**
 * Cursors of one list: where its next page begins, made from the last row alone. `path` is the name
 * of the parameter.
 */
export function cursorsOf<T>(shape: z.ZodMiniType<T>, path?: string) {
  return {
    write: (position: T): string => Buffer.from(JSON.stringify(position)).toString('base64url'),
    /** Null for the first page. Throws request.invalid for a foreign cursor. */
    read(text: string | undefined): T | null {
      if (text === undefined) return null
      let value: unknown
      try {
        value = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
      } catch {}
      const parsed = shape.safeParse(value)
      if (!parsed.success) throw strangeCursor(path)
      return parsed.data
    },
  }
}

const moments = cursorsOf(z.tuple([z.iso.datetime().check(z.maxLength(40)), z.uuid()]))

/** A position in a list ordered by time, then by id. */
export type MomentPlace = { at: Date; id: string }

export const momentCursors = {
  write: ({ at, id }: MomentPlace): string => moments.write([at.toISOString(), id]),
  /** Null for the first page. Throws request.invalid for a foreign cursor. */
  read(text: string | undefined): MomentPlace | null {
    const place = moments.read(text)
    return place && { at: new Date(place[0]), id: place[1] }
  },
}
