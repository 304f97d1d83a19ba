import { reportPath } from '#domain/report-path.ts'

/** Headers of every response. */
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
  // Not cached unless stated.
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache')
  if (secure) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains')
}

/**
 * Where browsers report policy violations. Over http they do not support `report-to`, but its
 * presence disables `report-uri`; so it is sent only over https.
 */
export function reportingOf(publicUrl: string): string {
  const also = publicUrl.startsWith('https:') ? '; report-to policy' : ''
  return `report-uri ${reportPath}${also}`
}
/** The endpoint named in `report-to`. */
export const reportingEndpoints = `policy="${reportPath}"`

/**
 * Trusted Types: scripts only from addresses checked by our policy. Analytics tools bring their own
 * scripts, so pages that may load one go without.
 */
export const trustedTypes = "require-trusted-types-for 'script'; trusted-types karibu"

/**
 * The Content-Security-Policy of a page: scripts and styles by hash, forms to us and the gateway,
 * connections to us and the analytics tool, if any.
 */
export function pagePolicy(
  hashes: { scripts: readonly string[]; styles: readonly string[] },
  formTargets: readonly string[],
  analytics: readonly string[],
  publicUrl: string,
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
    ...(analytics.length === 0 ? [trustedTypes] : []),
    reportingOf(publicUrl),
  ].join('; ')
}
