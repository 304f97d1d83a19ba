import { expect, test } from 'vitest'
import { passwordWeakness } from './password.ts'

const personal = ['Neema Mushi', 'neema.mushi@karibu-visa.example', 'Karibu Visa']

test.each([
  ['short', 'tall-Otter9'],
  ['long', 'x9'.repeat(65)],
  ['common', 'password1234'],
  ['common', 'Password123!'],
  ['common', 'P@ssw0rd2026!'],
  ['common', 'Welcome2026!!'],
  ['common', 'qwertyuiop12'],
  ['common', '123456789012'],
  ['common', '111111111111'],
  ['common', 'abcabcabcabc'],
  ['common', 'aaaaaaaaaaaaaaaa'],
  ['common', 'letmein-letmein'],
  ['common', 'administrator1'],
  ['common', 'iloveyou2024!'],
  ['common', 'correct horse battery staple'],
  ['personal', 'neemamushi2026'],
  ['personal', 'KaribuVisa2026!'],
  ['personal', 'Neema-Neema-12'],
])('a password may not be: %s: %s', (reason, password) => {
  expect(passwordWeakness(password, personal)).toBe(reason)
})

test.each([
  'kettle horse battery moon',
  'otter lamp rooftop',
  'x8Qf!2kLwz0P',
  '73920518462937',
  'ненужный зонтик летом',
  'neema likes rooftop lamps',
])('%s may be chosen', (password) => {
  expect(passwordWeakness(password, personal)).toBeNull()
})
