import { expect, test } from 'vitest'
import { type Rules, regimes } from '../rules/rules.ts'
import { shippedRules } from '../rules/shipped.ts'
import { type RegimeChange, regimeChanges, regimeNote, regimesNoted } from './regime-change.ts'

const now: Rules = { ...shippedRules, regimes: { ...shippedRules.regimes, CH: 'exempt' } }
const changed = { nationality: 'CH', from: 'e-visa', to: 'exempt' } as const
const swiss = { nationality: 'CH', state: 'ready' } as const

test.each<[string, Parameters<typeof regimeChanges>[2], RegimeChange[]]>([
  ['of two alike, once', [swiss, { ...swiss, state: 'filed' }], [changed]],
  ['of others', [{ ...swiss, nationality: 'JP' }], []],
  ['of one who is decided', [{ ...swiss, state: 'approved' }], []],
  ['of one whose nationality nobody knows', [{ ...swiss, nationality: '' }], []],
])('changes %s', (_, travellers, changes) => {
  expect(regimeChanges(shippedRules, now, travellers)).toEqual(changes)
})

test('a note keeps every change', () => {
  const changes = regimes.flatMap((from) => regimes.map((to) => ({ nationality: 'CH', from, to })))
  expect(regimesNoted(regimeNote(changes))).toEqual(changes)
})

test.each([null, '', 'something else', 'CH exempt'])('the note %j says nothing', (note) => {
  expect(regimesNoted(note)).toEqual([])
})
