/** An unacknowledged message of the traveller. */
export type Unsent = Readonly<{ clientId: string; text: string; hasFailed: boolean }>

export const added = (unsent: readonly Unsent[], clientId: string, text: string): Unsent[] => [
  ...unsent,
  { clientId, text, hasFailed: false },
]

/** Marks a message as being sent again, or as failed. */
export const marked = (unsent: readonly Unsent[], clientId: string, hasFailed: boolean): Unsent[] =>
  unsent.map((each) => (each.clientId === clientId ? { ...each, hasFailed } : each))

export const dropped = (unsent: readonly Unsent[], clientId: string): Unsent[] =>
  unsent.filter((each) => each.clientId !== clientId)

type Said = Readonly<{ kind: string; clientId?: string }>

/** Drops messages that are in the thread by now. */
export function stillUnsent(unsent: readonly Unsent[], entries: readonly Said[]): Unsent[] {
  const arrived = new Set(entries.map(({ clientId }) => clientId))
  return unsent.filter(({ clientId }) => !arrived.has(clientId))
}
