import type { AnswerOf } from '#client/route.ts'
import type { HealthTrouble } from '#domain/health-line.ts'

export type Health = AnswerOf<'GET /api/admin/health'>
export type Line = Health['lines'][number]

/** The screen where a trouble is mended. */
type Help = {
  to: string
  words: 'letters' | 'letters-failed' | 'email-test' | 'payments' | 'audit'
}

export const helpFor: Partial<Record<HealthTrouble, Help>> = {
  'letters-stuck': { to: 'email-test', words: 'email-test' },
  'letters-slow': { to: 'letters?state=queued', words: 'letters' },
  'letters-failed': { to: 'letters?state=failed', words: 'letters-failed' },
  'attempts-old': { to: 'payments', words: 'payments' },
  'audit-broken': { to: 'audit', words: 'audit' },
  'audit-unchecked': { to: 'audit', words: 'audit' },
}

const away = 'When something is away'
const nodes = 'Proxy, TLS, several nodes'
const backups = 'Backup and restore'

/** The headings of docs/operations.md, in the language in which it is written. */
export const docsFor: Record<HealthTrouble, string> = {
  unasked: away,
  'connections-full': 'PostgreSQL',
  'connections-many': 'PostgreSQL',
  'transaction-long': 'PostgreSQL',
  'standby-behind': 'PostgreSQL',
  'no-worker': nodes,
  'node-silent': nodes,
  'node-lag': nodes,
  'node-versions': nodes,
  'release-newer': 'Upgrade',
  'jobs-stuck': nodes,
  'jobs-slow': nodes,
  'jobs-failed': away,
  'schedule-failing': away,
  'schedule-late': nodes,
  'letters-stuck': 'Mail',
  'letters-slow': 'Mail',
  'letters-failed': 'Mail',
  'gateway-away': away,
  'attempts-old': 'Payment gateways',
  'store-away': away,
  'disk-full': away,
  'disk-filling': away,
  'scanner-away': away,
  'mailbox-away': 'Mail',
  'clock-ahead': 'Health, metrics, logs',
  'backup-none': backups,
  'backup-old': backups,
  'backup-absent': 'Files',
  'backup-untried': backups,
  'audit-broken': 'Staff',
  'audit-unsealed': 'Staff',
  'audit-unchecked': 'Staff',
  'invariants-broken': 'PostgreSQL',
}
