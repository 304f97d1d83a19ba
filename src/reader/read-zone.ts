import type { PassportReading } from '#domain/passport/reading.ts'
import { judge } from './confidence.ts'
import type { GreyPicture } from './picture.ts'
import { placeOf } from './place.ts'
import { findZone, type Given } from './search.ts'

/** A picture with a shorter side than this, in pixels, has no letters left. */
const shortestSide = 160

/**
 * Reads the machine zone of the passport in a picture. It decides nothing but what may be shown: `sure` where every
 * check digit holds and nothing else is nearly as likely, `partly` the fields of which that can be said by themselves.
 */
export function readZone(picture: GreyPicture, given: Given): PassportReading {
  if (Math.min(picture.width, picture.height) < shortestSide) return { outcome: 'not-found' }
  const { best, isOther } = findZone(picture, given)
  const found = best && judge(best.reading, given.today)
  // Beside a visa or a card only a whole passport counts.
  if (isOther && found?.outcome !== 'sure') return { outcome: 'other-document' }
  if (!found) return { outcome: 'not-found' }
  return { ...found, strip: placeOf(best) }
}
