import { expect, test } from 'vitest'
import { added, again, dropped, due, failed, type Outbox } from './outbox.ts'

const box = (...names: string[]): Outbox =>
  names.reduce<Outbox>(
    (outbox, clientId) =>
      added(outbox, { sessionId: clientId.slice(0, 1), clientId, text: clientId }),
    [],
  )
const names = (outbox: Outbox) => outbox.map(({ clientId }) => clientId)
const nobody = new Set<string>()

test('each conversation sends one at a time, in order', () => {
  const outbox = box('a1', 'a2', 'b1')
  expect(names(due(outbox, nobody))).toEqual(['a1', 'b1'])
  expect(names(due(outbox, new Set(['a'])))).toEqual(['b1'])
  expect(names(due(dropped(outbox, 'a1'), nobody))).toEqual(['a2', 'b1'])
})

test('what failed waits for a person, and does not hold up the next', () => {
  const outbox = failed(box('a1', 'a2'), 'a1', 'why')
  expect(outbox[0]).toMatchObject({ state: 'failed', error: 'why', text: 'a1' })
  expect(names(due(outbox, nobody))).toEqual(['a2'])
})

test('a retry goes once, under the same key, after what waits', () => {
  const outbox = again(failed(box('a1', 'a2'), 'a1', 'why'), 'a1')
  expect(names(outbox)).toEqual(['a2', 'a1'])
  expect(outbox[1]).toMatchObject({ state: 'sending', error: null })
  expect(again(outbox, 'a1')).toBe(outbox)
})

test('what is not there cannot be dropped', () => {
  const outbox = box('a1')
  expect(dropped(outbox, 'b1')).toBe(outbox)
})
