import { todayIn } from '#domain/time/calendar.ts'
import { addVisits } from '../../data/application/visit.ts'
import type { Site } from '../../http/site.ts'
import type { Services } from '../../services.ts'
import { type Visit, visitOf } from './visit.ts'

const everyTenSeconds = 10_000

type Row = Visit & { day: string; count: number }

/**
 * Counts views of public pages. Sums stay in memory, which is small, and are added to the database
 * regularly: no page waits for it, and none is lost while it is away.
 */
export function createVisits({
  db,
  clock,
  log,
  publicUrl,
}: Pick<Services, 'db' | 'clock' | 'log' | 'publicUrl'>) {
  const ownHost = new URL(publicUrl).host
  const counted = new Map<string, Row>()
  let writing: Promise<void> = Promise.resolve()

  function add(row: Row): void {
    const key = `${row.day} ${row.language} ${row.page} ${row.source}`
    const known = counted.get(key)
    if (known) known.count += row.count
    else counted.set(key, { ...row })
  }

  async function write(): Promise<void> {
    // Every node updates rows in the same order, so that none deadlock.
    const rows = [...counted].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
    if (rows.length === 0) return
    counted.clear()
    try {
      await addVisits(db, rows)
    } catch (err) {
      rows.forEach(add)
      log.warn({ err }, 'visits wait to be written')
    }
  }

  /** Writes the counts, one run at a time. Failed counts are kept for the next one. */
  function flush(): Promise<void> {
    writing = writing.then(write)
    return writing
  }

  return {
    /** Wraps the site and counts its responses. */
    counting(site: Site): Site {
      return (request) => {
        const answer = site(request)
        const visit = answer && visitOf(request, answer, ownHost)
        if (visit) add({ ...visit, day: todayIn(clock.now(), 'UTC'), count: 1 })
        return answer
      }
    },
    flush,
    /** Writes every ten seconds; returns a function that stops and writes the rest. */
    start(): () => Promise<void> {
      const timer = setInterval(flush, everyTenSeconds)
      return () => {
        clearInterval(timer)
        return flush()
      }
    },
  }
}
