import { keepInvariantCheck } from '../../data/operation/invariant-check.ts'
import type { Services } from '../../services.ts'

/** Of these the log says which row it was; all of them are told by asking anew. */
const mostTold = 20

/** Asks each night for everything that must always be true, and keeps the answer. */
export async function checkInvariants({
  db,
  clock,
  log,
  askInvariants,
}: Pick<Services, 'db' | 'clock' | 'log' | 'askInvariants'>): Promise<void> {
  const broken = await askInvariants()
  const names = [...new Set(broken.map(({ promise }) => promise))]
  if (names.length > 0) {
    log.error({ count: broken.length, broken: broken.slice(0, mostTold) }, 'promises are broken')
  }
  await keepInvariantCheck(db, { askedAt: clock.now(), broken: broken.length, names })
}
