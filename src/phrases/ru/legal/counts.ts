import { countIn } from '../../span.ts'

const count = countIn('ru')

/** Stretches of time in the genitive, as after «не менее», «около», «до» and «в течение»: '21 дня'. */
export const daysOf = (days: number): string =>
  count(days, { one: '# дня', few: '# дней', many: '# дней', other: '# дня' })

export const businessDaysOf = (days: number): string =>
  count(days, {
    one: '# рабочего дня',
    few: '# рабочих дней',
    many: '# рабочих дней',
    other: '# рабочего дня',
  })

export const hoursOf = (hours: number): string =>
  count(hours, { one: '# часа', few: '# часов', many: '# часов', other: '# часа' })

export const monthsOf = (months: number): string =>
  count(months, { one: '# месяца', few: '# месяцев', many: '# месяцев', other: '# месяца' })

export const yearsOf = (years: number): string =>
  count(years, { one: '# года', few: '# лет', many: '# лет', other: '# года' })

/** Business days as after «через» and in a range: '5–10 рабочих дней'. */
export const businessDays = (days: number): string =>
  count(days, {
    one: '# рабочий день',
    few: '# рабочих дня',
    many: '# рабочих дней',
    other: '# рабочего дня',
  })
