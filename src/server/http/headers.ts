/** Headers of every answer, whatever it holds. */
const everywhere: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
}

const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox"

export function applyHeaders(headers: Headers, secure: boolean): void {
  for (const [name, value] of Object.entries(everywhere)) {
    if (!headers.has(name)) headers.set(name, value)
  }
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', apiPolicy)
  if (secure) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains')
}

/** The policy of a page: scripts and styles by hash of the build, forms to us and the gateway, calls to us and, where there is one, to the analytics tool. */
export function pagePolicy(
  hashes: { scripts: readonly string[]; styles: readonly string[] },
  formTargets: readonly string[],
  analytics: readonly string[],
): string {
  const own = (...others: readonly string[]) => ["'self'", ...others, ...analytics].join(' ')
  return [
    "default-src 'none'",
    `script-src ${own(...hashes.scripts)}`,
    `style-src 'self' ${hashes.styles.join(' ')}`,
    `img-src ${own('data:', 'blob:')}`,
    "font-src 'self'",
    `connect-src ${own()}`,
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    `form-action 'self' ${formTargets.join(' ')}`,
    "frame-src 'self' blob:",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
