import { reportPath } from '#domain/report-path.ts'

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
  // What says nothing of it is asked for anew.
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache')
  if (secure) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains')
}

/**
 * Where browsers tell what a policy kept from happening. Over http they know no `report-to`, and yet where
 * it stands they look no further; so that it stands only behind https.
 */
export function reportingOf(publicUrl: string): string {
  const also = publicUrl.startsWith('https:') ? '; report-to policy' : ''
  return `report-uri ${reportPath}${also}`
}
/** What `report-to` means by that name. */
export const reportingEndpoints = `policy="${reportPath}"`

/**
 * Text never becomes a script: only addresses that our own policy has looked at may be one. A tool for
 * analytics brings scripts of its own, and pages that may load it do without.
 */
export const trustedTypes = "require-trusted-types-for 'script'; trusted-types karibu"

/** The policy of a page: scripts and styles by hash of the build, forms to us and the gateway, calls to us and, where there is one, to the analytics tool. */
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
