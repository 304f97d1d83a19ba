/** What a page was opened with. */
export type OpenedAddress = Readonly<{
  query: URLSearchParams
  /** Set when the page was loaded again after its query was taken. */
  again: Readonly<{ applicationId: number | null }> | null
}>

/**
 * Hands over the query and takes it out of the address bar, so that no order id or reference is
 * copied, photographed or kept in the history. After a reload only the number of the application is
 * left, which opens nothing without the cookie.
 */
export function takeOpening(): OpenedAddress {
  const query = new URLSearchParams(location.search)
  if (!location.search) return { query, again: keptIn(history.state) }
  history.replaceState({ applicationId: null }, '', location.pathname + location.hash)
  return { query, again: null }
}

/** Hands over a secret behind the # ('#stop=…'), and takes it out of the address bar; null without one. */
export function takeFragment(name: string): string | null {
  const value = new URLSearchParams(location.hash.slice(1)).get(name)
  if (value) history.replaceState(history.state, '', location.pathname + location.search)
  return value
}

/** Keeps the number of the application for a reload of this tab; no secret, and not in storage. */
export function keepApplication(applicationId: number): void {
  history.replaceState({ applicationId }, '')
}

function keptIn(state: unknown): OpenedAddress['again'] {
  if (typeof state !== 'object' || state === null || !('applicationId' in state)) return null
  return { applicationId: typeof state.applicationId === 'number' ? state.applicationId : null }
}
