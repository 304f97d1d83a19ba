import { expect, test } from 'vitest'
import { type Asking, linesOf, proposed, questionsOf, saidIn } from './AskTravellerDialog.tsx'

type Line = Asking['travellers'][number]['lines'][number]
const line = (key: string, more: Partial<Line> = {}): Line => ({
  ...{ key, label: key, words: `${key}?`, missing: 'not-asked', askedAt: null },
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
        line('companion', { missing: 'empty' }),
        line('occupation', { missing: 'other-script' }),
      ],
      former: [{ key: 'marital-status', words: 'Married?' }],
    },
    { id: 8, name: 'Ben', lines: [line('marital-status')], former: [] },
    {
      ...{ id: 9, name: 'Cleo', lines: [line('funds')] },
      former: [{ key: 'tour', words: 'Tour?' }],
    },
  ],
}

test('what is open, was left empty on purpose, or only lacks a spelling is not proposed', () => {
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

test('the letter says all that is open of all travellers, and what is asked now', () => {
  const said = (chosen: string[]) =>
    saidIn(asking, questionsOf(asking, chosen, 7)).map(({ name, words }) => `${name}: ${words}`)
  expect(said([])).toEqual(['Ana: employer?', 'Ana: Married?', 'Cleo: Tour?'])
  // Asked in other words, it replaces the old question.
  expect(said(['marital-status'])).toEqual([
    ...['Ana: marital-status?', 'Ana: employer?', 'Cleo: Tour?'],
  ])
})
