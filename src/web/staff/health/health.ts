import type { AnswerOf } from '#client/route.ts'
import type { HealthTrouble } from '#domain/health-line.ts'

export type Health = AnswerOf<'GET /api/admin/health'>
export type Line = Health['lines'][number]

/** The screen where a trouble is mended. */
type Help = {
  to: string
  words: 'letters' | 'letters-failed' | 'email-test' | 'messengers' | 'payments' | 'audit'
}

export const helpFor: Partial<Record<HealthTrouble, Help>> = {
  'letters-stuck': { to: 'email-test', words: 'email-test' },
  'letters-slow': { to: 'letters?state=queued', words: 'letters' },
  'letters-failed': { to: 'letters?state=failed', words: 'letters-failed' },
  'templates-refused': { to: 'settings/messengers', words: 'messengers' },
  'templates-missing': { to: 'settings/messengers', words: 'messengers' },
  'attempts-old': { to: 'payments', words: 'payments' },
  'audit-broken': { to: 'audit', words: 'audit' },
  'audit-unchecked': { to: 'audit', words: 'audit' },
}

/** The chapters of docs/operations. */
export const chapterFor: Record<HealthTrouble, string> = {
  unasked: 'trouble',
  'connections-full': 'postgresql',
  'connections-many': 'postgresql',
  'transaction-long': 'postgresql',
  'standby-behind': 'postgresql',
  'no-worker': 'scale',
  'node-silent': 'scale',
  'node-lag': 'scale',
  'node-versions': 'upgrade',
  'release-newer': 'upgrade',
  'jobs-stuck': 'scale',
  'jobs-slow': 'scale',
  'jobs-failed': 'trouble',
  'schedule-failing': 'trouble',
  'schedule-late': 'scale',
  'letters-stuck': 'mail',
  'letters-slow': 'mail',
  'letters-failed': 'mail',
  'gateway-away': 'trouble',
  'attempts-old': 'payments',
  'store-away': 'trouble',
  'disk-full': 'trouble',
  'disk-filling': 'trouble',
  'scanner-away': 'trouble',
  'mailbox-away': 'mail',
  'messenger-token': 'messengers',
  'messenger-away': 'messengers',
  'messenger-silent': 'messengers',
  'messenger-quality': 'messengers',
  'messages-stuck': 'messengers',
  'messages-slow': 'messengers',
  'templates-refused': 'messengers',
  'templates-missing': 'messengers',
  'clock-ahead': 'monitoring',
  'backup-none': 'backup',
  'backup-old': 'backup',
  'backup-absent': 'data',
  'backup-untried': 'backup',
  'audit-broken': 'staff',
  'audit-unsealed': 'staff',
  'audit-unchecked': 'staff',
  'invariants-broken': 'postgresql',
}
