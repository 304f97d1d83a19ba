import { sendLetter } from '../../src/server/correspondence/letter/send.ts'
import type { Services } from '../../src/server/services.ts'

/** Sends the letters that wait, like the worker; returns how many jobs there were. */
export async function sendLetters(services: Services): Promise<number> {
  for (let sent = 0; ; ) {
    const jobs = await services.boss.fetch<{ id: string }>('send-letter', { batchSize: 100 })
    if (jobs.length === 0) return sent
    for (const { id, data } of jobs) {
      await services.boss.complete('send-letter', id)
      await sendLetter(services, data.id)
    }
    sent += jobs.length
  }
}
