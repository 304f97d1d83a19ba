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
  const numbers: number[] = []
  const states: SaveState['kind'][] = []
  let waitsFor = 0
  const saver = createDraftSaver(
    (given, { number, leaving }) => {
      numbers.push(number)
      saved.push(leaving ? `leaving ${given.details.contactName}` : given.details.contactName)
      return answer(given.details.contactName)
    },
    (state) => {
      states.push(state.kind)
      if (state.kind === 'waiting') waitsFor = state.save
    },
  )
  return { saver, saved, states, numbers, waitsFor: () => waitsFor }
}

const fine = async () => ({ savedAt: '2026-11-21T14:02:00Z' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('saves once typing pauses, only the latest content', async () => {
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

test('a save in flight on leaving is sent again, since leaving cancels it', async () => {
  const { saver, saved } = begin(() => new Promise(() => {}))
  saver.change(content('A'))
  await vi.advanceTimersByTimeAsync(saveDelay)
  saver.leave()
  expect(saved).toEqual(['A', 'leaving A'])
})

test('saves are numbered, and what waits names the one that it goes with', async () => {
  const { saver, saved, numbers, waitsFor } = begin(() => new Promise(() => {}))
  saver.change(content('A'))
  expect(waitsFor()).toBe(1)
  await vi.advanceTimersByTimeAsync(saveDelay)
  saver.change(content('AB'))
  expect(waitsFor()).toBe(2)
  saver.leave()
  expect(saved).toEqual(['A', 'leaving AB'])
  expect(numbers).toEqual([1, 2])
})

test('one save at a time; later changes follow', async () => {
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
  saver.stop()
  saver.leave()
  expect(saved).toEqual(['leaving A'])
})

test('a flush saves at once and says when it cannot', async () => {
  const { saver, saved } = begin(() => Promise.reject(new Error('off')))
  saver.change(content('A'))
  await expect(saver.flush()).rejects.toThrow('off')
  expect(saved).toEqual(['A'])
})

const page = '5f0a4f0e-6d7a-4d0e-9a51-0f4a2c1f6f10'
const draftOf = (save: number, id = page): SavedDraft => ({
  content: content('Ada'),
  revision: 1,
  page: { id, save },
  savedAt: '2026-11-21T14:00:00.000Z',
  expiresAt: '2026-12-05T14:00:00.000Z',
  application: null,
})

async function ask(save: number | null, answers: readonly (SavedDraft | null)[]) {
  let asked = 0
  const load = async () => answers[Math.min(asked++, answers.length - 1)] ?? null
  const unsaved = save === null ? null : { id: page, save }
  const draft = await newestDraft({ unsaved, load, pause: async () => {} })
  return { draft, asked }
}

test('is asked once when nothing was on its way', async () => {
  expect(await ask(null, [draftOf(1)])).toEqual({ draft: draftOf(1), asked: 1 })
  expect(await ask(null, [null])).toEqual({ draft: null, asked: 1 })
  expect(await ask(2, [draftOf(2)])).toEqual({ draft: draftOf(2), asked: 1 })
})

test('waits for a pending save, even a browser’s first one', async () => {
  const answers = [draftOf(1), draftOf(2), draftOf(3)]
  expect(await ask(3, answers)).toEqual({ draft: draftOf(3), asked: 3 })
  expect(await ask(1, [null, draftOf(2)])).toEqual({ draft: draftOf(2), asked: 2 })
})

test('continues with what is there when nothing arrives, or another page saved meanwhile', async () => {
  const others = draftOf(9, '6f0a4f0e-6d7a-4d0e-9a51-0f4a2c1f6f10')
  for (const there of [draftOf(1), others]) {
    expect(await ask(2, [there])).toEqual({ draft: there, asked: polling.tries + 1 })
  }
})
