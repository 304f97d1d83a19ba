import { Counter, Gauge } from 'prom-client'
import { judgeHealth } from '#domain/health.ts'
import type { HealthFacts, NodeSurroundings, PeerReport } from '#domain/health-facts.ts'
import type { Metrics } from '../../http/metrics.ts'
import { spanOutcomes } from '../../platform/adapters/tracer/port.ts'
import type { Services } from '../../services.ts'
import { cachedFacts } from './facts.ts'

/** Severity for alert rules: greater is worse. */
const urgency = { off: 0, good: 0, look: 1, act: 2 } as const

type Sample = { labels?: Record<string, string>; value: number }
type Figure = {
  name: string
  help: string
  labels?: readonly string[]
  /** Unknown values are omitted. */
  read: (facts: HealthFacts, now: Date) => readonly Sample[]
}

const known = (value: number | null | undefined): Sample[] =>
  value === null || value === undefined ? [] : [{ value }]
const secondsSince = (then: Date, now: Date): number => (now.getTime() - then.getTime()) / 1000
const labelled = (label: string, values: Readonly<Record<string, number>>): Sample[] =>
  Object.entries(values).map(([each, value]) => ({ labels: { [label]: each }, value }))

/** Values of the whole installation, the same on every node. */
const figures: readonly Figure[] = [
  {
    name: 'health_urgency',
    help: 'How urgent each part of the health page is: 0 good, 1 look at it, 2 act now',
    labels: ['part'],
    read: (facts, now) =>
      judgeHealth(facts, now).map(({ part, state }) => ({
        ...{ labels: { part }, value: urgency[state] },
      })),
  },
  {
    name: 'queue_jobs',
    help: 'Jobs by queue: waiting, under way, given up and not yet forgotten',
    labels: ['queue', 'state'],
    read: ({ jobs }) =>
      (jobs?.queues ?? []).flatMap(({ name: queue, ...states }) =>
        Object.entries(states).map(([state, value]) => ({ labels: { queue, state }, value })),
      ),
  },
  {
    name: 'queue_oldest_seconds',
    help: 'For how long the job that waits longest has been due',
    read: ({ jobs }) => known(jobs && (jobs.oldestSeconds ?? 0)),
  },
  {
    name: 'schedule_success_age_seconds',
    help: 'How long ago each recurring job last went well',
    labels: ['task'],
    read: ({ schedules }, now) =>
      (schedules ?? []).flatMap(({ name: task, succeededAt }) =>
        succeededAt ? [{ labels: { task }, value: secondsSince(succeededAt, now) }] : [],
      ),
  },
  {
    name: 'letters',
    help: 'Emails that wait, that wait after a failure, and that were given up within a day',
    labels: ['state'],
    read: ({ letters }) => {
      if (!letters) return []
      const { waiting, failing, failed } = letters
      return labelled('state', { waiting, failing, failed })
    },
  },
  {
    name: 'letter_oldest_seconds',
    help: 'For how long the email that waits longest has been waiting',
    read: ({ letters }) => known(letters && (letters.oldestSeconds ?? 0)),
  },
  {
    name: 'payment_attempts_open',
    help: 'Attempts to pay of which nobody knows yet how they end',
    read: ({ openAttempts }) => known(openAttempts?.count),
  },
  {
    name: 'payment_attempt_oldest_seconds',
    help: 'For how long the oldest of them has been open',
    read: ({ openAttempts }) => known(openAttempts && (openAttempts.oldestSeconds ?? 0)),
  },
  {
    name: 'mailbox_failures',
    help: 'How often in a row the mailbox could not be read',
    read: ({ mailbox }) => known(mailbox === 'off' ? null : mailbox?.failures),
  },
  {
    name: 'messenger_messages',
    help: 'Messages by messenger within a day: sent, failed, heard with reports',
    labels: ['messenger', 'outcome'],
    read: ({ messengers }) =>
      (messengers === 'off' ? [] : (messengers ?? [])).flatMap(({ messenger, counts }) =>
        Object.entries(counts).map(([outcome, value]) => ({
          ...{ labels: { messenger, outcome }, value },
        })),
      ),
  },
  {
    name: 'messenger_oldest_seconds',
    help: 'For how long the message that waits longest could have gone or been taken',
    labels: ['messenger'],
    read: ({ messengers }, now) =>
      (messengers === 'off' ? [] : (messengers ?? [])).map(({ messenger, waitingSince }) => ({
        ...{ labels: { messenger }, value: waitingSince ? secondsSince(waitingSince, now) : 0 },
      })),
  },
  {
    name: 'database_size_bytes',
    help: 'Size of the database',
    read: ({ database }) => known(database?.sizeBytes),
  },
  {
    name: 'database_connections',
    help: 'Connections to PostgreSQL in use, by whomever, and how many there can be',
    labels: ['of'],
    read: ({ database }) =>
      database ? labelled('of', { used: database.connections, most: database.maxConnections }) : [],
  },
  {
    name: 'database_longest_transaction_seconds',
    help: 'For how long the longest transaction has been open, backups left out',
    read: ({ database }) => known(database?.longestTransactionSeconds),
  },
  {
    name: 'database_standbys',
    help: 'Standbys that are connected',
    read: ({ database }) => known(database?.standbys),
  },
  {
    name: 'database_replication_lag_seconds',
    help: 'How far the slowest standby is behind',
    read: ({ database }) => known(database?.lagSeconds),
  },
  {
    name: 'backup_age_seconds',
    help: 'How old the newest backup is; absent where none was made',
    read: ({ backup }, now) =>
      known(backup === null || backup === 'never' ? null : secondsSince(backup.at, now)),
  },
  {
    name: 'audit_broken',
    help: '1 where the last check found the audit changed',
    read: ({ audit }) => known(audit && Number(!audit.isWhole)),
  },
  {
    name: 'audit_unsealed_seconds',
    help: 'For how long the oldest entry of the audit has waited to be sealed',
    read: ({ audit }) => known(audit && (audit.unsealedSeconds ?? 0)),
  },
  {
    name: 'invariants_broken',
    help: 'Rows that break what must always be true, as last asked',
    read: ({ invariants }) =>
      known(invariants === null || invariants === 'never' ? null : invariants.broken),
  },
  {
    name: 'nodes',
    help: 'Nodes that run or have gone silent within the hour, by role',
    labels: ['role'],
    read: ({ nodes }) => {
      const of = (role: string) => nodes?.filter((node) => node.role === role).length ?? 0
      return nodes ? labelled('role', { web: of('web'), worker: of('worker'), all: of('all') }) : []
    },
  },
]

