import { expect, test } from 'vitest'
import { passwordWeakness } from './password.ts'

const personal = ['Neema Mushi', 'neema.mushi@karibu-visa.example', 'Karibu Visa']

test.each([
  ['short', ['tall-Otter9']],
  ['long', ['x9'.repeat(65)]],
  ['common', ['password1234', 'Password123!', 'P@ssw0rd2026!', 'Welcome2026!!', 'iloveyou2024!']],
  ['common', ['letmein-letmein', 'administrator1', 'correct horse battery staple']],
  ['common', ['qwertyuiop12', '123456789012', '111111111111', 'abcabcabcabc', 'a'.repeat(16)]],
  ['personal', ['neemamushi2026', 'KaribuVisa2026!', 'Neema-Neema-12']],
])('a password may not be: %s: %j', (reason, passwords) => {
  const found = passwords.map((password) => passwordWeakness(password, personal))
  expect(found).toEqual(passwords.map(() => reason))
})

test.each([
  ...['kettle horse battery moon', 'otter lamp rooftop', 'x8Qf!2kLwz0P', '73920518462937'],
  ...['ненужный зонтик летом', 'neema likes rooftop lamps'],
])('%s may be chosen', (password) => expect(passwordWeakness(password, personal)).toBeNull())
