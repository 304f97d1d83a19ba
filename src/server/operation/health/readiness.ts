import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { leadMinutes } from '#domain/rules/rules.ts'
import { probeWrite } from '../../data/operation/write-probe.ts'
import { transientCause } from '../../platform/db/transient-error.ts'
import type { ThrottledLog } from '../../platform/throttled-log.ts'
import type { Services } from '../../services.ts'

/**
 * Why a node is not ready: it cannot write rows or files, its clock is wrong, or a version of the
 * rules may have begun that it does not know.
 */
export type Unready = 'clock' | 'database' | 'files' | 'rules'

const patienceMs = 2_000
const databaseFreshMs = 1_000
const filesFreshMs = 10_000
/** PostgreSQL may still write a small row when larger ones fail. */
const diskFull = '53100'
const diskFullFreshMs = 30_000
const leastFreeBytes = 64 * 1024 * 1024
/** Logged; payments and codes still work. */
const clockWarnsMs = 2_000
/** Payment pages and notifications are rejected on such a node. */
const clockStopsMs = 60_000
const watchEveryMs = 60_000
const rulesStopMs = leadMinutes * 60_000

type Parts = Pick<Services, 'db' | 'clock' | 'log' | 'dataDir'> & {
  rules: Pick<Services['rules'], 'ageMs'>
  throttledLog: ThrottledLog
}

export type Readiness = ReturnType<typeof createReadiness>

/**
 * Checks readiness by writing a row and inspecting the folder. The answer is cached briefly and
 * checked once at a time, so that frequent health checks cost nothing; nobody waits longer than two
 * seconds.
 */
export function createReadiness({ db, clock, log, dataDir, rules, throttledLog }: Parts) {
  let clockAheadMs = 0

  async function probeDatabase(): Promise<boolean> {
    try {
      const asked = clock.now().getTime()
      const at = await probeWrite(db)
      const answered = clock.now().getTime()
      compareClocks(at ?? new Date(answered), asked, answered)
      return !throttledLog.isRecent(diskFull, diskFullFreshMs)
    } catch (err) {
      throttledLog.tell(transientCause(err) ?? 'database', { err })
      return false
    }
  }

  /** The database read its clock between request and answer. */
  function compareClocks(at: Date, asked: number, answered: number): void {
    const before = Math.abs(clockAheadMs) > clockWarnsMs
    const surelyAhead = asked - at.getTime()
    const surelyBehind = answered - at.getTime()
    clockAheadMs = surelyAhead > 0 ? surelyAhead : Math.min(surelyBehind, 0)
    const now = Math.abs(clockAheadMs) > clockWarnsMs
    const difference = { aheadSeconds: Math.round(clockAheadMs / 100) / 10 }
    if (now) throttledLog.tell('clock', difference)
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
    if (rules.ageMs() > rulesStopMs) unready.push('rules')
    return unready
  }

  return {
    check,
    /** Clock difference to the database; negative: behind. */
    clockAheadSeconds: () => clockAheadMs / 1000,
    /** Also checks now and each minute, while the process runs. */
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

/** False when it takes longer. */
async function within(answer: Promise<boolean>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const patience = setTimeout(() => resolve(false), patienceMs)
  return Promise.race([answer, promise]).finally(() => clearTimeout(patience))
}

/** Runs once at a time, and not while the last answer is fresh. */
function keepFresh(ask: () => Promise<boolean>, freshMs: number): () => Promise<boolean> {
  let last: { answer: Promise<boolean>; at: number } | null = null
  return () => {
    if (last && performance.now() - last.at < freshMs) return last.answer
    // Not stale before it arrives: until then all callers share it.
    const asked = { answer: ask(), at: Number.POSITIVE_INFINITY }
    asked.answer.finally(() => {
      asked.at = performance.now()
    })
    last = asked
    return asked.answer
  }
}
