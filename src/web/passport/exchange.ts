import type { PassportReading } from '#domain/passport/reading.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import type { GreyPicture } from '#reader/picture.ts'

/** What the page asks of the worker. The weights come along once. */
export type Question = {
  readonly picture: Blob | GreyPicture
  readonly today: CalendarDate
  readonly weights: Uint8Array<ArrayBuffer> | null
}

/** What it answers, or null when it failed; `decoder` when it could not open the picture: the page may. */
export type Answer =
  | { readonly reading: PassportReading; readonly strip: Blob | null }
  | { readonly missing: 'decoder' }
