import { uuidFrom } from './uuid.ts'

// Not crypto.randomUUID, which is unavailable over plain HTTP.
const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))

/** A random UUID, used as an idempotency key. */
export const newUuid = (): string => uuidFrom(bytes(16))

/** A number from 0 to 1. */
export const chance = (): number => (bytes(1)[0] ?? 0) / 255
