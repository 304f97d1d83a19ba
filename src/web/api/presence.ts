import { now } from '../clock.ts'

const awayAfterMs = 60_000
let lastSeen: Date | null = null

/** From now on it is known whether somebody is there. Gives the way to stop. */
export function watchPresence(target: EventTarget): () => void {
  const see = () => {
    lastSeen = now()
  }
  see()
  const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const
  for (const sign of signs) target.addEventListener(sign, see, { passive: true })
  return () => {
    lastSeen = null
    for (const sign of signs) target.removeEventListener(sign, see)
  }
}

/** Says of a request that only a timer made it: it does not keep a forgotten browser signed in. */
export function presenceHeaders(at: Date = now()): Record<string, string> {
  const isAway = lastSeen !== null && at.getTime() - lastSeen.getTime() > awayAfterMs
  return isAway ? { 'x-background': '1' } : {}
}
