import { expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '#client/error.ts'
import { allSent, inTurn } from './in-turn.ts'

const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('the newest picture is sent last, the first again after a lost connection, and who leaves is asked', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const sent: string[] = []
  const first = vi.fn(async () => {
    if (first.mock.calls.length === 1) throw new ApiError('network')
    sent.push('first')
  })
  void inTurn(first)
  const refused = inTurn(() => Promise.reject(new Error('refused'))).catch(() => 'refused')
  void inTurn(async () => sent.push('newest'))
  expect(isAsked()).toBe(true)
  const all = allSent().then(() => sent.join())
  await vi.advanceTimersByTimeAsync(2000)
  expect([await refused, await all, isAsked()]).toEqual(['refused', 'first,newest', false])
})
