import { seatZone } from './time/business-day.ts'

/** Local hours within which reminders may ring a phone. */
const from = 9
const until = 20

const quarterMs = 900_000
const quartersOfADay = 96

/** Not in TypeScript's library yet. */
type WithZones = Intl.Locale & { getTimeZones?(): string[] | undefined }

/** The time zones of a country (alpha-2); those of our seat where it is not known. */
function zonesOf(country: string | null): readonly string[] {
  const known = /^[A-Za-z]{2}$/.test(country ?? '')
  const zones = known && (new Intl.Locale(`und-${country}`) as WithZones).getTimeZones?.()
  return zones && zones.length > 0 ? zones : [seatZone]
}

const hourIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone })
  return (moment: Date) => Number(format.format(moment))
}

/**
 * The first moment from now on, at full quarters, that is not at night in any part of a country:
 * where in it somebody is, nobody knows.
 */
export function afterQuietHours(now: Date, country: string | null): Date {
  const hours = zonesOf(country).map(hourIn)
  const isDay = (moment: Date) =>
    hours.every((hour) => hour(moment) >= from && hour(moment) < until)
  if (isDay(now)) return now
  const next = Math.ceil(now.getTime() / quarterMs)
  for (let quarter = next; quarter < next + quartersOfADay; quarter += 1) {
    const moment = new Date(quarter * quarterMs)
    if (isDay(moment)) return moment
  }
  return now
}
