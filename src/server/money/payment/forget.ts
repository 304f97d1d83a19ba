import type { Services } from '../../services.ts'

/** Deletes an attempt's personal data at the gateway, if supported. Idempotent. */
export async function forgetAttempt({ gateway }: Services, { id }: { id: string }): Promise<void> {
  await gateway.forget?.(id)
}
