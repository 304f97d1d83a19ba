/** State of a part of the installation, for its operator: act now, worth a look, good, or not in use. */
export const healthStates = ['act', 'look', 'good', 'off'] as const
export type HealthState = (typeof healthStates)[number]

/** Parts in display order among equal states. */
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
  'messengers',
  'clock',
  'backup',
  'audit',
  'invariants',
] as const
export type HealthPart = (typeof healthParts)[number]

/** Problems of a part; each has its own words on what to do. */
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
  'messenger-token',
  'messenger-away',
  'messenger-silent',
  'messenger-quality',
  'messages-stuck',
  'messages-slow',
  'templates-refused',
  'templates-missing',
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

/** The problems, and the two reasons without one. */
export const healthReasons = [...healthTroubles, 'good', 'off'] as const
export type HealthReason = (typeof healthReasons)[number]

/** One line of the page. Units are in the names: seconds, bytes, percent, count. */
export type HealthLine = {
  readonly part: HealthPart
  readonly state: HealthState
  readonly reason: HealthReason
  readonly seconds: number | null
  readonly bytes: number | null
  readonly percent: number | null
  readonly count: number | null
  /** The node, or the name of the job. */
  readonly name: string | null
}
