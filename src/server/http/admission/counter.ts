/** Counts by name; names at zero are forgotten. */
export function createCounter() {
  const counts = new Map<string, number>()
  return {
    of: (name: string): number => counts.get(name) ?? 0,
    add(name: string, change: number): void {
      const now = (counts.get(name) ?? 0) + change
      if (now === 0) counts.delete(name)
      else counts.set(name, now)
    },
  }
}
