import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DraftContent } from '#contract/draft.ts'
import { createDraftSaver, longest, rest, type SaveState } from './draft-saver.ts'

const content = (contactName: string): DraftContent => ({
  step: 1,
  details: { contactName },
  applicants: [],
  submissionKey: '0b6f3d0e-2a5c-4b0e-8a51-0f4a2c1f6f10',
})

function begin(answer: (name: unknown) => Promise<{ savedAt: string }>) {
  const saved: unknown[] = []
  const states: SaveState['kind'][] = []
  const saver = createDraftSaver(
    (given, leaving) => {
      saved.push(leaving ? `leaving ${given.details.contactName}` : given.details.contactName)
      return answer(given.details.contactName)
    },
    ({ kind }) => states.push(kind),
  )
  return { saver, saved, states }
}

const fine = async () => ({ savedAt: '2026-11-21T14:02:00Z' })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('typing is kept once it rests, and only as it stands then', async () => {
  const { saver, saved, states } = begin(fine)
  saver.change(content('A'))
  await vi.advanceTimersByTimeAsync(rest - 1)
  saver.change(content('As'))
  await vi.advanceTimersByTimeAsync(rest)
  expect(saved).toEqual(['As'])
  expect(states).toEqual(['waiting', 'waiting', 'saved'])
})

test('typing that never rests is kept all the same', async () => {
  const { saver, saved } = begin(fine)
  for (let time = 0; time < longest; time += rest / 2) {
    saver.change(content(String(time)))
    await vi.advanceTimersByTimeAsync(rest / 2)
  }
  expect(saved).toEqual([String(longest - rest / 2)])
})

test('what is on its way when the page is left is sent again, because leaving breaks it off', async () => {
  const { saver, saved } = begin(() => new Promise(() => {}))
  saver.change(content('A'))
  await vi.advanceTimersByTimeAsync(rest)
  saver.leave()
  expect(saved).toEqual(['A', 'leaving A'])
})

test('one save at a time; what was typed meanwhile follows', async () => {
  let release = () => {}
  const { saver, saved, states } = begin((name) =>
    name === 'A'
      ? new Promise((resolve) => {
          release = () => resolve({ savedAt: '2026-11-21T14:02:00Z' })
        })
      : fine(),
  )
  saver.change(content('A'))
  await vi.advanceTimersByTimeAsync(rest)
  saver.change(content('B'))
  await vi.advanceTimersByTimeAsync(rest)
  expect(saved).toEqual(['A'])
  release()
  await vi.advanceTimersByTimeAsync(0)
  expect(saved).toEqual(['A', 'B'])
  expect(states.at(-1)).toBe('saved')
})

test('a failure is said and tried again with more and more patience', async () => {
  let works = false
  const { saver, saved, states } = begin(() => (works ? fine() : Promise.reject(new Error('off'))))
  saver.change(content('A'))
  await vi.advanceTimersByTimeAsync(rest)
  expect(states.at(-1)).toBe('failing')
  await vi.advanceTimersByTimeAsync(2000)
  expect(saved).toHaveLength(2)
  saver.change(content('AB'))
  works = true
  await vi.advanceTimersByTimeAsync(4000)
  expect(saved).toEqual(['A', 'A', 'AB'])
  expect(states.at(-1)).toBe('saved')
})

test('leaving the page sends what waits, and nothing when nothing does', async () => {
  const { saver, saved } = begin(fine)
  saver.leave()
  saver.change(content('A'))
  saver.leave()
  expect(saved).toEqual(['leaving A'])
})

test('a flush keeps at once and says when it cannot', async () => {
  const { saver, saved } = begin(() => Promise.reject(new Error('off')))
  saver.change(content('A'))
  await expect(saver.flush()).rejects.toThrow('off')
  expect(saved).toEqual(['A'])
})
