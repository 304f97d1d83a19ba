import type { TypedDate } from '#domain/time/typed-date.ts'

/** Both answers as chosen or in an address, unvalidated. */
export type Typed = Readonly<{ passport: string; arrival: TypedDate }>

/** Query parameters of the questions, as sent by the landing page's form. */
export const questionNames = {
  passport: 'passport',
  day: 'arrival-day',
  month: 'arrival-month',
  year: 'arrival-year',
} as const

/** The question in an address; null if none. */
export function typedIn(search: string): Typed | null {
  const query = new URLSearchParams(search)
  if (!Object.values(questionNames).some((name) => query.has(name))) return null
  const typed = (name: keyof typeof questionNames) => query.get(questionNames[name]) ?? ''
  return {
    passport: typed('passport'),
    arrival: { day: typed('day'), month: typed('month'), year: typed('year') },
  }
}

/** The address without the question, to keep it out of sight and history. */
export function withoutQuestion(address: Readonly<{ pathname: string; search: string }>): string {
  const query = new URLSearchParams(address.search)
  for (const name of Object.values(questionNames)) query.delete(name)
  return `${address.pathname}${query.size > 0 ? `?${query}` : ''}`
}
