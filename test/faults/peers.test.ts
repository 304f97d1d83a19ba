import { expect, onTestFailed, test } from 'vitest'
import { brokenInvariants } from '../support/invariants.ts'
import { sweep, untilCalm } from './calm.ts'
import { gather } from './crowd.ts'
import { until } from './process.ts'
import { randomFrom, rounds, seed } from './random.ts'
import { forTry, type Rig, startRig } from './rig.ts'
import { whatIsWrong } from './truth.ts'

/** Letters written since, which wait while the mail server is down. */
async function countLetters({ db }: Rig): Promise<number> {
  const { count } = await db
    .selectFrom('letter')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

test(`whatever the server talks to may go away and come back (seed ${seed})`, async () => {
  const rig = await forTry(startRig())
  const random = randomFrom(seed)
  const node = await rig.startNode()
  onTestFailed(() => console.error(node.said()))
  const crowd = gather(rig, random.branch(), rounds(2, 4))
  const promises = () => brokenInvariants(rig.db).catch(() => undefined)
  const underLoad = () => crowd.calls(random.integer(5, 12))

  const times = rounds(1, 10)
  for (let time = 0; time < times; time += 1) {
    for (const how of ['immediate', 'fast'] as const) {
      await underLoad()
      await rig.restartPostgres(how)
      expect(await until(`PostgreSQL answers after a ${how} stop`, promises)).toEqual([])
    }
  }

  await underLoad()
  await rig.gateway.down(true)
  await underLoad()
  await rig.gateway.down(false)
  await underLoad()
  await rig.gateway.fall()
  await underLoad()
  await rig.gateway.rise()

  await rig.mail.fall()
  const before = await countLetters(rig)
  while ((await countLetters(rig)) < before + 2) await crowd.calls(3)
  await rig.mail.rise()

  await underLoad()
  await crowd.arrive()
  await untilCalm(rig)
  await sweep(rig)
  // A letter in transit when PostgreSQL stopped may be sent again, under the same Message-ID.
  expect(await whatIsWrong(rig, crowd.ledger, { repeats: times * 2 * 5 })).toEqual([])
  expect(node.hasEnded(), node.said()).toBe(false)
})
