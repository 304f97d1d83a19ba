import { Hono } from 'hono'
import type { Services } from '../services.ts'

const goodForDays = 180

/** The contact for vulnerability reports (RFC 9116). Its expiry is always in the future. */
export function securityText({
  company,
  publicUrl,
  clock,
}: Pick<Services, 'company' | 'publicUrl' | 'clock'>): Hono {
  const app = new Hono()
  const path = '/.well-known/security.txt'
  app.get(path, (c) => {
    const expires = new Date(clock.now().getTime() + goodForDays * 86_400_000)
    const lines = [
      `Contact: mailto:${company.email}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en, tr',
      `Canonical: ${publicUrl}${path}`,
      `Policy: ${publicUrl}/security-policy#report`,
    ]
    return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=86400' })
  })
  return app
}
