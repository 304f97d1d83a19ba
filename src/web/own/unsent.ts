/** What the traveller wrote and the server has not acknowledged yet. */
export type Unsent = Readonly<{ clientId: string; text: string; hasFailed: boolean }>

export const added = (unsent: readonly Unsent[], clientId: string, text: string): Unsent[] => [
  ...unsent,
  { clientId, text, hasFailed: false },
]

/** Marks one as on its way again, or as failed. */
export const marked = (unsent: readonly Unsent[], clientId: string, hasFailed: boolean): Unsent[] =>
  unsent.map((each) => (each.clientId === clientId ? { ...each, hasFailed } : each))

export const dropped = (unsent: readonly Unsent[], clientId: string): Unsent[] =>
  unsent.filter((each) => each.clientId !== clientId)

type Said = Readonly<{ kind: string; clientId?: string }>

/** Without what the thread shows by now. */
export function stillUnsent(unsent: readonly Unsent[], entries: readonly Said[]): Unsent[] {
  const arrived = new Set(entries.map(({ clientId }) => clientId))
  return unsent.filter(({ clientId }) => !arrived.has(clientId))
}
