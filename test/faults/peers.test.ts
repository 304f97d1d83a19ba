import { expect, onTestFailed, test } from 'vitest'
import { forFile } from '../support/for-file.ts'
import { brokenInvariants } from '../support/invariants.ts'
import { sweep, untilCalm } from './calm.ts'
import { gather } from './crowd.ts'
import { until } from './process.ts'
import { randomFrom, rounds, seed } from './random.ts'
import { startRig } from './rig.ts'
import { whatIsWrong } from './truth.ts'

const rig = await forFile(startRig())

/** Letters written since, which wait while the mail server is down. */
async function countLetters(): Promise<number> {
  const { count } = await rig.db
    .selectFrom('letter')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

test(`whatever the server talks to may go away and come back (seed ${seed})`, async () => {
  const random = randomFrom(seed)
  const node = await rig.startNode()
  onTestFailed(() => console.error(node.said()))
  const crowd = gather(rig, random.branch(), rounds(2, 4))
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
  const before = await countLetters()
  while ((await countLetters()) < before + 2) await crowd.calls(3)
  await rig.mail.rise()

  await underLoad()
  await crowd.arrive()
  await untilCalm(rig)
  await sweep(rig)
  // A letter in transit when PostgreSQL stopped may be sent again, under the same Message-ID.
  expect(await whatIsWrong(rig, crowd.ledger, { repeats: times * 2 * 5 })).toEqual([])
  expect(node.hasEnded(), node.said()).toBe(false)
})

const promises = () => brokenInvariants(rig.db).catch(() => undefined)
