import { parsePhoneNumber } from 'libphonenumber-js/min'

/** An address of a site as people say it: visa.immigration.go.tz. */
export function displayHost(url: string): string {
  return new URL(url).host
}

/** A number in E.164 with the spaces of its country. Used while pages are built, never in browsers. */
export function displayPhone(phone: string): string {
  return parsePhoneNumber(phone).formatInternational()
}
