import * as z from 'zod/mini'
import type { LetterRow } from '../../data/correspondence/letter.ts'

const about = z.object({ byStaff: z.optional(z.literal(true)) })

/** The plan's second reminder is the last; those sent by staff never say so. */
export function isLastReminder({
  version,
  copyOf,
  props,
}: Pick<LetterRow, 'version' | 'copyOf' | 'props'>): boolean {
  return version > 1 && copyOf === null && !about.parse(props).byStaff
}
