import { randomBytes } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { expect, test } from 'vitest'
import { createPasswords, hasEnded, withEnd } from './password-hash.ts'

const password = 'otter lamp rooftop ﬁne'
const cheap = createPasswords(randomBytes, { logN: 10, r: 8, p: 1 })

test('in earnest a hash costs what current guidance asks for', async () => {
  const passwords = createPasswords(randomBytes)
  const hash = await passwords.hash(password)
  expect(hash).toMatch(/^scrypt:15:8:3:[\w-]{22}:[\w-]{86}$/)
  expect(await passwords.verify({ hash, password })).toBe(true)
  expect(await passwords.verify({ hash, password: `${password} ` })).toBe(false)
})

test('the same password never has the same hash, and an older cost is still understood', async () => {
  const [one, two] = [await cheap.hash(password), await cheap.hash(password)]
  expect(one).not.toBe(two)
  expect(await createPasswords(randomBytes).verify({ hash: one, password })).toBe(true)
})

test('passwords from before are still right, and have no end', async () => {
  const hash = await hashPassword(password)
  expect(await cheap.verify({ hash, password })).toBe(true)
  expect(await cheap.verify({ hash, password: 'another' })).toBe(false)
  expect(hasEnded(hash, new Date())).toBe(false)
})

test('the whole of a long password counts, and capital letters do', async () => {
  const long = 'ä'.repeat(127)
  const hash = await cheap.hash(`${long}x`)
  expect(await cheap.verify({ hash, password: `${long}x` })).toBe(true)
  expect(await cheap.verify({ hash, password: `${long}y` })).toBe(false)
  expect(await cheap.verify({ hash, password: `${long}X` })).toBe(false)
})

test('nobody has a password, at the price of one', async () => {
  expect(await cheap.verify({ hash: cheap.nobody, password: '' })).toBe(false)
  expect(cheap.nobody.split(':').slice(0, 4)).toEqual(
    (await cheap.hash('x')).split(':').slice(0, 4),
  )
})

test('an end does not change the password', async () => {
  const end = new Date('2026-11-28T09:00:00Z')
  const hash = withEnd(await cheap.hash(password), end)
  expect(await cheap.verify({ hash, password })).toBe(true)
  expect(hasEnded(hash, new Date(end.getTime() - 1))).toBe(false)
  expect(hasEnded(hash, end)).toBe(true)
  expect(hasEnded(await cheap.hash(password), end)).toBe(false)
})
