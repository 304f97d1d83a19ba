import { type OfficeHours, type OpeningHours, workingWeek } from '#domain/office-hours.ts'
import { getOpeningHours, updateOpeningHours } from '../data/staff/setting.ts'
import { cachedSetting } from '../platform/cached-setting.ts'
import type { Tx } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { Services } from '../services.ts'

type Parts = Pick<Services, 'db' | 'company'>

const setting = cachedSetting(getOpeningHours)

/** The office hours: the owner's setting, or the installation's default. */
export async function officeHours({ db, company }: Parts, now: Date): Promise<OfficeHours> {
  const { opens, closes, timeZone } = company.businessHours
  return { ...((await setting.get(db, now)) ?? workingWeek({ opens, closes })), timeZone }
}

/** Changes them; `trace` audits it. */
export async function changeOfficeHours(
  { db }: Parts,
  hours: OpeningHours,
  trace: (tx: Tx) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await updateOpeningHours(tx, hours)
    await trace(tx)
  })
  setting.forget(db)
}
