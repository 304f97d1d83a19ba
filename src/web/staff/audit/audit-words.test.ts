import { expect, test } from 'vitest'
import { translatorFor } from '#phrases/compile.ts'
import { detailName, detailValue } from './audit-words.ts'

const missing = (message: string) => {
  throw new Error(message)
}
const en = translatorFor('en', missing)
const tr = translatorFor('tr', missing)

test('names what is kept in the language of the reader', () => {
  expect(detailName('twoPersonApproval', en)).toBe('two people for each approval')
  expect(detailName('twoPersonApproval', tr)).toBe('her onay için iki kişi')
  expect(detailName('somethingOlder', tr)).toBeNull()
})

test.each([
  ['approved', 'to', 'Approved', 'Onaylandı'],
  ['agent', 'role', 'Agent', 'Danışman'],
  ['mine', 'queue', 'Mine', 'Bana atanan'],
  ['duplicate', 'ground', 'Paid twice', 'Çift ödeme'],
  ['recovery-code', 'method', 'recovery code', 'kurtarma kodu'],
  ['broken off', 'state', 'cut short', 'yarıda kaldı'],
  ['erasure', 'kind', 'erasure', 'silme'],
  [
    'visa-approved',
    'kind',
    en('staff.letter.kind.visa-approved'),
    tr('staff.letter.kind.visa-approved'),
  ],
])('%s as %s is said in words', (text, key, english, turkish) => {
  expect(detailValue(text, key, en)).toBe(english)
  expect(detailValue(text, key, tr)).toBe(turkish)
})

test('leaves alone what is no code', () => {
  expect(detailValue('10.0.0.0/24', 'network', tr)).toBeNull()
})
