import type {
  HealthFacts,
  MessengerFacts,
  NodeFacts,
  PeerReport,
  ScheduleFacts,
} from './health-facts.ts'
import type { HealthLine, HealthReason, HealthState } from './health-line.ts'
import type { Messenger } from './messenger.ts'
import { isLater } from './release.ts'

/** A verdict's details besides its state. */
type Said = { reason: HealthReason } & Partial<Omit<HealthLine, 'part' | 'state' | 'reason'>>
export type Verdict = readonly [HealthState, Said]

const minute = 60
const hour = 60 * minute
const day = 24 * hour
const gibibyte = 2 ** 30

/** Thresholds for a look, and for acting now. */
const healthLimits = {
  connectionsPercent: { look: 80, act: 95 },
  transactionSeconds: { look: minute, act: 10 * minute },
  standbySeconds: { look: 30, act: 10 * minute },
  /** Over three heartbeats. */
  silentSeconds: { look: minute },
  lagMs: { look: 200, act: 1000 },
  jobSeconds: { look: 5 * minute, act: 30 * minute },
  messageSeconds: { look: 15 * minute, act: 2 * hour },
  /** A service reports a message within seconds. */
  unreportedSeconds: { look: hour },
  letterSeconds: { look: 15 * minute, act: 2 * hour },
  awaySeconds: { act: 10 * minute },
  /** Attempts expire after an hour. */
  attemptSeconds: { look: 75 * minute, act: 3 * hour },
  /** Only if less than a quarter is free as well: small disks are always small. */
  diskBytes: { look: 5 * gibibyte, act: gibibyte },
  diskPercent: 25,
  mailboxFailures: { look: 1, act: 5 },
  clockSeconds: { look: 2, act: 60 },
  unsealedSeconds: { look: 10 * minute, act: 6 * hour },
  backupSeconds: { look: 26 * hour, act: 3 * day },
  /** Since the last trial restore. */
  untriedSeconds: { look: 100 * day },
  checkedSeconds: { look: 26 * hour, act: 3 * day },
} as const

const secondsSince = (then: Date, now: Date): number =>
  Math.max(0, Math.round((now.getTime() - then.getTime()) / 1000))

const above = (
  value: number | null,
  limits: { look: number; act?: number },
): 'act' | 'look' | null => {
  if (value === null || value < limits.look) return null
  return limits.act !== undefined && value >= limits.act ? 'act' : 'look'
}

/** The verdict on a number, if over a threshold. */
const over = (
  value: number | null,
  limits: { look: number; act?: number },
  said: Said,
): Verdict[] => {
  const state = above(value, limits)
  return state ? [[state, said]] : []
}

/** Something that waits too long: slow or stuck. */
function waitingFor(
  what: 'jobs' | 'letters' | 'messages',
  seconds: number | null,
  limits: { look: number; act: number },
  said: Partial<Said> = {},
): Verdict[] {
  const state = above(seconds, limits)
  const reason = state === 'act' ? (`${what}-stuck` as const) : (`${what}-slow` as const)
  return state ? [[state, { ...said, reason, seconds }]] : []
}

type Judge<Part extends keyof HealthFacts> = (
  facts: NonNullable<HealthFacts[Part]>,
  now: Date,
) => readonly Verdict[]

export const judgeDatabase: Judge<'database'> = (facts) => {
  const { longestTransactionSeconds, lagSeconds } = facts
  const percent = Math.round((100 * facts.connections) / Math.max(1, facts.maxConnections))
  const isFull = percent >= healthLimits.connectionsPercent.act
  const connections = isFull ? 'connections-full' : 'connections-many'
  return [
    ...over(percent, healthLimits.connectionsPercent, { reason: connections, percent }),
    ...over(longestTransactionSeconds, healthLimits.transactionSeconds, {
      reason: 'transaction-long',
      seconds: longestTransactionSeconds,
    }),
    ...over(lagSeconds, healthLimits.standbySeconds, {
      reason: 'standby-behind',
      seconds: lagSeconds,
    }),
  ]
}

export const isSilent = ({ seenAt }: NodeFacts, now: Date): boolean =>
  above(secondsSince(seenAt, now), healthLimits.silentSeconds) !== null

