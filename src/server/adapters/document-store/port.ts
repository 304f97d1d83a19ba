/**
 * Where the bytes of documents live, encrypted at rest. Keys are random names made by the caller.
 * `put` resolves once the bytes would survive a crash, and shows all of them or none; `get` of a
 * missing or changed file rejects; `delete` of a missing key is no error.
 */
export type DocumentStore = {
  /** One file; bytes that lie in several places need not be joined first. */
  put(key: string, ...parts: readonly Uint8Array[]): Promise<void>
  get(key: string): Promise<Uint8Array>
  delete(key: string): Promise<void>
  /** Every key with the moment it was stored, for the sweeper. */
  list(): AsyncIterable<{ key: string; storedAt: Date }>
}
