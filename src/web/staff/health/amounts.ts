import type { Language } from '#domain/reference/languages.ts'
import { saySize } from '../../i18n/moment.ts'

const steps = [
  ['second', 1, 120],
  ['minute', 60, 120 * 60],
  ['hour', 3600, 72 * 3600],
  ['day', 86_400, Number.POSITIVE_INFINITY],
] as const

/** '45 seconds', '12 minutes', '3 hours', '4 days': rounded, in the unit in which one thinks of it. */
export function sayAge(seconds: number, language: Language): string {
  const [unit, size] = steps.find(([, , most]) => seconds < most) ?? steps[0]
  return new Intl.NumberFormat(`${language}-u-nu-latn`, {
    ...{ style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 },
  }).format(Math.round(seconds / size))
}

/** '1 minute', '15 minutes', '1 day': how often something recurs, in the largest unit that fits. */
export function sayEvery(seconds: number, language: Language): string {
  const [unit, size] = steps.findLast(([, each]) => seconds % each === 0) ?? steps[0]
  return new Intl.NumberFormat(`${language}-u-nu-latn`, {
    ...{ style: 'unit', unit, unitDisplay: 'long' },
  }).format(seconds / size)
}

const gibibyte = 2 ** 30

/** '51 GB': as files, and larger. */
export function sayRoom(bytes: number, language: Language): string {
  if (bytes < gibibyte) return saySize(bytes, language)
  const isSmall = bytes < 10 * gibibyte
  return new Intl.NumberFormat(`${language}-u-nu-latn`, {
    ...{ style: 'unit', unit: 'gigabyte', maximumFractionDigits: isSmall ? 1 : 0 },
  }).format(bytes / gibibyte)
}

/** '0.4', '12': what a run took, in seconds. */
export const sayTook = (seconds: number, language: Language): string =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, {
    ...{ style: 'unit', unit: 'second', maximumFractionDigits: seconds < 10 ? 1 : 0 },
  }).format(seconds)
