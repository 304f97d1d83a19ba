import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DraftContent } from '#contract/draft.ts'
import {
  createDraftSaver,
  ElsewhereError,
  longestDelay,
  newestDraft,
  polling,
  type SavedDraft,
  type SaveState,
  saveDelay,
} from './draft.ts'

const content = (contactName: string): DraftContent => ({
  ...{ step: 1, details: { contactName }, applicants: [] },
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
  /** Types, and rests until it is saved. */
  const type = (name: string, rest = saveDelay) => {
    saver.change(content(name))
    return vi.advanceTimersByTimeAsync(rest)
  }
  return { saver, type, saved, states, numbers, waitsFor: () => waitsFor }
}

const fine = async () => ({ savedAt: '2026-11-21T14:02:00Z' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('saves once typing pauses, only the latest content', async () => {
  const { type, saved, states } = begin(fine)
  await type('A', saveDelay - 1)
  await type('As')
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

test('saves are numbered, what waits names its own, and one in flight is sent again on leaving', async () => {
  const { saver, saved, numbers, waitsFor } = begin(() => new Promise(() => {}))
  saver.change(content('A'))
  expect(waitsFor()).toBe(1)
  await vi.advanceTimersByTimeAsync(saveDelay)
  saver.leave()
  saver.change(content('AB'))
  const waits = waitsFor()
  saver.leave()
  expect(saved).toEqual(['A', 'leaving A', 'leaving AB'])
  expect(numbers.at(-1)).toBe(waits)
  expect(new Set(numbers).size).toBe(3)
})

test('one save at a time; later changes follow', async () => {
  const first = Promise.withResolvers<{ savedAt: string }>()
  const { type, saved, states } = begin((name) => (name === 'A' ? first.promise : fine()))
  await type('A')
  await type('B')
  expect(saved).toEqual(['A'])
  first.resolve(await fine())
  await vi.advanceTimersByTimeAsync(0)
  expect(saved).toEqual(['A', 'B'])
  expect(states.at(-1)).toBe('saved')
})

test('a failure is said and tried again with more and more patience', async () => {
  let works = false
  const { saver, type, saved, states } = begin(() =>
    works ? fine() : Promise.reject(new Error('off')),
  )
  await type('A')
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

test('where another page submitted, nothing more is sent', async () => {
  const { saver, type, saved, states } = begin(() => Promise.reject(new ElsewhereError()))
  await type('A')
  saver.change(content('AB'))
  saver.leave()
  await vi.advanceTimersByTimeAsync(longestDelay)
  expect(saved).toEqual(['A'])
  expect(states).toEqual(['waiting', 'elsewhere'])
})

test('what is typed while a failed save is tried again is saved after it', async () => {
  const second = Promise.withResolvers<{ savedAt: string }>()
  const answers = [() => Promise.reject(new Error('off')), () => second.promise]
  const { saver, type, saved, states } = begin(() => (answers.shift() ?? fine)())
  await type('A')
  expect(states.at(-1)).toBe('failing')
  const retry = saver.flush()
  saver.change(content('AB'))
  second.resolve(await fine())
  await retry
  await vi.advanceTimersByTimeAsync(saveDelay)
  expect(saved).toEqual(['A', 'A', 'AB'])
  expect(states.at(-1)).toBe('saved')
})

/** A saver whose save 'A' is on its way, and whose draft is being forgotten. */
async function forgetDuringSave(forgotten: Promise<void>) {
  const first = Promise.withResolvers<{ savedAt: string }>()
  const shown = begin((name) => (name === 'A' ? first.promise : fine()))
  await shown.type('A')
  const forgetting = shown.saver.forget(() => {
    shown.saved.push('forgotten')
    return forgotten
  })
  await vi.advanceTimersByTimeAsync(0)
  return { ...shown, first, forgetting }
}

test.each([
  ['arrives', async () => fine()],
  ['fails', () => Promise.reject(new Error('off'))],
])(
  'a draft is forgotten after the save that was under way %s, and nothing is saved any more',
  async (_, answer) => {
    const { saver, saved, first, forgetting } = await forgetDuringSave(Promise.resolve())
    expect(saved).toEqual(['A'])
    first.resolve(answer())
    await forgetting
    saver.change(content('AB'))
    await saver.flush()
    await vi.advanceTimersByTimeAsync(10 * longestDelay)
    saver.leave()
    expect(saved).toEqual(['A', 'forgotten'])
  },
)

test('saving goes on where the draft could not be forgotten', async () => {
  const off = Promise.reject(new Error('off'))
  off.catch(() => undefined)
  const { saver, saved, first, forgetting } = await forgetDuringSave(off)
  saver.change(content('AB'))
  saver.leave()
  first.resolve(await fine())
  await expect(forgetting).rejects.toThrow('off')
  await vi.advanceTimersByTimeAsync(saveDelay)
  expect(saved).toEqual(['A', 'forgotten', 'AB'])
})

test('a flush saves at once and says when it cannot', async () => {
  const { saver, saved } = begin(() => Promise.reject(new Error('off')))
  saver.change(content('A'))
  await expect(saver.flush()).rejects.toThrow('off')
  expect(saved).toEqual(['A'])
})

const page = '5f0a4f0e-6d7a-4d0e-9a51-0f4a2c1f6f10'
const draftOf = (save: number, id = page): SavedDraft => ({
  ...{ content: content('Ada'), revision: 1, page: { id, save } },
  ...{ savedAt: '2026-11-21T14:00:00.000Z', expiresAt: '2026-12-05T14:00:00.000Z' },
  application: null,
})

async function ask(save: number | null, answers: readonly (SavedDraft | null)[]) {
  let asked = 0
  const load = async () => answers[Math.min(asked++, answers.length - 1)] ?? null
  const unsaved = save === null ? null : { id: page, save }
  const draft = await newestDraft({ unsaved, load, pause: async () => {} })
  return { draft, asked }
}

const others = draftOf(9, '6f0a4f0e-6d7a-4d0e-9a51-0f4a2c1f6f10')
test.each([
  ['nothing was on its way', null, [draftOf(1)], draftOf(1), 1],
  ['there is none', null, [null], null, 1],
  ['the save is there', 2, [draftOf(2)], draftOf(2), 1],
  ['a save is pending', 3, [draftOf(1), draftOf(2), draftOf(3)], draftOf(3), 3],
  ['it is a browser’s first one', 1, [null, draftOf(2)], draftOf(2), 2],
  ['nothing arrives', 2, [draftOf(1)], draftOf(1), polling.tries + 1],
  ['another page saved meanwhile', 2, [others], others, polling.tries + 1],
])('the newest answers where %s', async (_, save, answers, draft, asked) => {
  expect(await ask(save, answers)).toEqual({ draft, asked })
})
