import type { Services } from '../services.ts'

/** Applications within this time are handled in one run. */
const togetherMs = 500

/**
 * Triggers the letters of new applications soon after they are answered, one job for many. If this
 * process dies, the job finds them within a minute.
 */
export function createAnnouncer({ boss, log }: Pick<Services, 'boss' | 'log'>): () => void {
  let isWaiting = false
  const ask = () => {
    isWaiting = false
    boss.send('tell-received', {}).catch((err) => log.debug({ err }, 'letters come a minute later'))
  }
  return () => {
    if (isWaiting) return
    isWaiting = true
    setTimeout(ask, togetherMs).unref()
  }
}
