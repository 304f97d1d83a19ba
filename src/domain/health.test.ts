import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { always } from '../../test/support/always.ts'
import { judgeHealth } from './health.ts'
import type { HealthFacts, MessengerFacts, NodeFacts, PeerReport } from './health-facts.ts'
import { type HealthPart, healthParts } from './health-line.ts'

const now = new Date('2026-11-21T09:00:00Z')
const minute = 60
const hour = 60 * minute
const day = 24 * hour
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const at = (seconds: number) => ago(seconds).toISOString()

const well: PeerReport = { goodAt: at(5), badAt: null, failingSince: null, isOpen: false }
const failing = (first: number, last: number): PeerReport => ({
  ...{ goodAt: at(first + 60), badAt: at(last), failingSince: at(first), isOpen: false },
})

type Changes = Partial<Omit<NodeFacts, 'surroundings'>> & Partial<NodeFacts['surroundings']>
const node = (changes: Changes = {}): NodeFacts => {
  const usual: NodeFacts['surroundings'] = {
    ...{ gateway: well, store: well, scanner: well, clockAheadSeconds: 0 },
    disk: { freeBytes: 50 * 2 ** 30, sizeBytes: 100 * 2 ** 30 },
  }
  const { gateway, store, scanner, disk, clockAheadSeconds, ...own } = { ...usual, ...changes }
  return {
    ...{ name: 'one', role: 'all', version: '1', memoryBytes: 2 ** 27, lagMs: 5 },
    ...{ startedAt: ago(30 * day), seenAt: ago(5), ...own },
    surroundings: { gateway, store, scanner, disk, clockAheadSeconds },
  }
}

const database = {
  ...{ version: '18.1', sizeBytes: 2 ** 30, connections: 20, maxConnections: 100 },
  ...{ longestTransactionSeconds: 0, standbys: 0, lagSeconds: null as number | null },
}
const queue = { name: 'send-letter' as const, waiting: 0, active: 0, failed: 0 }
const letters = { waiting: 0, failing: 0, failed: 0, oldestSeconds: null as number | null }
const backup = { at: ago(hour), verifiedAt: ago(day), absentDocuments: 0 }
const audit = {
  ...{ checkedAt: ago(hour) as Date | null, isWhole: true },
  ...{ sealedAt: ago(30), unsealedSeconds: null as number | null },
}
const messenger: MessengerFacts = {
  ...{ messenger: 'whatsapp', heardAt: ago(hour), sentAt: ago(hour), failedAt: null },
  ...{ failure: null, quality: null, unreportedAt: null, waitingSince: null },
  ...{ counts: { sent: 3, failed: 1, heard: 9 }, templates: { missing: 0, refused: 0 } },
}
const retain = { name: 'retain', everySeconds: day, seconds: 1, failedAt: null } as const
const sound: HealthFacts = {
  ...{ database, letters, backup, audit, nodes: [node()], newestRelease: null },
  ...{ jobs: { queues: [queue], oldestSeconds: null }, messengers: [messenger] },
  schedules: [{ ...retain, succeededAt: ago(hour) }],
  ...{ openAttempts: { count: 0, oldestSeconds: null }, mailbox: { failures: 0, readAt: ago(30) } },
  invariants: { askedAt: ago(hour), broken: 0, names: [] },
}

const lineOf = (part: HealthPart, changes: Partial<HealthFacts>) => {
  const line = judgeHealth({ ...sound, ...changes }, now).find((each) => each.part === part)
  return `${line?.state} ${line?.reason}`
}

test('where all is well every part says so, each once and in its order', () => {
  const lines = judgeHealth(sound, now)
  expect(lines.map(({ part }) => part)).toEqual(healthParts)
  expect(lines.every(({ state }) => state === 'good')).toBe(true)
})

const nodes = (...changes: Changes[]): Partial<HealthFacts> => ({ nodes: changes.map(node) })
const release = '2026.11.28'
const releases = (newestRelease: string | null, ...versions: string[]) => ({
  ...nodes(...versions.map((version, index) => ({ name: `node ${index}`, version }))),
  newestRelease,
})
const then = (seconds: number | null) => (seconds === null ? null : ago(seconds))
const schedule = (everySeconds: number, succeeded: number | null, failed: number | null = null) => {
  const times = { succeededAt: then(succeeded), failedAt: then(failed) }
  return { schedules: [{ name: 'sweep' as const, everySeconds, seconds: 1, ...times }] }
}
const inDatabase = (changes: Partial<typeof database>) => ({
  database: { ...database, ...changes },
})
const inLetters = (changes: Partial<typeof letters>) => ({ letters: { ...letters, ...changes } })
const jobs = (oldestSeconds: number | null, changes: Partial<typeof queue> = {}) => ({
  jobs: { queues: [queue, { ...queue, ...changes }], oldestSeconds },
})
const disk = (free: number, size: number) =>
  nodes({ disk: { freeBytes: free * 2 ** 30, sizeBytes: size * 2 ** 30 } })

