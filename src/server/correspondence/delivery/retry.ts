import { AppError } from '#domain/error.ts'
import {
  findApplication,
  getApplicationForUpdate,
  lockApplications,
} from '../../data/application/application.ts'
import { findOpenOf } from '../../data/correspondence/delivery.ts'
import { clearUnreachable, findUnreachable } from '../../data/correspondence/unreachable-address.ts'
import type { Authority } from '../../data/staff/authority.ts'
import { countGuarded } from '../../http/guard.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { resendReturned } from '../resend.ts'

type Asked = { id: number; authority: Authority; now: Date }

/**
 * The traveller confirms the address: it counts as reachable again, and bounced letters are resent.
 * If those bounce too, all is as before. Returns the number of letters; none if nothing is held
 * against the address. Throws application.not-found, request.too-many.
 */
export function retry(services: Services, { id, authority, now }: Asked): Promise<number> {
  return inTransaction(services.db, async (tx) => {
    const found = await findApplication(tx, id, authority)
    if (!found) throw new AppError('application.not-found')
    const open = await findOpenOf(tx, found.contactEmail)
    await lockApplications(tx, [...new Set([id, ...open])])
    const { contactEmail } = await getApplicationForUpdate(tx, id, authority)
    if ((await findUnreachable(tx, contactEmail))?.reason !== 'bounced') return 0
    await countGuarded(tx, 'address tries of application', id, now)
    await clearUnreachable(tx, contactEmail, now)
    const by = { actor: 'traveller', staffId: null, now } as const
    return resendReturned(tx, services, { applicationId: id, nextRecipient: contactEmail }, by)
  })
}
