import type { JobName } from './job.ts'
import type { Messenger } from './messenger.ts'

/** One node's recent calls to something external. Moments in ISO UTC. */
export type PeerReport = {
  readonly goodAt: string | null
  readonly badAt: string | null
  /** The first failure since the last success. */
  readonly failingSince: string | null
  /** Its circuit breaker is open. */
  readonly isOpen: boolean
}

/** The surroundings of a node. */
export type NodeSurroundings = {
  readonly gateway: PeerReport
  readonly store: PeerReport
  readonly scanner: PeerReport | null
  /** Of the disk with the data folder; null if unknown. */
  readonly disk: { readonly freeBytes: number; readonly sizeBytes: number } | null
  /** Seconds its clock is ahead of the database's; negative if behind. */
  readonly clockAheadSeconds: number
}

export const nodeRoles = ['web', 'worker', 'all'] as const
export type NodeRole = (typeof nodeRoles)[number]

export type NodeFacts = {
  readonly name: string
  readonly role: NodeRole
  readonly version: string
  readonly startedAt: Date
  readonly seenAt: Date
  readonly memoryBytes: number
  /** 99th percentile of the event loop delay over the last seconds. */
  readonly lagMs: number
  readonly surroundings: NodeSurroundings
}

/** A recurring task: how often it should run, and its last run. */
export type ScheduleFacts = {
  readonly name: JobName
  readonly everySeconds: number
  readonly succeededAt: Date | null
  readonly failedAt: Date | null
  /** Duration of the last run. */
  readonly seconds: number
}

export type QueueFacts = {
  readonly name: JobName
  readonly waiting: number
  readonly active: number
  /** Gave up; the row stays for some days. */
  readonly failed: number
}

/** How a messenger that is set up does. */
export type MessengerFacts = {
  readonly messenger: Messenger
  readonly heardAt: Date | null
  readonly sentAt: Date | null
  /** The last failure that was not about one message, and its kind. */
  readonly failedAt: Date | null
  readonly failure: string | null
  readonly quality: string | null
  /** Sent since it last called us: the first of them, if the service would have reported it. */
  readonly unreportedAt: Date | null
  /** Since when the message that waits longest could have gone or been taken. */
  readonly waitingSince: Date | null
  /** Within a day. */
  readonly counts: { readonly sent: number; readonly failed: number; readonly heard: number }
  /** News without a template in English, and templates that are refused or paused. */
  readonly templates: { readonly missing: number; readonly refused: number } | null
}

/** Facts by part; null: could not be determined. */
export type HealthFacts = {
  readonly database: {
    readonly version: string
    readonly sizeBytes: number
    readonly connections: number
    readonly maxConnections: number
    readonly longestTransactionSeconds: number
    readonly standbys: number
    /** Of the standby furthest behind; null without one or without permission. */
    readonly lagSeconds: number | null
  } | null
  readonly nodes: readonly NodeFacts[] | null
  /** The newest release, as far as known. */
  readonly newestRelease: string | null
  readonly jobs: {
    readonly queues: readonly QueueFacts[]
    /** How long the oldest job has been due. */
    readonly oldestSeconds: number | null
  } | null
  readonly schedules: readonly ScheduleFacts[] | null
  readonly letters: {
    readonly waiting: number
    /** Waiting jobs that failed before. */
    readonly failing: number
    /** Gave up within a day. */
    readonly failed: number
    readonly oldestSeconds: number | null
  } | null
  readonly openAttempts: { readonly count: number; readonly oldestSeconds: number | null } | null
  /** 'off': no mailbox is read for replies. */
  readonly mailbox: { readonly failures: number; readonly readAt: Date | null } | 'off' | null
  /** 'off': none is set up. */
  readonly messengers: readonly MessengerFacts[] | 'off' | null
  readonly audit: {
    /** null: no nightly check has run yet. */
    readonly checkedAt: Date | null
    readonly isWhole: boolean
    readonly sealedAt: Date | null
    /** Age of the oldest unsealed entry. */
    readonly unsealedSeconds: number | null
  } | null
  /** The newest one; 'never': none was made here. */
  readonly backup:
    | { readonly at: Date; readonly verifiedAt: Date | null; readonly absentDocuments: number }
    | 'never'
    | null
  /** Invariants of the data; 'never': not checked yet. */
  readonly invariants:
    | { readonly askedAt: Date; readonly broken: number; readonly names: readonly string[] }
    | 'never'
    | null
}
