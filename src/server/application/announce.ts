import type { Services } from '../services.ts'

/** Applications that come within this time are told in one run. */
const togetherMs = 500

/**
 * Has the letters of new applications written soon: asked after each, it asks the job once for many, and
 * after their answers have left. What is lost with this process the job finds by itself within a minute.
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
