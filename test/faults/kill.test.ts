import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { brokenInvariants } from '../support/invariants.ts'
import { sweep, untilCalm } from './calm.ts'
import { gather } from './crowd.ts'
import { randomFrom, rounds, seed } from './random.ts'
import { forTry, startSharedRig } from './rig.ts'
import { whatIsWrong } from './truth.ts'

const kills = rounds(2, 40)
const password = 'five calm boats at dusk'

test(`a server killed at any moment loses nothing and doubles nothing (seed ${seed})`, async () => {
  const rig = await forTry(startSharedRig())
  const random = randomFrom(seed)
  const startNode = () => rig.startNode({ ADMIN_PASSWORD: password })
  let node = await startNode()
  const crowd = gather(rig, random.branch(), rounds(2, 4), { password })
  for (let kill = 1; kill <= kills; kill += 1) {
    await crowd.calls(random.integer(8, 16))
    // Somewhere during the calls just started.
    await pause(random.real() * 30)
    await node.end('SIGKILL')
    expect(await brokenInvariants(rig.db), `after kill ${kill}`).toEqual([])
    node = await startNode()
  }
  await crowd.arrive()
  await untilCalm(rig)
  await sweep(rig)
  expect(await whatIsWrong(rig, crowd.ledger, { repeats: kills })).toEqual([])
})
