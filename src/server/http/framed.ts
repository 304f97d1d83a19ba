/**
 * A page within a frame of our own pages. Its styles stand in it and the policy of the page around it would
 * refuse them: so it is a document of its own, with a policy that lets it do nothing else.
 */
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

export function framed(html: string) {
  return { status: 200 as const, bytes: new TextEncoder().encode(html), headers }
}
