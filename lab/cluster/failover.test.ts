import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { expectWhole, gatherTalk, untilSaid } from '../../test/faults/conversation.ts'
import { randomFrom, seed } from '../../test/faults/random.ts'
import { ms, startInstallation } from './installation.ts'
import { startPair } from './pair.ts'
import { findPostgres, findProgram, isThere } from './programs.ts'

const programs = findPostgres()
const haproxy = findProgram('haproxy')
const canRun = isThere('a PostgreSQL that fails over to its standby', {
  'postgresql-15': programs,
  haproxy,
})

/** Detecting the loss of the primary takes some time. */
const noticedMs = 300
const goalMs = 2_000
/** Waiting for a connection fails after five seconds: more than a busy machine explains. */
const boundMs = 5_000
const wordsEach = 10
/** A letter whose database answer was lost is sent again, under the same id. */
const lettersAgain = 4

test.runIf(canRun)(
  `a primary that dies under load: what was acknowledged is in its standby, once, and work goes on (seed ${seed})`,
  async () => {
    const random = randomFrom(seed)
    const { rig, pair, staffUrl, letPeopleIn } = await startInstallation((folder) =>
      startPair(folder, programs ?? '', haproxy ?? ''),
    )
    const talk = await gatherTalk(rig, staffUrl, random.branch(), 4)
    const { writers, expectNothingLost } = letPeopleIn(random.branch())
    for (const [index, { theirs }] of talk.parties.entries()) {
      for (let word = 1; word <= wordsEach; word += 1) theirs.say(`${index}.${word}`)
    }
    await Promise.all([writers.more(150), talk.acknowledged(20)])

    const before = writers.count()
    await pair.killPrimary()
    const killed = performance.now()
    await pause(noticedMs)
    await pair.promote()
    const promoted = performance.now()
    await writers.more(100)
    const waits = writers.waitAfter(promoted)
    console.log(
      `The two nodes wrote again ${waits.map(ms).join(' and ')} after the promotion (goal ${ms(goalMs)}: ${Math.max(...waits) <= goalMs ? 'met' : 'MISSED'}), which was ` +
        `done ${ms(promoted - killed)} after the death; ${before} applications were acknowledged before it`,
    )
    expect(Math.max(...waits)).toBeLessThan(boundMs)

    await pair.rejoin()
    await writers.more(50)
    await untilSaid(talk)
    await expectWhole(rig, talk)
    await expectNothingLost({ lettersAgain })
  },
  300_000,
)
