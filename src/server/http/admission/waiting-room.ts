type Waiter = { cut: () => void }

/** Waiting clients by network, so that no network takes the room of others. */
export type WaitingRoom = {
  /** Enters; when full, evicts the longest-waiting one. Returns a function that leaves. */
  enter(network: string, cut: () => void): () => void
  /** Evicts everyone. */
  empty(): void
  readonly size: number
}

/**
 * Room for `total`, and `perNetwork` of one network. Honest clients wait for moments, so the
 * longest-waiting one is evicted: of the same network when that is full, of the fullest network
 * when the room is. `exempt` networks are proxies, which many share.
 */
export function createWaitingRoom(
  bounds: { perNetwork: number; total: number },
  exempt: (network: string) => boolean = () => false,
): WaitingRoom {
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
