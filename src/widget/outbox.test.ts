import { expect, onTestFinished, test, vi } from 'vitest'
import { hasUnsent } from './key.ts'
import { createSender, keepOutbox, readOutbox, type Sending } from './outbox.ts'
import type { Unsent } from './state.ts'

/** After something was done: lets what waits for it go on. */
const settled = (_done?: unknown) => new Promise((resolve) => setImmediate(resolve))

/** A server with the given answers, and a clock that stands still until moved. */
function start(...answers: Sending[]) {
  const line: Unsent[] = ['a', 'b'].map((clientId) => ({ clientId, message: clientId, at: '' }))
  const [tried, pauses, waits]: [string[], number[], boolean[]] = [[], [], []]
  let wake = () => {}
  const sender = createSender({
    random: () => 1,
    after(milliseconds, act) {
      pauses.push(milliseconds)
      wake = act
      return () => {}
    },
    next: () => line[0],
    async send({ clientId }) {
      tried.push(clientId)
      // No answer is there at once.
      await null
      const answer = answers.shift() ?? { is: 'sent' }
      if (answer.is !== 'later') line.shift()
      return answer
    },
    waits: (isWaiting) => waits.push(isWaiting),
  })
  return { sender, tried, pauses, waits, wake: () => wake() }
}

const later = { is: 'later', seconds: null } as const

test('sends one after the other, however often it is told to go', async () => {
  const { sender, tried } = start()
  sender.go()
  await settled(sender.go())
  expect(tried).toEqual(['a', 'b'])
})

test('tries the first one again, later each time, before the second', async () => {
  const { sender, tried, pauses, waits, wake } = start(later, later)
  await settled(sender.go())
  await settled(wake())
  expect([tried, pauses]).toEqual([
    ['a', 'a'],
    [1000, 2000],
  ])
  await settled(wake())
  expect(tried).toEqual(['a', 'a', 'a', 'b'])
  expect(waits).toEqual([true, true, false, false])
})

test('waits as long as the server says, unless there is reason to hurry', async () => {
  const { sender, tried, pauses, waits } = start({ is: 'later', seconds: 30 })
  await settled(sender.go())
  expect([pauses, waits]).toEqual([[30_000], [false]])
  await settled(sender.go())
  expect(tried).toEqual(['a', 'a', 'b'])
})

test('what is refused keeps nobody waiting', async () => {
  const { sender, tried, pauses } = start({ is: 'refused' })
  await settled(sender.go())
  expect([tried, pauses]).toEqual([['a', 'b'], []])
})

test('what is not sent is there after a reload, and nothing is stored once it is', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const outbox: Unsent[] = [{ clientId: 'a', message: 'Habari', at: '2026-11-21T12:00:00Z' }]
  keepOutbox(outbox)
  expect([hasUnsent(), readOutbox()]).toEqual([true, outbox])
  keepOutbox([])
  expect([hasUnsent(), readOutbox(), kept.size]).toEqual([false, [], 0])
})
