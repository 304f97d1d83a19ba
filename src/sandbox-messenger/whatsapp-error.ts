import type { Context } from 'hono'

/** An error as the Graph API words it. */
export function whatsappError(
  c: Context,
  status: 400 | 401,
  code: number,
  message: string,
  subcode?: number,
) {
  const facts = { type: 'OAuthException', ...(subcode && { error_subcode: subcode }) }
  return c.json({ error: { message: `(#${code}) ${message}`, code, ...facts } }, status)
}
