import type { PassportReading } from '#domain/passport/reading.ts'
import { judge } from './confidence.ts'
import type { GreyPicture } from './picture.ts'
import { placeOf } from './place.ts'
import { findZone, type Given } from './search.ts'

/** Pictures with a shorter side below this have no legible text. */
const shortestSide = 160

/**
 * Reads the machine zone of a passport picture and decides only what may be shown: `sure` if every
 * check digit matches and no other reading is close, `partly` the fields for which that holds
 * individually.
 */
export function readZone(picture: GreyPicture, given: Given): PassportReading {
  if (Math.min(picture.width, picture.height) < shortestSide) return { outcome: 'not-found' }
  const { best, isOther } = findZone(picture, given)
  const found = best && judge(best.reading, given.today)
  // Next to a visa or card only a complete passport counts.
  if (isOther && found?.outcome !== 'sure') return { outcome: 'other-document' }
  if (!found) return { outcome: 'not-found' }
  return { ...found, strip: placeOf(best) }
}
