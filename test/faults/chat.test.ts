import { expect, onTestFailed, test } from 'vitest'
import { expectWhole, gatherTalk, startNodes, untilSaid } from './conversation.ts'
import { randomFrom, rounds, seed } from './random.ts'
import { forTry, startRig } from './rig.ts'

const visitors = rounds(2, 5)
const wordsEach = rounds(6, 12)

test(`two nodes of one conversation: one killed, PostgreSQL restarted, no word lost or doubled (seed ${seed})`, async () => {
  const rig = await forTry(startRig())
  const random = randomFrom(seed)
  const { staffUrl, killFirst, startFirst, said } = await startNodes(rig)
  onTestFailed(() => console.error(said()))
  const talk = await gatherTalk(rig, staffUrl, random, visitors)
  for (const [index, { theirs }] of talk.parties.entries()) {
    for (let word = 1; word <= wordsEach; word += 1) theirs.say(`${index}.${word}`)
  }
  const all = 2 * visitors * wordsEach
  await talk.acknowledged(Math.floor(all / 4) + random.integer(0, all / 16))
  await killFirst()
  await startFirst()
  await talk.acknowledged(Math.floor(all / 2) + random.integer(0, all / 16))
  await rig.restartPostgres('fast')
  await untilSaid(talk)
  await expectWhole(rig, talk)
  expect(talk.colleague.received).toHaveLength(all)
  // The faults did interrupt streams.
  expect(talk.parties.every(({ listener }) => listener.resumed() > 0)).toBe(true)
  expect(talk.parties.some(({ theirs }) => theirs.repeats() > 0)).toBe(true)
})
