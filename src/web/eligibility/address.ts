/** Both answers as they were chosen or stand in an address: nothing about them is known yet. */
export type Typed = Readonly<{ passport: string; arrival: string }>

/** The names of both questions in an address, as the form of the landing page sends them. */
export const questionNames = { passport: 'passport', arrival: 'arrival' } as const

/** What an address asks; null when it asks nothing. */
export function typedIn(search: string): Typed | null {
  const query = new URLSearchParams(search)
  if (!query.has(questionNames.passport) && !query.has(questionNames.arrival)) return null
  return {
    passport: query.get(questionNames.passport) ?? '',
    arrival: query.get(questionNames.arrival) ?? '',
  }
}

/** The same address without what was asked: nobody who looks over a shoulder or into a history reads it. */
export function withoutQuestion(address: Readonly<{ pathname: string; search: string }>): string {
  const query = new URLSearchParams(address.search)
  for (const name of Object.values(questionNames)) query.delete(name)
  return `${address.pathname}${query.size > 0 ? `?${query}` : ''}`
}
