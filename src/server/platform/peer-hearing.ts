import type { PeerReport } from '#domain/health-facts.ts'

/** Told how a call of something outside went, and for how long it is not asked now because it failed too often. */
export type Hearing = (isGood: boolean, openForMs?: number) => void

export type PeerWatch = { hear: Hearing; report(): PeerReport }

/** Remembers how it last went with something outside the process. */
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
