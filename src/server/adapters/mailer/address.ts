const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const label = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/

/**
 * Whether letters may be sent to this text: one ASCII address and nothing but it, so that no
 * second recipient, display name, comment or header can hide in it. Lengths from RFC 5321.
 */
export function isMailAddress(text: string): boolean {
  if (text.length > 254) return false
  const at = text.indexOf('@')
  const host = text.slice(at + 1)
  if (at < 1 || at > 64 || host.includes('@')) return false
  const labels = host.split('.')
  return (
    labels.length >= 2 && labels.every((part) => label.test(part)) && local.test(text.slice(0, at))
  )
}
