import * as z from 'zod/mini'
import type { LetterRow } from '../../data/correspondence/letter.ts'

const about = z.object({ byStaff: z.optional(z.literal(true)) })

/** The second of the plan is the last one; of those that staff ask for, or send again, none says so. */
export function isLastReminder({
  version,
  copyOf,
  props,
}: Pick<LetterRow, 'version' | 'copyOf' | 'props'>): boolean {
  return version > 1 && copyOf === null && !about.parse(props).byStaff
}
