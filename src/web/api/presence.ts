import { now } from '../clock.ts'

const awayAfterMs = 60_000
let lastSeen: Date | null = null

/** Starts tracking user activity. Returns a function that stops it. */
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

/** Marks requests made by timers only: they do not keep a forgotten browser signed in. */
export function presenceHeaders(at: Date = now()): Record<string, string> {
  const isAway = lastSeen !== null && at.getTime() - lastSeen.getTime() > awayAfterMs
  return isAway ? { 'x-background': '1' } : {}
}
