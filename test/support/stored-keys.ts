import type { DocumentStore } from '../../src/server/platform/adapters/document-store/port.ts'

/** The keys of all that a store holds, in their order. */
export async function keysIn(store: Pick<DocumentStore, 'list'>): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of store.list()) keys.push(key)
  return keys.sort()
}
