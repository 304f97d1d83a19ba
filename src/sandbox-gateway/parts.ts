import type { Store } from './store.ts'

export type Merchant = { id: string; name: string; secrets: readonly [string, ...string[]] }

export type AcquirerParts = {
  store: Store
  merchant: Merchant
  clock: { now(): Date }
  /** At least 128 unguessable bits, URL-safe. */
  randomToken: () => string
}
