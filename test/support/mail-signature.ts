import { createHmac, randomUUID } from 'node:crypto'

/** The signature headers of a mail service. */
export function signMail(
  body: string | Uint8Array,
  { secret, at, id = randomUUID() }: { secret: string; at: Date; id?: string },
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const time = String(Math.floor(at.getTime() / 1000))
  const mac = createHmac('sha256', secret).update(`${id}.${time}.`).update(body)
  return {
    'webhook-id': id,
    'webhook-timestamp': time,
    'webhook-signature': `v1,${mac.digest('base64')}`,
  }
}
