import { expect, test } from 'vitest'
import { type Asking, linesOf, proposed, questionsOf } from './asking.ts'

const line = (key: string, more: { isOwn?: boolean; askedAt?: string } = {}) => ({
  ...{ key, label: key, words: key, isOwn: false, askedAt: null },
  ...more,
})
const asking: Asking = {
  ...{ version: 3, recipient: 'ada@example.org', language: 'en', messengers: [] },
  letter: { text: '', end: '' },
  travellers: [
    {
      ...{ id: 7, name: 'Ana' },
      lines: [
        line('marital-status'),
        line('employer', { askedAt: '2026-11-20T12:00:00Z' }),
        line('companion', { isOwn: true }),
      ],
    },
    { id: 8, name: 'Ben', lines: [line('marital-status')] },
    { id: 9, name: 'Cleo', lines: [line('funds')] },
  ],
}

test('what is open, or was left empty on purpose, is not proposed', () => {
  expect(proposed(linesOf(asking, 7))).toEqual(['marital-status'])
  expect(linesOf(asking, 10)).toEqual([])
})

test('others are asked only what they lack too, and nobody for nothing', () => {
  const chosen = ['marital-status', 'employer']
  const own = { applicantId: 7, lines: chosen }
  expect(questionsOf(asking, chosen, 7)).toEqual([own])
  expect(questionsOf(asking, chosen, null)).toEqual([
    own,
    { applicantId: 8, lines: ['marital-status'] },
  ])
  expect(questionsOf(asking, [], null)).toEqual([])
})
