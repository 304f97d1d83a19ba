import type { Language } from '#domain/reference/languages.ts'
import { directionOf } from '#domain/reference/languages.ts'
import { type SheetField, sheetFields } from '#domain/sheet/headings.ts'
import { examplePassport } from '#domain/sheet/travellers.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import { addDays } from '#domain/time/calendar.ts'
import type { Translate } from '#phrases/translate.ts'
import type { Template } from './template.ts'

/** The template in the page's language, with dates around `today` and a fictitious passport. */
export function templateIn(language: Language, t: Translate, today: CalendarDate): Template {
  const example: Readonly<Record<SheetField, string>> = {
    firstName: 'Maria Anna',
    lastName: 'Muster',
    dateOfBirth: '1990-03-27',
    nationality: 'CHE',
    gender: t('apply.gender.female'),
    passportNumber: examplePassport,
    passportIssueDate: addDays(today, -700),
    passportExpiryDate: addDays(today, 2900),
    passportIssuingCountry: 'CHE',
    intendedDateOfArrival: addDays(today, 60),
    residentialAddress: 'Bundesplatz 3',
    residentialCity: 'Bern',
    residentialPostalCode: '3005',
    residentialCountry: 'CHE',
    accommodationAddress: '',
    accommodationCity: '',
    placeOfBirth: 'Bern',
    occupation: '',
    linkEmail: '',
  }
  return {
    headings: sheetFields.map((field) => t(`apply.${field}.label`)),
    example: sheetFields.map((field) => example[field]),
    isRightToLeft: directionOf(language) === 'rtl',
  }
}

/** With a decimal comma Excel expects semicolons between cells. */
export function separatorIn(language: Language): ',' | ';' {
  return new Set<Language>(['de', 'es', 'fr', 'ru', 'tr']).has(language) ? ';' : ','
}
