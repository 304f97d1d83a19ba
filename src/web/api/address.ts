/** The parameters a page was opened with. */
export type OpenedAddress = Readonly<{
  query: URLSearchParams
  /** Set when the page is reloaded after its query was removed. */
  again: Readonly<{ applicationId: number | null }> | null
}>

/**
 * Returns the query and removes it from the address bar, so that no order id or reference is
 * copied, photographed or stored in the history. A reload keeps only the application's number,
 * which is useless without the cookie.
 */
export function takeOpening(): OpenedAddress {
  const query = new URLSearchParams(location.search)
  if (!location.search) return { query, again: keptIn(history.state) }
  history.replaceState({ applicationId: null }, '', location.pathname + location.hash)
  return { query, again: null }
}

/** Returns a secret from the fragment ('#stop=…') and removes it from the address bar; null if absent. */
export function takeFragment(name: string): string | null {
  const value = new URLSearchParams(location.hash.slice(1)).get(name)
  if (value) history.replaceState(history.state, '', location.pathname + location.search)
  return value
}

/** Keeps the application's number for a reload of this tab; no secret, and not in storage. */
export function keepApplication(applicationId: number): void {
  history.replaceState({ applicationId }, '')
}

/** The number that `keepApplication` kept, or null. */
export function keptApplication(): number | null {
  return keptIn(history.state)?.applicationId ?? null
}

function keptIn(state: unknown): OpenedAddress['again'] {
  if (typeof state !== 'object' || state === null || !('applicationId' in state)) return null
  return { applicationId: typeof state.applicationId === 'number' ? state.applicationId : null }
}
