import { keepInvariantCheck } from '../../data/operation/invariant-check.ts'
import type { Services } from '../../services.ts'

/** Maximum number logged with their rows; checking again lists all. */
const mostTold = 20

/** Nightly check of all invariants; stores the result. */
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
