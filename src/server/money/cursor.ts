import type * as z from 'zod/mini'
import { AppError } from '#domain/error.ts'

/** Cursors of one list: where its next page begins, which says nothing that the last row does not. */
export function cursorsOf<T>(shape: z.ZodMiniType<T>) {
  return {
    write: (position: T): string => Buffer.from(JSON.stringify(position)).toString('base64url'),
    /** Null for the first page. Throws request.invalid for what we did not write. */
    read(text: string | undefined): T | null {
      if (text === undefined) return null
      let value: unknown
      try {
        value = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
      } catch {}
      const parsed = shape.safeParse(value)
      if (!parsed.success) {
        throw new AppError('request.invalid', {}, [{ path: 'cursor', code: 'value.unreadable' }])
      }
      return parsed.data
    },
  }
}
