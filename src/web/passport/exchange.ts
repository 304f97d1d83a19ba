import type { PassportReading } from '#domain/passport/reading.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import type { GreyPicture } from '#reader/picture.ts'

/** What the page asks of the worker. The weights come along once. */
export type Question = {
  readonly picture: Blob | GreyPicture
  readonly today: CalendarDate
  readonly weights: Uint8Array<ArrayBuffer> | null
}

/** What it answers, or null when it failed; `decoder` when a worker of this browser cannot open pictures, and the page has to. */
export type Answer =
  | { readonly reading: PassportReading; readonly strip: Blob | null }
  | { readonly missing: 'decoder' }
