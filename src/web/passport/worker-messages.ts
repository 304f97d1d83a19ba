import type { PassportReading } from '#domain/passport/reading.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import type { GreyPicture } from '#reader/picture.ts'

/** A request to the worker. The weights are sent once. */
export type Question = {
  readonly picture: Blob | GreyPicture
  readonly today: CalendarDate
  readonly weights: Uint8Array<ArrayBuffer> | null
}

/** Its response, null on failure; `decoder` if it cannot decode the picture, which the page may. */
export type Answer =
  | { readonly reading: PassportReading; readonly strip: Blob | null }
  | { readonly missing: 'decoder' }