function show({ registry }: Metrics, { read, name, help, labels = [] }: Figure, ask: Ask): void {
  new Gauge({
    ...{ name, help, labelNames: [...labels], registers: [registry] },
    async collect() {
      this.reset()
      const { facts, now } = await ask()
      // Resetting a metric without labels would show zero.
      if (labels.length === 0) this.remove()
      for (const sample of read(facts, now)) this.set(sample.labels ?? {}, sample.value)
    },
  })
}

type Ask = () => Promise<{ facts: HealthFacts; now: Date }>

/** The health page's values for Prometheus: of the whole installation, queried once in five seconds. */
export function showHealth(metrics: Metrics, services: Services): void {
  const factsOf = cachedFacts(services)
  const ask = async () => ({ facts: await factsOf(), now: services.clock.now() })
  for (const figure of figures) show(metrics, figure, ask)
  const { tracer } = services
  new Counter({
    name: 'trace_spans_total',
    help: 'Spans by what became of them: sent, dropped for want of room, refused by the collector',
    labelNames: ['outcome'] as const,
    registers: [metrics.registry],
    collect() {
      this.reset()
      const counts = tracer?.counts()
      for (const outcome of spanOutcomes) this.inc({ outcome }, counts?.[outcome] ?? 0)
    },
  })
}

const up = ({ failingSince, isOpen }: PeerReport): number => Number(!isOpen && !failingSince)

/** The node's own view of its surroundings. */
export function showSurroundings(
  { registry }: Metrics,
  surroundings: () => Promise<NodeSurroundings>,
): void {
  new Gauge({
    name: 'peer_up',
    help: '0 where the last call of this node failed: gateway, store, scanner',
    labelNames: ['peer'] as const,
    registers: [registry],
    async collect() {
      const { gateway, store, scanner } = await surroundings()
      this.set({ peer: 'gateway' }, up(gateway))
      this.set({ peer: 'store' }, up(store))
      if (scanner) this.set({ peer: 'scanner' }, up(scanner))
    },
  })
  new Gauge({
    name: 'peer_circuit_open',
    help: '1 while this node does not ask it, because it failed too often',
    labelNames: ['peer'] as const,
    registers: [registry],
    async collect() {
      const { store, scanner } = await surroundings()
      this.set({ peer: 'store' }, Number(store.isOpen))
      if (scanner) this.set({ peer: 'scanner' }, Number(scanner.isOpen))
    },
  })
  new Gauge({
    name: 'disk_bytes',
    help: 'Room on the disk of the data folder: free, and in all',
    labelNames: ['of'] as const,
    registers: [registry],
    async collect() {
      const { disk } = await surroundings()
      this.reset()
      if (!disk) return
      this.set({ of: 'free' }, disk.freeBytes)
      this.set({ of: 'all' }, disk.sizeBytes)
    },
  })
}
