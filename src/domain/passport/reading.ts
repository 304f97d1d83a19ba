import type { Gender } from '../application/choice.ts'
import type { CalendarDate } from '../time/calendar.ts'

/**
 * What the machine zone of a passport says; null where it could not be read for certain, or says nothing that we
 * have a word for (a stateless person's nationality, a sex that is not stated).
 */
export type PassportFields = {
  /** As in the zone: upper case A to Z, a space for each filler, at most 39 characters with the given names. */
  readonly surname: string | null
  /** Likewise; empty where the passport has one name only, which then stands as the surname. */
  readonly givenNames: string | null
  /** The names fill their line, so that the end of the last ones may be missing. */
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

/** A place in a picture, from its upper left corner, in shares of its width and height (0 to 1). */
export type Place = { readonly x: number; readonly y: number }

/** Where the zone stands in the picture that was given. */
export type Strip = {
  /** Corners of both lines together, as read: upper left, upper right, lower right, lower left. */
  readonly corners: readonly [Place, Place, Place, Place]
  /** Quarter turns clockwise that bring the picture upright. */
  readonly quarterTurns: 0 | 1 | 2 | 3
}

export type ZoneLines = readonly [string, string]

/**
 * What was found in a picture of a passport page.
 * - `sure`: every check digit holds and nothing else that holds is nearly as likely.
 * - `partly`: only fields of which that can be said one by one are filled in; `lines` is null.
 * - `not-found`: no machine zone, or none that could be read.
 * - `other-document`: an identity card, a visa or another card with a machine zone.
 */
export type PassportReading =
  | {
      readonly outcome: 'sure' | 'partly'
      readonly fields: PassportFields
      /** Both lines of 44 characters, where they are sure. */
      readonly lines: ZoneLines | null
      readonly strip: Strip
    }
  | { readonly outcome: 'not-found' }
  | { readonly outcome: 'other-document' }
