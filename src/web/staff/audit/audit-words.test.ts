import { expect, test } from 'vitest'
import { letterKinds } from '#domain/letter.ts'
import { auditActions } from '#domain/staff/audit.ts'
import { translatorFor } from '#phrases/compile.ts'
import { audit } from '#phrases/en/staff/audit.ts'
import { phraseKey } from '#phrases/translate.ts'
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

test.each([
  ['assign', en('staff.list.bulk.assign'), tr('staff.list.bulk.assign')],
  ['file', 'Mark as filed', tr('staff.list.bulk.file')],
  ['template', 'Message', tr('staff.list.bulk.message')],
])('many applications: %s is said in words', (text, english, turkish) => {
  expect(detailValue(text, 'kind', en)).toBe(english)
  expect(detailValue(text, 'kind', tr)).toBe(turkish)
})

test('every action, detail, code and kind of letter has its words', () => {
  for (const t of [en, tr]) {
    for (const action of auditActions) t(`staff.audit.action.${action}`)
    for (const key of Object.keys(audit)) {
      const [what, ...rest] = key.split('.')
      const name = rest.join('.')
      if (what === 'detail') expect(detailName(name, t)).toBe(t(phraseKey(`staff.audit.${key}`)))
      if (what === 'value') expect(detailValue(name, 'to', t)).not.toBeNull()
    }
    for (const kind of letterKinds) expect(detailValue(kind, 'kind', t)).not.toBeNull()
  }
  // What a later release does, beside this one.
  expect(detailValue('refund-many', 'kind', en)).toBeNull()
})

test('leaves alone what is no code', () => {
  expect(detailValue('10.0.0.0/24', 'network', tr)).toBeNull()
})
