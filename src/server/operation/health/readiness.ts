import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { probeWrite } from '../../data/operation/write-probe.ts'
import type { Troubles } from '../../http/troubles.ts'
import { passingCause } from '../../platform/db/passing.ts'
import type { Services } from '../../services.ts'

/** Why a node cannot do its work: it cannot write rows, or files, or does not know the time. */
export type Unready = 'clock' | 'database' | 'files'

const patienceMs = 2_000
const databaseFreshMs = 1_000
const filesFreshMs = 10_000
/** PostgreSQL may still write one small row when it can write no more of others. */
const diskFull = '53100'
const diskFullFreshMs = 30_000
const leastFreeBytes = 64 * 1024 * 1024
/** Told to the log; payments and codes still work. */
const clockWarnsMs = 2_000
/** Payment pages and notifications are refused on such a node. */
const clockStopsMs = 60_000
const watchEveryMs = 60_000

type Parts = Pick<Services, 'db' | 'clock' | 'log' | 'dataDir'> & { troubles: Troubles }

export type Readiness = ReturnType<typeof createReadiness>

/**
 * Whether this node can do its work, found out by doing: a row is written, the folder is looked at. An
 * answer is kept for a moment and one question is under way at a time, so that a flood of health checks
 * costs nothing; nobody waits longer than two seconds for it.
 */
export function createReadiness({ db, clock, log, dataDir, troubles }: Parts) {
  let clockAheadMs = 0

  async function probeDatabase(): Promise<boolean> {
    try {
      const asked = clock.now().getTime()
      const at = await probeWrite(db)
      const answered = clock.now().getTime()
      compareClocks(at ?? new Date(answered), asked, answered)
      return !troubles.isRecent(diskFull, diskFullFreshMs)
    } catch (err) {
      troubles.tell(passingCause(err) ?? 'database', { err })
      return false
    }
  }

  /** The database looked at its clock somewhere between question and answer. */
  function compareClocks(at: Date, asked: number, answered: number): void {
    const before = Math.abs(clockAheadMs) > clockWarnsMs
    const surelyAhead = asked - at.getTime()
    const surelyBehind = answered - at.getTime()
    clockAheadMs = surelyAhead > 0 ? surelyAhead : Math.min(surelyBehind, 0)
    const now = Math.abs(clockAheadMs) > clockWarnsMs
    const difference = { aheadSeconds: Math.round(clockAheadMs / 100) / 10 }
    if (now) troubles.tell('clock', difference)
    else if (before) log.info(difference, 'the clocks agree again')
  }

  const database = keepFresh(probeDatabase, databaseFreshMs)
  const files = keepFresh(() => canWriteFiles(dataDir), filesFreshMs)

  async function check(): Promise<readonly Unready[]> {
    const [rows, folder] = await Promise.all([within(database()), within(files())])
    const unready: Unready[] = []
    if (Math.abs(clockAheadMs) > clockStopsMs) unready.push('clock')
    if (!rows) unready.push('database')
    if (!folder) unready.push('files')
    return unready
  }

  return {
    check,
    /** How far this node's clock is ahead of the database's; negative: behind. */
    clockAheadSeconds: () => clockAheadMs / 1000,
    /** Looks by itself as well, now and each minute, as long as the process runs. */
    start(): void {
      void check()
      setInterval(check, watchEveryMs).unref()
    },
  }
}

async function canWriteFiles(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK)
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize >= leastFreeBytes
  } catch {
    return false
  }
}

/** False instead of waiting any longer. */
async function within(answer: Promise<boolean>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const patience = setTimeout(() => resolve(false), patienceMs)
  return Promise.race([answer, promise]).finally(() => clearTimeout(patience))
}

/** Asks once at a time, and not again while the last answer is fresh. */
function keepFresh(ask: () => Promise<boolean>, freshMs: number): () => Promise<boolean> {
  let last: { answer: Promise<boolean>; at: number } | null = null
  return () => {
    if (last && performance.now() - last.at < freshMs) return last.answer
    // Not old before it is there: until then everybody waits for the same.
    const asked = { answer: ask(), at: Number.POSITIVE_INFINITY }
    asked.answer.finally(() => {
      asked.at = performance.now()
    })
    last = asked
    return asked.answer
  }
}
