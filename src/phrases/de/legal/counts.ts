import { countIn } from '../../span.ts'

const count = countIn('de')

/** Counts after 'innerhalb von' and 'in den letzten': '30 Tagen', '12 Monaten'. */
export const dative = {
  hours: (value: number) => count(value, { one: '# Stunde', other: '# Stunden' }),
  days: (value: number) => count(value, { one: '# Tag', other: '# Tagen' }),
  businessDays: (value: number) => count(value, { one: '# Arbeitstag', other: '# Arbeitstagen' }),
  months: (value: number) => count(value, { one: '# Monat', other: '# Monaten' }),
  years: (value: number) => count(value, { one: '# Jahr', other: '# Jahren' }),
}
