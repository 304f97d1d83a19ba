import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFailed, test } from 'vitest'
import { openLedger } from '../../test/faults/ledger.ts'
import { startRigOn } from './installation.ts'
import { type Pair, startPair } from './pair.ts'
import { findPostgres, findProgram, isThere } from './programs.ts'
import { write } from './writers.ts'

const programs = findPostgres()
const haproxy = findProgram('haproxy')
const canRun = isThere('what a node and a standby cost', { 'postgresql-15': programs, haproxy })

const rounds = 3
const roundMs = 5_000
const restMs = 20_000

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const one = (value: number) => value.toFixed(1)

/** Transactions and WAL bytes so far. */
async function spent({ ask }: Pair) {
  const [row] = await ask<{ transactions: number; bytes: number; connections: number }>(
    `select (xact_commit + xact_rollback)::int as transactions,
      (pg_current_wal_insert_lsn() - '0/0')::float8 as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid()) as connections
    from pg_stat_database where datname = current_database()`,
  )
  if (!row) throw new Error('The database says nothing of itself')
  return row
}

/** Prints the figures of docs/operations/scale.md. They depend on the machine; only their shape is tested. */
test.runIf(canRun)(
  'what a node asks of its database, and what it costs to wait for a standby',
  async () => {
    const { rig, pair } = await startRigOn((folder) =>
      startPair(folder, programs ?? '', haproxy ?? ''),
    )
    const node = await rig.startNode()
    onTestFailed(() => console.error(node.said()))
    // Statistics are written with a delay.
    await pause(5_000)
    const [resting, rested] = [await spent(pair), await pause(restMs).then(() => spent(pair))]
    const atRest = ((rested.transactions - resting.transactions) * 1000) / restMs

    const people = { writers: 16, betweenMs: 0, ledger: openLedger() }
    const writers = write({ origin: rig.origin, nodes: [rig.origin], ...people })
    await writers.more(100)
    const rates: Record<'on' | 'off', number[]> = { on: [], off: [] }
    const before = { ...(await spent(pair)), count: writers.count() }
    for (let round = 0; round < rounds; round += 1) {
      for (const each of ['on', 'off'] as const) {
        await pair.synchronous(each === 'on')
        const begun = { count: writers.count(), at: performance.now() }
        await pause(roundMs)
        rates[each].push(((writers.count() - begun.count) * 1000) / (performance.now() - begun.at))
      }
    }
    const after = { ...(await spent(pair)), count: writers.count() }
    await writers.stop()
    const kilobytes = (after.bytes - before.bytes) / (after.count - before.count) / 1024
    console.log(
      [
        `at rest one node of ROLE=all asks ${one(atRest)} transactions a second on ${rested.connections} connections`,
        `under load it holds ${after.connections} connections`,
        `an application of one traveller is ${one(kilobytes)} kB of write-ahead log`,
        `${rates.on.map(Math.round)} applications a second with a synchronous standby, ${rates.off.map(Math.round)} without: ` +
          `${(middle(rates.on) / middle(rates.off)).toFixed(2)} of it`,
      ].join('\n'),
    )
    expect(after.connections).toBeLessThanOrEqual(25)
    expect(middle(rates.on)).toBeGreaterThan(0)
  },
  180_000,
)
