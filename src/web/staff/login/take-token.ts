/** The token in the part of an address that no server sees: '#token' or '#token=token'. */
export function tokenIn(hash: string): string | null {
  const text = hash.replace(/^#/, '')
  const token = text.startsWith('token=') ? text.slice('token='.length) : text
  return /^[\w.~-]{16,128}$/.test(token) ? token : null
}

/** The token of the letter, taken out of the address bar and the history at once. */
export function takeToken(): string | null {
  const token = tokenIn(location.hash)
  if (location.hash) history.replaceState(history.state, '', location.pathname)
  return token
}

/** Puts the token back where it stood, for the page that is asked for next. */
export function keepToken(token: string): void {
  history.replaceState(history.state, '', `${location.pathname}#token=${token}`)
}