export function judgeNodes(
  nodes: readonly NodeFacts[],
  newestRelease: string | null,
  now: Date,
): readonly Verdict[] {
  const here = nodes.filter((node) => !isSilent(node, now))
  const silent = nodes.filter((node) => isSilent(node, now))
  const versions = new Set(here.map(({ version }) => version))
  const isNewToAll =
    newestRelease !== null && [...versions].every((version) => isLater(newestRelease, version))
  return [
    ...(here.some(({ role }) => role !== 'web') ? [] : [['act', { reason: 'no-worker' }] as const]),
    ...silent.map(({ name, seenAt }): Verdict => {
      return ['look', { reason: 'node-silent', name, seconds: secondsSince(seenAt, now) }]
    }),
    ...here.flatMap(({ name, lagMs }) =>
      over(lagMs, healthLimits.lagMs, { reason: 'node-lag', name, count: Math.round(lagMs) }),
    ),
    ...(versions.size > 1
      ? [['look', { reason: 'node-versions', count: versions.size }] as const]
      : []),
    ...(isNewToAll ? [['look', { reason: 'release-newer', name: newestRelease }] as const] : []),
  ]
}

export const judgeJobs: Judge<'jobs'> = ({ queues, oldestSeconds: seconds }) => {
  const failed = queues.filter((queue) => queue.failed > 0)
  const count = failed.reduce((sum, queue) => sum + queue.failed, 0)
  return [
    ...waitingFor('jobs', seconds, healthLimits.jobSeconds),
    ...failed
      .slice(0, 1)
      .map(({ name }): Verdict => ['look', { reason: 'jobs-failed', count, name }]),
  ]
}

/** Grace of a recurring task: ten minutes for one that runs every minute, two hours for a nightly one. */
const lateAfter = (every: number) => ({
  look: every + Math.max(10 * minute, every / 12),
  act: 3 * every + hour,
})

/** Overdue seconds, counted from when a worker has been running: the installation may have been stopped. */
const awaitedSeconds = (lastAt: Date, worksSince: Date | null, now: Date): number =>
  Math.min(secondsSince(lastAt, now), worksSince ? secondsSince(worksSince, now) : Infinity)

/** Since when a worker has been running; null if unknown. */
export function worksSince(nodes: readonly NodeFacts[] | null): Date | null {
  const starts = nodes?.flatMap(({ role, startedAt }) =>
    role === 'web' ? [] : startedAt.getTime(),
  )
  return starts && starts.length > 0 ? new Date(Math.min(...starts)) : null
}

export const judgeSchedules = (
  schedules: readonly ScheduleFacts[],
  since: Date | null,
  now: Date,
): readonly Verdict[] =>
  schedules.flatMap(({ name, everySeconds, succeededAt, failedAt }): readonly Verdict[] => {
    const awaited = succeededAt && awaitedSeconds(succeededAt, since, now)
    const late = above(awaited, lateAfter(everySeconds))
    const isFailing = failedAt !== null && (succeededAt === null || failedAt > succeededAt)
    if (isFailing) return [[late === 'act' ? 'act' : 'look', { reason: 'schedule-failing', name }]]
    const seconds = succeededAt && secondsSince(succeededAt, now)
    return late ? [[late, { reason: 'schedule-late', name, seconds }]] : []
  })

export const judgeLetters: Judge<'letters'> = ({ failing, failed, oldestSeconds }) => [
  ...waitingFor('letters', oldestSeconds, healthLimits.letterSeconds, { count: failing }),
  ...over(failed, { look: 1 }, { reason: 'letters-failed', count: failed }),
]

const msOf = (moment: string | null): number => (moment === null ? 0 : Date.parse(moment))

/**
 * A peer's state from all nodes: away if the latest report of any node is a failure. A single
 * failure, however old, is no more; urgent are continuing failures and open circuit breakers.
 */
export function judgePeer(
  peer: 'gateway' | 'store' | 'scanner',
  reports: readonly PeerReport[],
  now: Date,
): readonly Verdict[] {
  const isOpen = reports.some((report) => report.isOpen)
  const goodMs = Math.max(0, ...reports.map(({ goodAt }) => msOf(goodAt)))
  const away = reports.filter(({ badAt, failingSince }) => failingSince && msOf(badAt) > goodMs)
  if (away.length === 0 && !isOpen) return []
  const badMs = Math.max(0, ...away.map(({ badAt }) => msOf(badAt)))
  const sinceMs = Math.min(badMs, ...away.map(({ failingSince }) => msOf(failingSince)))
  const seconds = sinceMs === 0 ? null : secondsSince(new Date(sinceMs), now)
  const goesOn = badMs - sinceMs >= healthLimits.awaySeconds.act * 1000
  return [[isOpen || goesOn ? 'act' : 'look', { reason: `${peer}-away`, seconds }]]
}

