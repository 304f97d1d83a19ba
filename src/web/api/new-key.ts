import { uuidFrom } from '#domain/uuid.ts'

/** A random UUID under which answers are sent once, however often they have to be sent. */
export function newKey(): string {
  // Not crypto.randomUUID: a page that is tried out over plain HTTP has none.
  return uuidFrom(crypto.getRandomValues(new Uint8Array(16)))
}
