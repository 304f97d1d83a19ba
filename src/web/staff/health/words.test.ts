import { expect, test } from 'vitest'
import type { Health, Line } from './health.ts'
import { factsOf, troubleOf } from './words.ts'

const reader = {
  t: (key: string) => key.replace('staff.health.', ''),
  language: 'en',
  now: new Date('2026-11-21T09:00:00Z'),
} as const
const line = (part: Line['part'], state: Line['state'] = 'good'): Line => ({
  ...{ part, state, reason: 'good', name: null },
  ...{ seconds: null, bytes: null, percent: null, count: null },
})
const database = { version: '18.1', sizeBytes: 1, connections: 1, maxConnections: 9 }
const asked = {
  ...{ database: { ...database, standbys: 0, lagSeconds: null }, nodes: [], queues: null },
  ...{ openAttempts: null, mailboxReadAt: null, messengersHeardAt: null, invariants: null },
} as unknown as Health

test.each([
  ['database', 'good', 'facts.database'],
  ['nodes', 'good', 'facts.nodes'],
  ['jobs', 'good', null],
  ['gateway', 'good', null],
  ['disk', 'good', null],
  ['clock', 'good', null],
  ['store', 'good', 'facts.store'],
  ['store', 'act', null],
  ['scanner', 'good', 'facts.scanner'],
  ['scanner', 'act', null],
  ['scanner', 'off', 'facts.scanner.off'],
  ['mailbox', 'act', 'facts.mailbox'],
  ['mailbox', 'off', 'facts.mailbox.off'],
  ['messengers', 'look', 'facts.messengers'],
  ['messengers', 'off', 'facts.messengers.off'],
  ['invariants', 'good', 'facts.invariants'],
] as const)('%s that is %s says %s', (part, state, facts) => {
  expect(factsOf(asked, line(part, state), reader)).toBe(facts)
})

test.each([
  [0, 'facts.database'],
  [1, 'facts.database. facts.standby.unknown'],
])('a database with %i standbys says %s', (standbys, facts) => {
  const health = { ...asked, database: { ...database, standbys, lagSeconds: null } } as Health
  expect(factsOf(health, line('database'), reader)).toBe(facts)
})

test('what is well or off needs nothing; the rest says why and what to do', () => {
  expect(troubleOf(line('store'), reader)).toBeNull()
  expect(troubleOf({ ...line('store'), reason: 'off' }, reader)).toBeNull()
})
