import { type AskedLine, askedLines } from '#domain/filing/form.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import { formOf } from '../filing-form.ts'

/** How soon another node asks travellers what an owner switched on here. */
const everyMs = 30_000

/** The lines that travellers are asked in the application: read once and whenever asked. */
export async function openAsked(db: Database): Promise<Services['asked']> {
  let lines: readonly AskedLine[] = []
  const reload = async () => {
    const found = askedLines(await formOf(db))
    // The same list while nothing changed: pages are made anew for another.
    if (JSON.stringify(found) !== JSON.stringify(lines)) lines = found
  }
  await reload()
  return { lines: () => lines, reload }
}

/** Reads them from time to time, since other nodes write the form too. Returns the end. */
export function keepAsked({ asked, log }: Services): () => Promise<void> {
  let looking = Promise.resolve()
  const timer = setInterval(() => {
    looking = asked
      .reload()
      .catch((err) => log.warn({ err }, 'the filing form could not be read again'))
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await looking
  }
}
