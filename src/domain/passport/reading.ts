import type { Gender } from '../application/choice.ts'
import type { CalendarDate } from '../time/calendar.ts'

/**
 * The fields of a passport's machine zone; null if not certain, or without an equivalent here (a
 * stateless person's nationality, an unspecified sex).
 */
export type PassportFields = {
  /** As in the zone: A to Z, spaces for fillers, at most 39 characters with the given names. */
  readonly surname: string | null
  /** Likewise; empty for a single name, which is the surname. */
  readonly givenNames: string | null
  /** The names fill their line and may be truncated. */
  readonly namesCut: boolean
  /** A to Z and 0 to 9, at most nine, without fillers. */
  readonly number: string | null
  /** Alpha-2 code of our table of countries. */
  readonly issuingCountry: string | null
  readonly nationality: string | null
  readonly dateOfBirth: CalendarDate | null
  readonly sex: Gender | null
  readonly expiryDate: CalendarDate | null
}

/** A point in a picture, from the upper left corner, as fractions of width and height (0 to 1). */
export type Place = { readonly x: number; readonly y: number }

/** Where the zone is in the given picture. */
export type Strip = {
  /** Corners of both lines together, in reading direction: upper left, upper right, lower right, lower left. */
  readonly corners: readonly [Place, Place, Place, Place]
  /** Clockwise quarter turns that make the picture upright. */
  readonly quarterTurns: 0 | 1 | 2 | 3
}

export type ZoneLines = readonly [string, string]

/**
 * The result of reading a picture of a passport page.
 * - `sure`: all check digits match and no other reading is nearly as likely.
 * - `partly`: only fields that are certain on their own are set; `lines` is null.
 * - `not-found`: no machine zone, or an unreadable one.
 * - `other-document`: an identity card, a visa or another card with a machine zone.
 */
export type PassportReading =
  | {
      readonly outcome: 'sure' | 'partly'
      readonly fields: PassportFields
      /** Both lines of 44 characters, if certain. */
      readonly lines: ZoneLines | null
      readonly strip: Strip
    }
  | { readonly outcome: 'not-found' }
  | { readonly outcome: 'other-document' }
