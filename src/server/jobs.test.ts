import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { forFile } from '../../test/support/for-file.ts'
import { startServices } from '../../test/support/services.ts'
import { OutOfTime } from './document/upload/isolated-process.ts'
import { startJobs } from './jobs.ts'

const { services } = await forFile(startServices())

test('a job knows how often time lacked for it, whatever else it failed by', async () => {
  const known: number[] = []
  const reasons = [new OutOfTime(), new Error('The store is away')]
  const fails = async (_: unknown, __: unknown, lacked: number) => {
    known.push(lacked)
    const reason = reasons.shift()
    if (reason) throw reason
  }
  const stop = await startJobs(services, 'worker', { 'send-push': fails })
  await services.boss.send('send-push', { id: 'one' })
  for (const tries of [1, 2, 3]) {
    await expect.poll(() => known.length).toBe(tries)
    const isFailed = sql`update pgboss.job set start_after = now() where state = 'retry' returning id`
    if (tries < 3)
      await expect.poll(async () => (await isFailed.execute(services.db)).rows.length).toBe(1)
  }
  await stop()
  expect(known).toEqual([0, 1, 1])
})
