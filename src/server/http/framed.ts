/**
 * A page in an iframe of ours. The outer page's policy would refuse its inline styles, so it is a
 * document with a policy of its own, which allows nothing else.
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
