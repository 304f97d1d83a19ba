import type { BodyOf } from '#client/route.ts'
import { applicantStates } from '#domain/application/applicant-state.ts'
import { queues } from '#domain/application/list.ts'
import { applicationStatuses } from '#domain/application/status.ts'
import { errorCodes } from '#domain/error.ts'
import { letterKinds } from '#domain/letter.ts'
import { refundGrounds } from '#domain/money/refund.ts'
import { permissions, roles } from '#domain/staff/permission.ts'
import type { Translator } from '#phrases/translate.ts'
import { kindWords } from '../parts/letter/letter-words.ts'

/** Where the words of codes stand that entries hold, besides their own. */
const known: readonly (readonly [codes: readonly string[], words: string])[] = [
  [applicationStatuses, 'staff.parts.status'],
  [applicantStates, 'staff.review.decide.state'],
  [roles, 'staff.parts.role'],
  [permissions, 'staff.team.permission'],
  [queues, 'staff.list.queue'],
  [refundGrounds, 'staff.refund.ground'],
  [errorCodes, 'error'],
]

const bulkWords = {
  assign: 'staff.list.bulk.assign',
  remind: 'staff.list.bulk.remind',
  message: 'staff.list.bulk.message',
  template: 'staff.list.bulk.message',
  file: 'staff.list.bulk.file',
} as const satisfies Record<BodyOf<'POST /api/admin/applications/bulk'>['action']['kind'], string>

/** What a detail is called; null for one that was kept before it had a name. */
export function detailName(key: string, t: Translator): string | null {
  const words = `staff.audit.detail.${key}`
  return t.has(words) ? t(words) : null
}

/** What a code in a detail means; null for what is no code. */
export function detailValue(text: string, key: string, t: Translator): string | null {
  // A fingerprint: enough of it to see that two searches were the same.
  if (key === 'search') return text.slice(0, 8)
  const [, words] = known.find(([codes]) => codes.includes(text)) ?? [null, 'staff.audit.value']
  const own = `${words}.${text}`
  if (t.has(own)) return t(own)
  if (key !== 'kind') return null
  // What was done with many applications, or what a letter was about.
  if (text in bulkWords) return t(bulkWords[text as keyof typeof bulkWords])
  const letter = letterKinds.find((each) => each === text)
  return letter ? kindWords(letter, t) : null
}
