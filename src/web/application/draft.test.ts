import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DraftContent } from '#contract/draft.ts'
import {
  createDraftSaver,
  longestDelay,
  newestDraft,
  polling,
  type SavedDraft,
  type SaveState,
  saveDelay,
} from './draft.ts'

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

test('typing is saved once it rests, and only as it stands then', async () => {
  const { saver, saved, states } = begin(fine)
  saver.change(content('A'))
  await vi.advanceTimersByTimeAsync(saveDelay - 1)
  saver.change(content('As'))
  await vi.advanceTimersByTimeAsync(saveDelay)
  expect(saved).toEqual(['As'])
  expect(states).toEqual(['waiting', 'waiting', 'saved'])
})

test('typing that never rests is saved all the same', async () => {
  const { saver, saved } = begin(fine)
  for (let time = 0; time < longestDelay; time += saveDelay / 2) {
    saver.change(content(String(time)))
    await vi.advanceTimersByTimeAsync(saveDelay / 2)
  }
  expect(saved).toEqual([String(longestDelay - saveDelay / 2)])
})

test('what is on its way when the page is left is sent again, because leaving breaks it off', async () => {
  const { saver, saved } = begin(() => new Promise(() => {}))
  saver.change(content('A'))
  await vi.advanceTimersByTimeAsync(saveDelay)
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
  await vi.advanceTimersByTimeAsync(saveDelay)
  saver.change(content('B'))
  await vi.advanceTimersByTimeAsync(saveDelay)
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
  await vi.advanceTimersByTimeAsync(saveDelay)
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

test('a flush saves at once and says when it cannot', async () => {
  const { saver, saved } = begin(() => Promise.reject(new Error('off')))
  saver.change(content('A'))
  await expect(saver.flush()).rejects.toThrow('off')
  expect(saved).toEqual(['A'])
})

const draftOf = (savedAt: string): SavedDraft => ({
  content: {
    step: 1,
    details: {},
    applicants: [],
    submissionKey: '0b6f3d0e-2a5c-4b0e-8a51-0f4a2c1f6f10',
  },
  revision: 1,
  savedAt,
  expiresAt: '2026-12-05T14:00:00.000Z',
  application: null,
})
const older = draftOf('2026-11-21T14:00:00.000Z')
const newer = draftOf('2026-11-21T14:00:03.000Z')

async function ask(since: string | null, answers: readonly (SavedDraft | null)[]) {
  let asked = 0
  const load = async () => answers[Math.min(asked++, answers.length - 1)] ?? null
  const draft = await newestDraft({ since, load, pause: async () => {} })
  return { draft, asked }
}

test('is asked once when nothing was on its way', async () => {
  expect(await ask(null, [older])).toEqual({ draft: older, asked: 1 })
  expect(await ask(null, [null])).toEqual({ draft: null, asked: 1 })
})

test('waits for what was on its way, the first answers of a browser too', async () => {
  expect(await ask(older.savedAt, [older, older, newer])).toEqual({ draft: newer, asked: 3 })
  expect(await ask('', [null, newer])).toEqual({ draft: newer, asked: 2 })
})

test('goes on with what is there when nothing arrives', async () => {
  expect(await ask(older.savedAt, [older])).toEqual({ draft: older, asked: polling.tries + 1 })
})
