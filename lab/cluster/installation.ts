import { expect, onTestFailed, onTestFinished } from 'vitest'
import { sweep, untilCalm } from '../../test/faults/calm.ts'
import { startNodes } from '../../test/faults/conversation.ts'
import { gather } from '../../test/faults/crowd.ts'
import type { Random } from '../../test/faults/random.ts'
import { startRig } from '../../test/faults/rig.ts'
import { whatIsWrong } from '../../test/faults/truth.ts'
import { write } from './writers.ts'

type Pair = { url: string; ownerUrl: string; stop(): Promise<void> }

/** The rig on a pair of databases, until the end of the test. */
export async function startRigOn<Kind extends Pair>(startPair: (folder: string) => Promise<Kind>) {
  let pair: Kind | undefined
  const rig = await startRig(async (dataDir) => {
    pair = await startPair(dataDir)
    return pair
  })
  if (!pair) throw new Error('There is no pair')
  onTestFinished(() => rig.stop())
  return { rig, pair }
}

/** Two nodes on a pair of databases. */
export async function startInstallation<Kind extends Pair>(
  startPair: (folder: string) => Promise<Kind>,
) {
  const { rig, pair } = await startRigOn(startPair)
  const { nodes, password, staffUrl, said } = await startNodes(rig, 'all')
  onTestFailed(() => console.error(said()))
  const both = [rig.origin, staffUrl]

  /** Travellers alternate between nodes, a colleague decides, and people apply at each node. */
  function letPeopleIn(random: Random) {
    let turn = 0
    const address = () => both[turn++ % both.length] ?? rig.origin
    const crowd = gather(rig, random, 2, { address, password })
    const people = { writers: 4, betweenMs: 60, ledger: crowd.ledger }
    const writers = write({ origin: rig.origin, nodes: both, ...people })
    return {
      writers,
      /** Waits for everyone, and checks all acknowledged data: present once, and every node alive. */
      async expectNothingLost({ lettersAgain }: { lettersAgain: number }): Promise<void> {
        await writers.stop()
        await crowd.arrive()
        await untilCalm(rig)
        await sweep(rig)
        expect(await whatIsWrong(rig, crowd.ledger, { repeats: lettersAgain })).toEqual([])
        expect(crowd.ledger.completed.length).toBeGreaterThan(0)
        expect(nodes.some((node) => node.hasEnded())).toBe(false)
      },
    }
  }

  return { rig, pair, staffUrl, letPeopleIn }
}

export const ms = (value: number) => `${Math.round(value)} ms`
