import type { JobName } from './job.ts'

/** How it last went with something outside the process, as one node knows it. Moments in ISO UTC. */
export type PeerReport = {
  readonly goodAt: string | null
  readonly badAt: string | null
  /** The first of the failures that nothing good came after. */
  readonly failingSince: string | null
  /** It failed so often in a row that it is not asked for a while. */
  readonly isOpen: boolean
}

/** What a node knows of its surroundings. */
export type NodeSurroundings = {
  readonly gateway: PeerReport
  readonly store: PeerReport
  readonly scanner: PeerReport | null
  /** Of the disk that the data folder lies on; null: it cannot be asked. */
  readonly disk: { readonly freeBytes: number; readonly sizeBytes: number } | null
  /** How far its clock is ahead of the database's, negative: behind. */
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
  /** The 99th percentile of the last seconds: how long what is ready waits for its turn. */
  readonly lagMs: number
  readonly surroundings: NodeSurroundings
}

/** What recurs: how often it should, and how it went. */
export type ScheduleFacts = {
  readonly name: JobName
  readonly everySeconds: number
  readonly succeededAt: Date | null
  readonly failedAt: Date | null
  /** How long it took the last time. */
  readonly seconds: number
}

export type QueueFacts = {
  readonly name: JobName
  readonly waiting: number
  readonly active: number
  /** Given up, and kept for some days. */
  readonly failed: number
}

/** What each part said; null: it could not be asked. */
export type HealthFacts = {
  readonly database: {
    readonly version: string
    readonly sizeBytes: number
    readonly connections: number
    readonly maxConnections: number
    readonly longestTransactionSeconds: number
    readonly standbys: number
    /** Of the one that is furthest behind; null where there is none, or nobody may know. */
    readonly lagSeconds: number | null
  } | null
  readonly nodes: readonly NodeFacts[] | null
  /** The newest there is, as far as anybody was asked. */
  readonly newestRelease: string | null
  readonly jobs: {
    readonly queues: readonly QueueFacts[]
    /** Since when the job that waits longest could have begun. */
    readonly oldestSeconds: number | null
  } | null
  readonly schedules: readonly ScheduleFacts[] | null
  readonly letters: {
    readonly waiting: number
    /** Of those that wait: tried before. */
    readonly failing: number
    /** Given up within a day. */
    readonly failed: number
    readonly oldestSeconds: number | null
  } | null
  readonly openAttempts: { readonly count: number; readonly oldestSeconds: number | null } | null
  /** 'off': answers by email are not read from a mailbox. */
  readonly mailbox: { readonly failures: number; readonly readAt: Date | null } | 'off' | null
  readonly audit: {
    /** null: none of the nightly checks has run yet. */
    readonly checkedAt: Date | null
    readonly isWhole: boolean
    readonly sealedAt: Date | null
    /** Since when the oldest entry waits to be sealed. */
    readonly unsealedSeconds: number | null
  } | null
  /** The newest one; 'never': none was made here. */
  readonly backup:
    | { readonly at: Date; readonly verifiedAt: Date | null; readonly absentDocuments: number }
    | 'never'
    | null
  /** What must always be true; 'never': nobody has asked yet. */
  readonly invariants:
    | { readonly askedAt: Date; readonly broken: number; readonly names: readonly string[] }
    | 'never'
    | null
}
