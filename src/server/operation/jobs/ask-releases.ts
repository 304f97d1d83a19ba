import { isLater } from '#domain/release.ts'
import { keepReleaseCheck } from '../../data/operation/release-check.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { alertStaff } from '../../staff/alert/alert.ts'

/** Daily check for a newer release, if enabled; owners are alerted once to each. */
export async function askReleases(services: Services): Promise<void> {
  const { db, clock, releases, version } = services
  if (!releases) return
  const newest = await releases.newest()
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    await keepReleaseCheck(tx, { askedAt: now, newest })
    if (!isLater(newest, version)) return
    await alertStaff(tx, services, { kind: 'release-newer', occasion: newest, now })
  })
}
