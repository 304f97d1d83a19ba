import { expect, onTestFinished, test, vi } from 'vitest'
import { presenceHeaders, watchPresence } from './presence.ts'

test('a request reports a minute of inactivity, if tracked', () => {
  // Both ask for the time: on a busy machine ten seconds may pass between.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)
  const page = new EventTarget()
  expect(presenceHeaders(inSeconds(3600))).toEqual({})
  const stop = watchPresence(page)
  expect(presenceHeaders(inSeconds(50))).toEqual({})
  expect(presenceHeaders(inSeconds(70))).toEqual({ 'x-background': '1' })
  page.dispatchEvent(new Event('keydown'))
  expect(presenceHeaders(inSeconds(50))).toEqual({})
  stop()
  expect(presenceHeaders(inSeconds(3600))).toEqual({})
})
