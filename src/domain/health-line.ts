/** How a part of the installation is, for whoever runs it: well, worth a look, to be mended now, or not in use. */
export const healthStates = ['act', 'look', 'good', 'off'] as const
export type HealthState = (typeof healthStates)[number]

/** What is looked at, in the order in which what is equally well is shown. */
export const healthParts = [
  'database',
  'nodes',
  'jobs',
  'schedules',
  'letters',
  'gateway',
  'store',
  'disk',
  'scanner',
  'mailbox',
  'clock',
  'backup',
  'audit',
  'invariants',
] as const
export type HealthPart = (typeof healthParts)[number]

/** Why a part is not well: each says by itself what it is about, and has words of what to do. */
const healthTroubles = [
  'unasked',
  'connections-full',
  'connections-many',
  'transaction-long',
  'standby-behind',
  'no-worker',
  'node-silent',
  'node-lag',
  'node-versions',
  'release-newer',
  'jobs-stuck',
  'jobs-slow',
  'jobs-failed',
  'schedule-failing',
  'schedule-late',
  'letters-stuck',
  'letters-slow',
  'letters-failed',
  'gateway-away',
  'attempts-old',
  'store-away',
  'disk-full',
  'disk-filling',
  'scanner-away',
  'mailbox-away',
  'clock-ahead',
  'backup-none',
  'backup-old',
  'backup-absent',
  'backup-untried',
  'audit-broken',
  'audit-unsealed',
  'audit-unchecked',
  'invariants-broken',
] as const
export type HealthTrouble = (typeof healthTroubles)[number]

/** Of every part one of these, where there is no trouble. */
export const healthReasons = [...healthTroubles, 'good', 'off'] as const
export type HealthReason = (typeof healthReasons)[number]

/** One line of the page. What a number is, is said by its name: seconds, bytes, percent, count. */
export type HealthLine = {
  readonly part: HealthPart
  readonly state: HealthState
  readonly reason: HealthReason
  readonly seconds: number | null
  readonly bytes: number | null
  readonly percent: number | null
  readonly count: number | null
  /** The node that it is about, or the name of the job. */
  readonly name: string | null
}