const inMessengers = (...changes: Partial<MessengerFacts>[]) => ({
  messengers: changes.map((each) => ({ ...messenger, ...each })),
})
const withTemplates = (missing: number, refused: number) =>
  inMessengers({ templates: { missing, refused } })
const failedFor = (failure: string, seconds: number) => ({ failure, failedAt: ago(seconds) })
const wrongToken = failedFor('token-wrong', 9)
const redOne = { quality: 'red' } as const
const webRestarted = { role: 'web', startedAt: ago(60) } as const
const broken = { askedAt: ago(day), broken: 1 }
const unchecked = { ...audit, checkedAt: ago(9 * day) }
const longAgo = schedule(minute, 9 * day)

describe('what follows from which number', () => {
  test.each<[HealthPart, string, Partial<HealthFacts>]>([
    ['database', 'act unasked', { database: null }],
    ['database', 'good good', inDatabase({ connections: 79 })],
    ['database', 'look connections-many', inDatabase({ connections: 80 })],
    ['database', 'act connections-full', inDatabase({ connections: 95 })],
    ['database', 'good good', inDatabase({ longestTransactionSeconds: 59 })],
    ['database', 'look transaction-long', inDatabase({ longestTransactionSeconds: 60 })],
    ['database', 'act transaction-long', inDatabase({ longestTransactionSeconds: 600 })],
    ['database', 'good good', inDatabase({ standbys: 1, lagSeconds: 29 })],
    ['database', 'look standby-behind', inDatabase({ standbys: 1, lagSeconds: 30 })],
    ['database', 'act standby-behind', inDatabase({ standbys: 1, lagSeconds: 600 })],

    ['nodes', 'act no-worker', { nodes: [] }],
    ['nodes', 'act no-worker', nodes({ role: 'web' }, { role: 'web' })],
    ['nodes', 'good good', nodes({ role: 'web' }, { role: 'worker' })],
    ['nodes', 'good good', nodes({}, { name: 'two', seenAt: ago(59) })],
    ['nodes', 'look node-silent', nodes({}, { name: 'two', seenAt: ago(60) })],
    ['nodes', 'act no-worker', nodes({ role: 'web' }, { role: 'worker', seenAt: ago(60) })],
    ['nodes', 'good good', nodes({ lagMs: 199 })],
    ['nodes', 'look node-lag', nodes({ lagMs: 200 })],
    ['nodes', 'act node-lag', nodes({ lagMs: 1000 })],
    ['nodes', 'look node-versions', nodes({}, { version: '2' })],
    ['nodes', 'look node-silent', nodes({}, { version: '2', seenAt: ago(60) })],
    // Two unreleased builds.
    ['nodes', 'look node-versions', releases(null, `${release}+3f2a9c1d`, `${release}+77aa9c1d`)],
    ['nodes', 'good good', releases(release, `${release}+3f2a9c1d`, `${release}+3f2a9c1d`)],
    ['nodes', 'look release-newer', releases('2026.12.1', `${release}+3f2a9c1d`)],
    ['nodes', 'look node-versions', releases('2026.12.1', release, '2026.12.1')],
    ['nodes', 'good good', releases('2026.11.9', release)],

    ['jobs', 'good good', jobs(299, { waiting: 900 })],
    ['jobs', 'look jobs-slow', jobs(300)],
    ['jobs', 'act jobs-stuck', jobs(1800)],
    ['jobs', 'look jobs-failed', jobs(null, { failed: 1 })],
    ['jobs', 'act jobs-stuck', jobs(1800, { failed: 1 })],

    ['schedules', 'good good', { schedules: [] }],
    ['schedules', 'good good', schedule(minute, null)],
    ['schedules', 'good good', schedule(minute, 10 * minute)],
    ['schedules', 'look schedule-late', schedule(minute, 11 * minute)],
    ['schedules', 'act schedule-late', schedule(minute, 63 * minute)],
    ['schedules', 'good good', schedule(day, 26 * hour - 1)],
    ['schedules', 'look schedule-late', schedule(day, 26 * hour)],
    ['schedules', 'act schedule-late', schedule(day, 73 * hour)],
    ['schedules', 'look schedule-failing', schedule(day, null, 10)],
    ['schedules', 'look schedule-failing', schedule(day, 20, 10)],
    ['schedules', 'good good', schedule(day, 10, 20)],
    ['schedules', 'act schedule-failing', schedule(minute, 2 * hour, 10)],

    // It was stopped for long and has just restarted.
    ['schedules', 'good good', { ...longAgo, ...nodes({ startedAt: ago(60) }) }],
    ['schedules', 'look schedule-late', { ...longAgo, ...nodes({ startedAt: ago(900) }) }],
    ['schedules', 'act schedule-late', { ...longAgo, ...nodes({}, webRestarted) }],
    ['schedules', 'act schedule-late', { ...longAgo, nodes: null }],

    ['letters', 'good good', inLetters({ waiting: 50, oldestSeconds: 899 })],
    ['letters', 'look letters-slow', inLetters({ waiting: 1, oldestSeconds: 900 })],
    ['letters', 'act letters-stuck', inLetters({ waiting: 1, oldestSeconds: 7200 })],
    ['letters', 'look letters-failed', inLetters({ failed: 1 })],

    ['gateway', 'good good', { openAttempts: { count: 9, oldestSeconds: 74 * minute } }],
    ['gateway', 'look attempts-old', { openAttempts: { count: 1, oldestSeconds: 75 * minute } }],
    ['gateway', 'act attempts-old', { openAttempts: { count: 1, oldestSeconds: 3 * hour } }],
    ['gateway', 'look gateway-away', nodes({ gateway: failing(10, 10) })],
    ['gateway', 'look gateway-away', nodes({ gateway: failing(5 * day, 5 * day) })],
    ['gateway', 'act gateway-away', nodes({ gateway: failing(11 * minute, minute) })],
    // Another node has reached it since.
    ['gateway', 'good good', nodes({ gateway: failing(11 * minute, minute) }, {})],
    ['gateway', 'look gateway-away', nodes({ gateway: failing(2, 2) }, {})],

    ['store', 'act store-away', nodes({ store: { ...failing(3, 2), isOpen: true } }, {})],
    ['store', 'good good', nodes({ store: { ...well, badAt: at(10) } })],

    ['disk', 'look unasked', nodes({ disk: null })],
    ['disk', 'good good', disk(5, 1000)],
    ['disk', 'look disk-filling', disk(4.9, 1000)],
    ['disk', 'act disk-full', disk(0.9, 1000)],
    ['disk', 'good good', disk(0.9, 3)],
    ['disk', 'act disk-full', disk(0.5, 3)],

    ['scanner', 'off off', nodes({ scanner: null })],
    ['scanner', 'look scanner-away', nodes({ scanner: failing(1, 1) })],
    ['scanner', 'act scanner-away', nodes({ scanner: { ...failing(1, 1), isOpen: true } })],

    ['mailbox', 'off off', { mailbox: 'off' }],
    ['mailbox', 'look mailbox-away', { mailbox: { failures: 1, readAt: null } }],
    ['mailbox', 'act mailbox-away', { mailbox: { failures: 5, readAt: null } }],

    ['messengers', 'off off', { messengers: 'off' }],
    // A quiet office.
    ['messengers', 'good good', inMessengers({ heardAt: ago(9 * day), sentAt: ago(9 * day) })],
    ['messengers', 'good good', inMessengers({ heardAt: null, sentAt: null })],
    ['messengers', 'act messenger-token', inMessengers({}, failedFor('token-wrong', hour))],
    ['messengers', 'act messenger-token', inMessengers({ ...wrongToken, sentAt: null })],
    ['messengers', 'good good', inMessengers(failedFor('token-wrong', hour + 1))],
    ['messengers', 'look messenger-away', inMessengers(failedFor('unavailable', minute))],
    ['messengers', 'good good', inMessengers({ unreportedAt: ago(hour - 1) })],
    ['messengers', 'look messenger-silent', inMessengers({ unreportedAt: ago(hour) })],
    ['messengers', 'look messenger-quality', inMessengers({ quality: 'red' })],
    ['messengers', 'good good', inMessengers({ waitingSince: ago(899) })],
    ['messengers', 'look messages-slow', inMessengers({ waitingSince: ago(900) })],
    ['messengers', 'act messages-stuck', inMessengers(redOne, { waitingSince: ago(7200) })],
    ['messengers', 'look templates-missing', withTemplates(1, 0)],
    ['messengers', 'look templates-refused', withTemplates(1, 2)],
    ['messengers', 'good good', inMessengers({ messenger: 'sms', templates: null })],

    ['clock', 'good good', nodes({ clockAheadSeconds: -1.9 })],
    ['clock', 'look clock-ahead', nodes({ clockAheadSeconds: -2 })],
    ['clock', 'act clock-ahead', nodes({}, { clockAheadSeconds: 60 })],

    ['backup', 'look backup-none', { backup: 'never' }],
    ['backup', 'good good', { backup: { ...backup, at: ago(26 * hour - 1) } }],
    ['backup', 'look backup-old', { backup: { ...backup, at: ago(26 * hour) } }],
    ['backup', 'act backup-old', { backup: { ...backup, at: ago(3 * day) } }],
    ['backup', 'look backup-absent', { backup: { ...backup, absentDocuments: 1 } }],
    ['backup', 'look backup-untried', { backup: { ...backup, verifiedAt: ago(100 * day) } }],
    ['backup', 'good good', { backup: { ...backup, verifiedAt: null } }],

    ['audit', 'good good', { audit: { ...audit, checkedAt: null } }],
    ['audit', 'look audit-unchecked', { audit: { ...audit, checkedAt: ago(26 * hour) } }],
    ['audit', 'act audit-unchecked', { audit: { ...audit, checkedAt: ago(3 * day) } }],
    ['audit', 'good good', { audit: unchecked, ...nodes({ startedAt: ago(hour) }) }],
    ['audit', 'look audit-unsealed', { audit: { ...audit, unsealedSeconds: 600 } }],
    ['audit', 'act audit-unsealed', { audit: { ...audit, unsealedSeconds: 6 * hour } }],
    ['audit', 'act audit-broken', { audit: { ...audit, isWhole: false, unsealedSeconds: 600 } }],

    ['invariants', 'good good', { invariants: 'never' }],
    ['invariants', 'act invariants-broken', { invariants: { ...broken, names: ['a'] } }],
  ])('%s: %s', (part, said, changes) => expect(lineOf(part, changes)).toBe(said))

  test('what could not be asked is not called good', () => {
    const own = ['jobs', 'schedules', 'letters', 'mailbox', 'messengers', 'backup'] as const
    for (const part of [...own, 'audit', 'invariants'] as const)
      expect(lineOf(part, { [part]: null })).toBe('look unasked')
    for (const part of ['nodes', 'gateway', 'store'] as const)
      expect(lineOf(part, { nodes: null })).toBe('look unasked')
    expect(lineOf('gateway', { openAttempts: null })).toBe('look unasked')
  })

  test('a line names whom it is about, and how much', () => {
    const facts = { ...sound, ...nodes({}, { name: 'two', seenAt: ago(90) }) }
    expect(judgeHealth(facts, now)[0]).toEqual({
      ...{ part: 'nodes', state: 'look', reason: 'node-silent', name: 'two', seconds: 90 },
      ...{ bytes: null, percent: null, count: null },
    })
  })
})

test('a node that has gone silent says nothing any more about what surrounds it', () => {
  const gone = { name: 'two', seenAt: ago(90), store: failing(80, 70), clockAheadSeconds: 90 }
  const lines = judgeHealth({ ...sound, ...nodes({}, gone) }, now)
  expect(lines.filter(({ state }) => state !== 'good').map(({ part }) => part)).toEqual(['nodes'])
})

test('the worst stands on top, and nothing that fails hides another', () => {
  const nothing = Object.fromEntries(Object.keys(sound).map((part) => [part, null]))
  const missing = fc.subarray(Object.keys(sound))
  always(missing, (parts) => {
    const facts = { ...sound, ...Object.fromEntries(parts.map((part) => [part, null])) }
    const lines = judgeHealth(facts as HealthFacts, now)
    const order = lines.map(({ state }) => ['act', 'look', 'good', 'off'].indexOf(state))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(new Set(lines.map(({ part }) => part)).size).toBe(healthParts.length)
  })
  expect(judgeHealth(nothing as unknown as HealthFacts, now)[0]?.state).toBe('act')
})
