import { expect, test } from 'vitest'
import { randomFrom, seed } from '../../test/faults/random.ts'
import { ms, startInstallation } from './installation.ts'
import { startPatroniPair } from './patroni.ts'
import { findPostgres, findProgram, isThere } from './programs.ts'

const programs = {
  'postgresql-15': findPostgres(),
  haproxy: findProgram('haproxy'),
  'etcd-server': findProgram('etcd'),
  patroni: findProgram('patroni'),
}
const canRun = isThere('Patroni, which fails over by itself', programs)

/** Per failure, for each node's jobs. */
const lettersAgain = 8

test.runIf(canRun)(
  `Patroni leads over to the standby by itself, when a machine dies, when PostgreSQL crashes, and goes on without a standby (seed ${seed})`,
  async () => {
    const { pair, letPeopleIn } = await startInstallation((folder) =>
      startPatroniPair(folder, {
        postgres: programs['postgresql-15'] ?? '',
        haproxy: programs.haproxy ?? '',
        etcd: programs['etcd-server'] ?? '',
        patroni: programs.patroni ?? '',
      }),
    )
    const { writers, expectNothingLost } = letPeopleIn(randomFrom(seed))

    /** How long each node could not write after a failure. */
    async function outage(what: string, kill: () => Promise<void>): Promise<void> {
      await writers.more(50)
      await kill()
      const died = performance.now()
      // Answers from just before may still arrive.
      const since = died + 250
      await writers.more(100)
      const waits = writers.waitAfter(since).map((wait) => wait + since - died)
      console.log(`${what}: the two nodes wrote again after ${waits.map(ms).join(' and ')}`)
    }

    const first = await pair.leaderOfTwo()
    await outage('A machine died', () => pair.killMachine(first))
    pair.revive(first)
    const second = await pair.leaderOfTwo()
    expect(second).not.toBe(first)
    await outage('PostgreSQL crashed', () => pair.killPostgres(second))
    const third = await pair.leaderOfTwo()
    const follower = pair.followerOf(third)
    await outage('The standby died', () => pair.killMachine(follower))
    pair.revive(follower)
    await pair.leaderOfTwo()
    await writers.more(50)
    await expectNothingLost({ lettersAgain })
  },
  420_000,
)
