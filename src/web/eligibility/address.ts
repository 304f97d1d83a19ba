import type { TypedDate } from '#domain/time/typed-date.ts'

/** Both answers as they were chosen or stand in an address: nothing about them is known yet. */
export type Typed = Readonly<{ passport: string; arrival: TypedDate }>

/** The names of the questions in an address, as the form of the landing page sends them. */
export const questionNames = {
  passport: 'passport',
  day: 'arrival-day',
  month: 'arrival-month',
  year: 'arrival-year',
} as const

/** What an address asks; null when it asks nothing. */
export function typedIn(search: string): Typed | null {
  const query = new URLSearchParams(search)
  if (!Object.values(questionNames).some((name) => query.has(name))) return null
  const typed = (name: keyof typeof questionNames) => query.get(questionNames[name]) ?? ''
  return {
    passport: typed('passport'),
    arrival: { day: typed('day'), month: typed('month'), year: typed('year') },
  }
}

/** The same address without what was asked: nobody who looks over a shoulder or into a history reads it. */
export function withoutQuestion(address: Readonly<{ pathname: string; search: string }>): string {
  const query = new URLSearchParams(address.search)
  for (const name of Object.values(questionNames)) query.delete(name)
  return `${address.pathname}${query.size > 0 ? `?${query}` : ''}`
}
