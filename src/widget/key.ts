import { chatStorageKey } from '#domain/chat.ts'

/** Opens a conversation; with the id of the last message seen. */
export type Key = { sessionId: string; token: string; seen: number }

const isKey = (value: unknown): value is Key => {
  const key = value as Partial<Key> | null
  return typeof key?.sessionId === 'string' && typeof key.token === 'string'
}

/** From storage; null if blocked or invalid. */
export function readKey(): Key | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(chatStorageKey) ?? 'null')
    return isKey(kept) ? { ...kept, seen: Number(kept.seen) || 0 } : null
  } catch {
    return null
  }
}

/** Without storage the conversation lasts as long as the page. */
export function keepKey(key: Key | null): void {
  try {
    if (key) localStorage.setItem(chatStorageKey, JSON.stringify(key))
    else localStorage.removeItem(chatStorageKey)
  } catch {}
}

/** Whether this tab has unsent messages. */
export function hasUnsent(): boolean {
  try {
    return sessionStorage.getItem(chatStorageKey) !== null
  } catch {
    return false
  }
}

/** The key in a letter's link, `#chat=<sessionId>.<token>`. */
export function keyInHash(hash: string): Key | null {
  const [, sessionId, token] = /^#chat=([\da-f-]{36})\.([\w-]+)$/.exec(hash) ?? []
  return sessionId && token ? { sessionId, token, seen: 0 } : null
}
