import { expect, test } from 'vitest'
import { cleanFingerprint, fingerprintOf, groupFingerprint } from './fingerprint.ts'

// FIPS 180-4, the message 'abc'.
const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

test('the fingerprint of a file is its SHA-256', async () => {
  expect(await fingerprintOf(new Blob(['abc']))).toBe(abc)
})

test('a typed one may have spaces, colons and capitals', () => {
  expect(cleanFingerprint(` ${groupFingerprint(abc).toUpperCase()}\n`)).toBe(abc)
  expect(cleanFingerprint(abc.match(/../g)?.join(':') ?? '')).toBe(abc)
})

test('anything else is none', () => {
  expect(cleanFingerprint('')).toBeNull()
  expect(cleanFingerprint(abc.slice(1))).toBeNull()
  expect(cleanFingerprint(`${abc}0`)).toBeNull()
  expect(cleanFingerprint(abc.replace('b', 'g'))).toBeNull()
})
