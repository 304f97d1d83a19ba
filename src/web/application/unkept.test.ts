import { expect, test } from 'vitest'
import type { SavedDraft } from './saved.ts'
import { newestDraft, patience } from './unkept.ts'

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
  expect(await ask(older.savedAt, [older])).toEqual({ draft: older, asked: patience.tries + 1 })
})
