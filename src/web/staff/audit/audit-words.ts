import { applicantStates } from '#domain/application/applicant-state.ts'
import { queues } from '#domain/application/list.ts'
import { applicationStatuses } from '#domain/application/status.ts'
import { errorCodes } from '#domain/error.ts'
import { refundGrounds } from '#domain/money/refund.ts'
import { permissions, roles } from '#domain/staff/permission.ts'
import type { Translate } from '#phrases/translate.ts'
import { kindWords } from '../parts/letter/letter-words.ts'

/** Under these names the server keeps what an entry is about. */
const auditDetails = [
  'amount',
  'applicant',
  'applications',
  'asked',
  'broken',
  'changes',
  'code',
  'disabled',
  'document',
  'elsewhere',
  'entries',
  'everywhere',
  'fields',
  'from',
  'gettingStarted',
  'ground',
  'head',
  'kind',
  'letters',
  'method',
  'network',
  'payments',
  'proposed',
  'queue',
  'reason',
  'refundLimit',
  'refundLimitBefore',
  'repeated',
  'requireSecondFactor',
  'retry',
  'role',
  'rows',
  'seal',
  'seals',
  'search',
  'sent',
  'state',
  'status',
  'to',
  'twoPersonApproval',
  'unsealed',
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

const oneOf = <T extends string>(known: readonly T[], text: string): T | undefined =>
  known.find((each) => each === text)

/** What a detail is called; null for one that was kept before it had a name. */
export function detailName(key: string, t: Translate): string | null {
  const known = oneOf(auditDetails, key)
  return known ? t(`staff.audit.detail.${known}`) : null
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
  return key === 'kind' ? kindWords(text, t) : null
}
