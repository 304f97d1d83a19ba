import { chatStorageKey } from '#domain/chat.ts'
import type { Unsent } from './conversation.ts'

/** What waited to be sent when this tab was last open. */
export function readOutbox(): Unsent[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(chatStorageKey) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

/** Kept until it is acknowledged; where storage is barred it lasts as long as the page. */
export function keepOutbox(outbox: readonly Unsent[]): void {
  try {
    if (outbox.length > 0) sessionStorage.setItem(chatStorageKey, JSON.stringify(outbox))
    else sessionStorage.removeItem(chatStorageKey)
  } catch {}
}
