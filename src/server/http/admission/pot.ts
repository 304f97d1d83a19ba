type Waiter = { cut: () => void }

/** Those who wait, by network: nobody's waiting takes the room of those who come after. */
export type Pot = {
  /** Comes in; where there is no room, whoever has waited longest is cut. Answers how to leave. */
  enter(network: string, cut: () => void): () => void
  /** Cuts everybody. */
  empty(): void
  readonly size: number
}

/**
 * Room for `total`, and for `perNetwork` of one network. Whoever is honest waits for moments, so that the
 * one who has waited longest is the one to go: of their own network where that is full, of the
 * fullest one where the house is. `exempt` networks are those of proxies, behind which many stand.
 */
export function createPot(
  bounds: { perNetwork: number; total: number },
  exempt: (network: string) => boolean = () => false,
): Pot {
  const networks = new Map<string, Set<Waiter>>()
  let size = 0

  function leave(network: string, waiter: Waiter): void {
    const others = networks.get(network)
    if (!others?.delete(waiter)) return
    size -= 1
    if (others.size === 0) networks.delete(network)
  }

  function cutOldest(network: string): void {
    const [oldest] = networks.get(network) ?? []
    if (!oldest) return
    leave(network, oldest)
    oldest.cut()
  }

  function fullest(): string {
    let [most, found] = [0, '']
    for (const [network, { size: count }] of networks) {
      if (count > most) [most, found] = [count, network]
    }
    return found
  }

  return {
    enter(network, cut) {
      const waiter = { cut }
      const others = networks.get(network) ?? new Set()
      networks.set(network, others.add(waiter))
      size += 1
      if (others.size > bounds.perNetwork && !exempt(network)) cutOldest(network)
      if (size > bounds.total) cutOldest(fullest())
      return () => leave(network, waiter)
    },
    empty() {
      for (const [network, waiters] of networks) {
        for (let left = waiters.size; left > 0; left -= 1) cutOldest(network)
      }
    },
    get size() {
      return size
    },
  }
}
