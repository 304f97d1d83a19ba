import type { PeerReport } from '#domain/health-facts.ts'

/** Called with the outcome of a call, and how long the circuit breaker stays open. */
export type Hearing = (isGood: boolean, openForMs?: number) => void

export type PeerWatch = { hear: Hearing; report(): PeerReport }

/** Records the last outcome of calls to an external service. */
export function watchPeer({ now }: { now(): Date }, steady: () => number): PeerWatch {
  let goodAt: Date | null = null
  let badAt: Date | null = null
  let failingSince: Date | null = null
  let openUntil = 0
  return {
    hear(isGood, openForMs = 0) {
      const at = now()
      if (isGood) goodAt = at
      else badAt = at
      failingSince = isGood ? null : (failingSince ?? at)
      openUntil = isGood ? 0 : steady() + openForMs
    },
    report: () => ({
      goodAt: goodAt?.toISOString() ?? null,
      badAt: badAt?.toISOString() ?? null,
      failingSince: failingSince?.toISOString() ?? null,
      isOpen: steady() < openUntil,
    }),
  }
}
