import { uuidFrom } from './uuid.ts'

// Not crypto.randomUUID: a page that is tried out over plain HTTP has none.
const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))

/** A random UUID under which something is sent once, however often it has to be sent. */
export const newUuid = (): string => uuidFrom(bytes(16))

/** A number from 0 to 1. */
export const chance = (): number => (bytes(1)[0] ?? 0) / 255
