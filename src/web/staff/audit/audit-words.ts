import type { BodyOf } from '#client/route.ts'
import { applicantStates } from '#domain/application/applicant-state.ts'
import { queues } from '#domain/application/list.ts'
import { applicationStatuses } from '#domain/application/status.ts'
import { errorCodes } from '#domain/error.ts'
import { letterKinds } from '#domain/letter.ts'
import { refundGrounds } from '#domain/money/refund.ts'
import { permissions, roles } from '#domain/staff/permission.ts'
import type { Translate } from '#phrases/translate.ts'
import { kindWords } from '../parts/letter/letter-words.ts'

/** Under these names the server keeps what an entry is about. */
const auditDetails = [
  'added',
  'against',
  'amount',
  'answered',
  'applicant',
  'applicants',
  'applications',
  'asked',
  'asksAgain',
  'assignedTo',
  'bankHolidays',
  'broken',
  'changed',
  'changes',
  'closed',
  'code',
  'conversations',
  'copy',
  'decision',
  'difference',
  'disabled',
  'document',
  'documents',
  'documentType',
  'done',
  'elsewhere',
  'email',
  'emptied',
  'entries',
  'everywhere',
  'fields',
  'from',
  'gettingStarted',
  'givingRule',
  'ground',
  'handsOver',
  'head',
  'isForAll',
  'isGone',
  'isIn',
  'isReset',
  'key',
  'kind',
  'known',
  'labels',
  'language',
  'languages',
  'letters',
  'line',
  'lines',
  'messenger',
  'method',
  'more',
  'network',
  'off',
  'open',
  'override',
  'paid',
  'paidOn',
  'paths',
  'payments',
  'payouts',
  'proposed',
  'queue',
  'reason',
  'reference',
  'refundLimit',
  'refundLimitBefore',
  'refused',
  'removed',
  'repeated',
  'requireSecondFactor',
  'retry',
  'role',
  'rows',
  'seal',
  'seals',
  'search',
  'sent',
  'shared',
  'snoozeUntil',
  'source',
  'state',
  'status',
  'submitted',
  'template',
  'ticked',
  'to',
  'travellers',
  'twoPersonApproval',
  'type',
  'unsealed',
  'unticked',
  'validFrom',
  'verdict',
] as const

/** Codes that stand in entries and have no words elsewhere. */
const values = [
  'accepted',
  'begun',
  'broken off',
  'code',
  'console',
  'displayName',
  'done',
  'email',
  'erasure',
  'export',
  'language',
  'name',
  'nothing',
  'passkey',
  'password',
  'recovery-code',
  'unreviewed',
] as const

const bulkWords = {
  assign: 'staff.list.bulk.assign',
  remind: 'staff.list.bulk.remind',
  message: 'staff.list.bulk.message',
  template: 'staff.list.bulk.message',
  file: 'staff.list.bulk.file',
} as const satisfies Record<BodyOf<'POST /api/admin/applications/bulk'>['action']['kind'], string>

const oneOf = <T extends string>(known: readonly T[], text: string): T | undefined =>
  known.find((each) => each === text)

/** What a detail is called; null for one that was kept before it had a name. */
export function detailName(key: string, t: Translate): string | null {
  const known = oneOf(auditDetails, key)
  return known ? t(`staff.audit.detail.${known}`) : null
}

/** What was done with many applications, or what a letter was about. */
function kindOf(text: string, t: Translate): string | null {
  const letter = oneOf(letterKinds, text)
  if (letter) return kindWords(letter, t)
  return text in bulkWords ? t(bulkWords[text as keyof typeof bulkWords]) : null
}

/** What a code in a detail means; null for what is no code. */
export function detailValue(text: string, key: string, t: Translate): string | null {
  // A fingerprint: enough of it to see that two searches were the same.
  if (key === 'search') return text.slice(0, 8)
  const status = oneOf(applicationStatuses, text)
  if (status) return t(`staff.parts.status.${status}`)
  const state = oneOf(applicantStates, text)
  if (state) return t(`staff.review.decide.state.${state}`)
  const role = oneOf(roles, text)
  if (role) return t(`staff.parts.role.${role}`)
  const permission = oneOf(permissions, text)
  if (permission) return t(`staff.team.permission.${permission}`)
  const queue = oneOf(queues, text)
  if (queue) return t(`staff.list.queue.${queue}`)
  const ground = oneOf(refundGrounds, text)
  if (ground) return t(`staff.refund.ground.${ground}`)
  const value = oneOf(values, text)
  if (value) return t(`staff.audit.value.${value}`)
  const code = oneOf(errorCodes, text)
  if (code) return t(`error.${code}`)
  return key === 'kind' ? kindOf(text, t) : null
}
