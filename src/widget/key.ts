import { chatStorageKey } from '#domain/chat.ts'

/** What opens a conversation, and the last message in it that was seen. */
export type Key = { sessionId: string; token: string; seen: number }

const isKey = (value: unknown): value is Key => {
  const key = value as Partial<Key> | null
  return typeof key?.sessionId === 'string' && typeof key.token === 'string'
}

/** Of a storage, or null where it is barred or holds something else. */
export function readKey(): Key | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(chatStorageKey) ?? 'null')
    return isKey(kept) ? { ...kept, seen: Number(kept.seen) || 0 } : null
  } catch {
    return null
  }
}

/** Where storage is barred the conversation lasts as long as the page. */
export function keepKey(key: Key | null): void {
  try {
    if (key) localStorage.setItem(chatStorageKey, JSON.stringify(key))
    else localStorage.removeItem(chatStorageKey)
  } catch {}
}

/** Whether something that was written in this tab waits to be sent. */
export function hasUnsent(): boolean {
  try {
    return sessionStorage.getItem(chatStorageKey) !== null
  } catch {
    return false
  }
}

/** The key in the address that a letter leads to, `#chat=<sessionId>.<token>`. */
export function keyInHash(hash: string): Key | null {
  const [, sessionId, token] = /^#chat=([\da-f-]{36})\.([\w-]+)$/.exec(hash) ?? []
  return sessionId && token ? { sessionId, token, seen: 0 } : null
}
