import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultForm } from '#domain/filing/default-form.ts'
import {
  type FilingLine,
  type FilingSection,
  filingKeyPattern,
  formFault,
} from '#domain/filing/form.ts'
import { filingSourceNames } from '#domain/filing/sources.ts'
import {
  draftOf,
  draftProblems,
  fitted,
  freeKey,
  moveLine,
  moveSection,
  putLine,
  putSection,
  removeLine,
  sentOf,
} from './draft.ts'

const sent = structuredClone(defaultForm) as Parameters<typeof draftOf>[0]
const draft = draftOf(sent)

const line = (key: string, more: Partial<FilingLine> = {}): FilingLine => ({
  ...{ key, label: key, source: 'not-asked', format: 'as-written', isOn: true },
  ...more,
})
const sections: readonly FilingSection[] = [
  { key: 'one', label: 'One', lines: [line('a'), line('b')] },
  { key: 'two', label: 'Two', lines: [line('c')] },
]
const keys = (of: readonly FilingSection[]) =>
  of.map(({ lines }) => lines.map(({ key }) => key).join('')).join('|')

test('what is edited and not changed is sent as it came', () => {
  expect(sentOf(draft)).toEqual(sent)
  expect(draftProblems(draft)).toEqual({})
})

describe('a question goes', () => {
  test.each([
    ['a', 1, 'ba|c'],
    ['b', -1, 'ba|c'],
    ['b', 1, 'a|bc'],
    ['c', -1, 'abc|'],
    ['a', -1, 'ab|c'],
    ['c', 1, 'ab|c'],
    ['x', 1, 'ab|c'],
  ] as const)('%s by %i: %s', (key, step, after) => {
    expect(keys(moveLine(sections, key, step))).toBe(after)
  })

  test('up and down, and nothing is lost on the way', () => {
    const all = defaultForm.sections.flatMap(({ lines }) => lines.map(({ key }) => key))
    const step = fc.constantFrom(-1 as const, 1 as const)
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...all), step)), (moves) => {
        const move = (form: readonly FilingSection[], [key, way]: (typeof moves)[number]) =>
          moveLine(form, key, way)
        const after = moves.reduce(move, defaultForm.sections)
        const left = after.flatMap(({ lines }) => lines.map(({ key }) => key))
        expect(left.sort()).toEqual(all.toSorted())
      }),
    )
  })
})

test('sections move, are renamed and added', () => {
  expect(keys(moveSection(sections, 'two', -1))).toBe('c|ab')
  expect(moveSection(sections, 'one', -1)).toBe(sections)
  expect(putSection(sections, 'one', 'First').map(({ label }) => label)).toEqual(['First', 'Two'])
  expect(putSection(sections, 'three', 'Three')).toHaveLength(3)
})

test('lines are changed in their place, added at the end, and removed', () => {
  const changed = putLine(sections, 'one', line('a', { label: 'New words' }))
  expect(changed[0]?.lines.map(({ label }) => label)).toEqual(['New words', 'b'])
  expect(keys(putLine(sections, 'two', line('d')))).toBe('ab|cd')
  expect(keys(removeLine(sections, 'a'))).toBe('b|c')
})

describe('a key', () => {
  test.each([
    ['Father’s name', 'father-s-name'],
    ['Évènement №1', 'evenement-1'],
    ['A', 'a-2'],
    ['One', 'one-2'],
    ['姓名', 'line'],
    ['12', 'line'],
  ])('of %s is %s', (label, key) => expect(freeKey(sections, label)).toBe(key))
  test('is free and of the right shape whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 90 }), (label) => {
        const key = freeKey(sections, label)
        expect(key).toMatch(filingKeyPattern)
        expect(['one', 'two', 'a', 'b', 'c']).not.toContain(key)
      }),
    )
  })
})

test('a line fits its source, whichever it gets', () => {
  for (const source of filingSourceNames) {
    const values = { male: 'M', TR: 'Turkey', tourist: ' ' }
    const lines = [fitted(line('x', { source, format: 'YYYY-MM-DD', values }))]
    expect(formFault({ sections: [{ key: 's', label: 'S', lines }] })).toBeNull()
  }
})

test.each([
  [{ pictures: '49' }, { pictures: 'form.limit.wrong' }],
  [{ pdfs: '1e3' }, { pdfs: 'form.limit.wrong' }],
  [{ pdfs: '10241' }, { pdfs: 'form.limit.wrong' }],
  [
    { names: { ...draft.names, flightTicket: 'Ticket 1' } },
    { 'names.flightTicket': 'form.name.wrong' },
  ],
  [
    { sections: [{ key: 's', label: 'S', lines: [line('x', { isOn: false })] }] },
    { sections: 'form.none' },
  ],
])('%o is wrong', (changes, problems) => {
  expect(draftProblems({ ...draft, ...changes })).toEqual(problems)
})