export function judgeDisk(nodes: readonly NodeFacts[]): readonly Verdict[] {
  return nodes.flatMap(({ name, surroundings: { disk } }): readonly Verdict[] => {
    if (!disk) return [['look', { reason: 'unasked', name }]]
    const { freeBytes: bytes, sizeBytes } = disk
    const percent = Math.floor((100 * bytes) / Math.max(1, sizeBytes))
    const { look, act } = healthLimits.diskBytes
    if (percent >= healthLimits.diskPercent || bytes >= look) return []
    const said = { name, bytes, percent }
    return [
      bytes < act
        ? ['act', { reason: 'disk-full', ...said }]
        : ['look', { reason: 'disk-filling', ...said }],
    ]
  })
}

export const judgeClock = (nodes: readonly NodeFacts[]): readonly Verdict[] =>
  nodes.flatMap(({ name, surroundings: { clockAheadSeconds } }) => {
    const seconds = Math.abs(clockAheadSeconds)
    return over(seconds, healthLimits.clockSeconds, { reason: 'clock-ahead', name, seconds })
  })

export const judgeMailbox = (
  { failures, readAt }: { failures: number; readAt: Date | null },
  now: Date,
) =>
  over(failures, healthLimits.mailboxFailures, {
    reason: 'mailbox-away',
    count: failures,
    seconds: readAt && secondsSince(readAt, now),
  })

const titles: Readonly<Record<Messenger, string>> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  sms: 'SMS',
}

export const judgeMessengers = (all: readonly MessengerFacts[], now: Date): readonly Verdict[] =>
  all.flatMap((facts): readonly Verdict[] => {
    const { failedAt, sentAt, failure, quality } = facts
    const { refused = 0, missing = 0 } = facts.templates ?? {}
    const since = (then: Date | null) => then && secondsSince(then, now)
    const name = titles[facts.messenger]
    const isFailing = failedAt !== null && (sentAt === null || failedAt >= sentAt)
    const away = { name, seconds: since(failedAt) }
    const silent = since(facts.unreportedAt)
    return [
      ...(isFailing && failure === 'token-wrong'
        ? [['act', { reason: 'messenger-token', ...away }] as const]
        : []),
      ...waitingFor('messages', since(facts.waitingSince), healthLimits.messageSeconds, { name }),
      ...(isFailing && failure !== 'token-wrong'
        ? [['look', { reason: 'messenger-away', ...away }] as const]
        : []),
      ...over(silent, healthLimits.unreportedSeconds, {
        ...{ reason: 'messenger-silent', name, seconds: silent },
      }),
      ...(quality === 'red' ? [['look', { reason: 'messenger-quality', name }] as const] : []),
      ...over(refused, { look: 1 }, { reason: 'templates-refused', count: refused, name }),
      ...over(missing, { look: 1 }, { reason: 'templates-missing', count: missing, name }),
    ]
  })

export const judgeBackup = (
  { at, verifiedAt, absentDocuments: count }: Exclude<HealthFacts['backup'], 'never' | null>,
  now: Date,
): readonly Verdict[] => {
  const age = secondsSince(at, now)
  const untried = secondsSince(verifiedAt ?? at, now)
  return [
    ...over(age, healthLimits.backupSeconds, { reason: 'backup-old', seconds: age }),
    ...over(count, { look: 1 }, { reason: 'backup-absent', count }),
    ...over(untried, healthLimits.untriedSeconds, { reason: 'backup-untried', seconds: untried }),
  ]
}

export const judgeAudit = (
  { checkedAt, isWhole, unsealedSeconds: seconds }: NonNullable<HealthFacts['audit']>,
  since: Date | null,
  now: Date,
): readonly Verdict[] => {
  const awaited = checkedAt && awaitedSeconds(checkedAt, since, now)
  return [
    ...(isWhole ? [] : [['act', { reason: 'audit-broken' }] as const]),
    ...over(seconds, healthLimits.unsealedSeconds, {
      ...{ reason: 'audit-unsealed', seconds, name: 'seal-audit' },
    }),
    ...over(awaited, healthLimits.checkedSeconds, {
      ...{ reason: 'audit-unchecked', name: 'check-audit' },
      seconds: checkedAt && secondsSince(checkedAt, now),
    }),
  ]
}

export const judgeAttempts: Judge<'openAttempts'> = ({ oldestSeconds: seconds }) =>
  over(seconds, healthLimits.attemptSeconds, {
    reason: 'attempts-old',
    seconds,
    name: 'ask-gateway',
  })

export const judgeInvariants = ({ broken: count }: { broken: number }): readonly Verdict[] =>
  over(count, { look: 1, act: 1 }, { reason: 'invariants-broken', count })
