import type { Services } from '../../services.ts'

/** Asks the gateway to forget whom an attempt was of, where it can. Safe to repeat. */
export async function forgetAttempt({ gateway }: Services, { id }: { id: string }): Promise<void> {
  await gateway.forget?.(id)
}
