import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createPasswords, hasEnded, withEnd } from './password-hash.ts'

const password = 'otter lamp rooftop ﬁne'
const cheap = createPasswords(randomBytes, { m: 1024, t: 1, p: 1 })
const end = new Date('2026-11-28T09:00:00Z')

/** Stored hashes of one password. */
const older = {
  'of the first accounts':
    'b98916a95d8fe9538c98e80d781fe87a:c13aae74b1e95d1e160419c53ee65e79fe07e55580c22b06d1f28e1c52fe560d8893f3dbb3ac26fa883ee9f873c975ddbbab1c09e7bdd7138175d901e2bef665',
  'scrypt of ours':
    'scrypt:15:8:3:AAECAwQFBgcICQoLDA0ODw:dhgDCley04t6QLUU9kvaLcByGi0I9Y3oHpVsMGZkXLXJRvkLNn-ZjOtX3qZ3YnhHo9bNvz5pGCXAAxDwD0KREg',
  'scrypt at another cost':
    'scrypt:10:8:1:AAECAwQFBgcICQoLDA0ODw:FdIF75Y7jW5M0237TC5aVT2vIu91ldGmuTr-ahq4q-wcCEgUUSID29kZBw9pX2Nas8ZH9x8QP5DKsMYU7pdQgQ',
}

describe('argon2id', () => {
  test('is read as its reference implementation writes it', async () => {
    const hash =
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    expect(await cheap.verify({ hash, password: 'password' })).toBe(true)
    expect(await cheap.verify({ hash, password: 'Password' })).toBe(false)
  })

  test('in earnest costs more than current guidance asks for', async () => {
    const passwords = createPasswords(randomBytes)
    const hash = await passwords.hash(password)
    expect(hash).toMatch(
      /^\$argon2id\$v=19\$m=65536,t=3,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    )
    expect(passwords.nobody.split('$').slice(0, 4)).toEqual(hash.split('$').slice(0, 4))
    expect(passwords.nobody).toHaveLength(hash.length)
    expect(await cheap.verify({ hash: cheap.nobody, password: '' })).toBe(false)
  })

  test('the same password never has the same hash, and an older cost is still understood', async () => {
    const [one, two] = [await cheap.hash(password), await cheap.hash(password)]
    expect(one).not.toBe(two)
    expect(await createPasswords(randomBytes).verify({ hash: one, password })).toBe(true)
  })
})

describe('hashes from before', () => {
  test.each(Object.entries(older))('%s: still right, renewed once', async (_, hash) => {
    expect(await cheap.verify({ hash, password })).toBe(true)
    expect(await cheap.verify({ hash, password: 'another' })).toBe(false)
    expect(hasEnded(hash, new Date())).toBe(false)
    const fresh = await cheap.renew({ hash, password })
    expect(fresh).toMatch(/^\$argon2id\$v=19\$m=1024,t=1,p=1\$/)
    expect(await cheap.verify({ hash: fresh ?? '', password })).toBe(true)
    expect(await cheap.renew({ hash: fresh ?? '', password })).toBe(null)
  })

  test('so is one that cost less, and none that cost more', async () => {
    const dearer = createPasswords(randomBytes, { m: 2048, t: 1, p: 1 })
    const hash = await cheap.hash(password)
    expect(await dearer.renew({ hash, password })).toMatch(/^\$argon2id\$v=19\$m=2048,/)
    expect(await cheap.renew({ hash: await dearer.hash(password), password })).toBe(null)
  })

  test('what is no hash of ours is told', async () => {
    for (const hash of ['', '$argon2id$v=16$m=1024,t=1,p=1$c29tZXNhbHQ$AAAA', 'scrypt:1']) {
      await expect(cheap.verify({ hash, password })).rejects.toThrow('Not a hash of ours')
    }
  })
})

test('the whole of a long password counts, and capital letters do', async () => {
  const long = 'ä'.repeat(127)
  const hash = await cheap.hash(`${long}x`)
  expect(await cheap.verify({ hash, password: `${long}x` })).toBe(true)
  expect(await cheap.verify({ hash, password: `${long}y` })).toBe(false)
  expect(await cheap.verify({ hash, password: `${long}X` })).toBe(false)
})

test('an end does not change the password, and stays when the hash is renewed', async () => {
  const plain = await cheap.hash(password)
  const hash = withEnd(plain, end)
  expect(await cheap.verify({ hash, password })).toBe(true)
  expect(hasEnded(hash, new Date(end.getTime() - 1))).toBe(false)
  expect(hasEnded(hash, end)).toBe(true)
  expect(hasEnded(plain, end)).toBe(false)
  // It stays when the hash is renewed.
  const before = withEnd(older['scrypt at another cost'], end)
  const fresh = (await cheap.renew({ hash: before, password })) ?? ''
  expect(fresh).toMatch(/^\$argon2id\$/)
  expect(await cheap.verify({ hash: fresh, password })).toBe(true)
  expect(hasEnded(fresh, new Date(end.getTime() - 1))).toBe(false)
  expect(hasEnded(fresh, end)).toBe(true)
})
