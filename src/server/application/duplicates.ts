import type { findDuplicates as duplicatesEndpoint } from '#contract/draft.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { doTripsOverlap } from '#domain/application/trip.ts'
import { partsOf } from '#domain/time/calendar.ts'
import { findDuplicates } from '../data/application/application-access.ts'
import { findSession } from '../data/application/session.ts'
import { isWithin } from '../http/guard.ts'
import type { Call } from '../http/route.ts'
import type { Services } from '../services.ts'

type Asked = Pick<Call<typeof duplicatesEndpoint>, 'body' | 'tokenHash' | 'now'>

/** Open applications with the same passports, and visas for a trip that overlaps. */
export async function findDuplicatesOf(
  { db, rules }: Pick<Services, 'db' | 'rules'>,
  { body: { passportNumbers, arrivals, visaType = 'tourist', ...body }, tokenHash, now }: Asked,
) {
  if (passportNumbers.length === 0) return []
  const sessionId = tokenHash ? await findSession(db, tokenHash) : null
  // Beyond the limit only this browser's own applications are named, without a hint of it.
  const email = (await isWithin(db, 'duplicates of e-mail', body.email, now)) ? body.email : null
  const found = await findDuplicates(db, { sessionId, email, passportNumbers })
  const overlaps = ({ passportNumber, ...theirs }: (typeof found)[number]) =>
    passportNumbers.some((number, index) => {
      const arrival = arrivals[index] ?? ''
      const isSame = number === passportNumber && partsOf(arrival) !== null
      return isSame && doTripsOverlap(rules.at(now), theirs, { visaType, arrival })
    })
  const rows = found.filter((row) => !row.approved || overlaps(row))
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, same]) => {
    const numbers = new Set(same.map(({ passportNumber }) => passportNumber))
    const own = same.find((each) => each.own)
    return {
      reference: own ? referenceOf(id) : null,
      orderId: own?.orderId ?? null,
      positions: passportNumbers.flatMap((n, index) => (numbers.has(n) ? [index] : [])),
      approvedFor: same.every(({ approved }) => approved) ? (same[0]?.arrival ?? null) : null,
    }
  })
}
