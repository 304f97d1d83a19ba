import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { startApp } from '../../../../test/support/app.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { changeRows, rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { startServices } from '../../../../test/support/services.ts'
import { insertStaff, signIn } from '../../../../test/support/staff.ts'
import {
  findPasswordHash,
  insertPassword,
  replacePasswordHash,
  updatePassword,
} from '../../data/staff/password.ts'
import { hashToken } from '../../http/cookie.ts'
import { ensureOwner, resetOwner } from './first-owner.ts'
import { createFindStaff, openStaffSession } from './session.ts'

const password = 'otter lamp rooftop'
let hashes = 0

const t = await forFile(startServices())
const later = (seconds: number) => t.pass(seconds * 1000)
const { db } = t.services
const { passwords } = t.services
const verify: typeof passwords.verify = (check) => {
  hashes += 1
  return passwords.verify(check)
}
const app = await forFile(startApp({ ...t.services, passwords: { ...passwords, verify } }))
await ensureOwner(app.services, password)
beforeEach(async () => {
  later(24 * 3600 + 60)
  await db.deleteFrom('signInDelay').execute()
})

const codeOf = (answer: { body: Record<string, unknown> }) => answer.body.code

async function colleague(email: string, chosen = password) {
  const person = await insertStaff(app.services, { role: 'agent', email })
  const { id } = person
  const hash = await app.services.passwords.hash(chosen)
  await insertPassword(db, { id, staffId: id, hash, now: t.time.now })
  return person
}

await colleague('grace@karibu.example')

test('a fresh installation asks for the password alone, and says who is in', async () => {
  const fresh = await startServices()
  const { db } = fresh.services
  const its = await startApp(fresh.services)
  onTestFinished(async () => {
    await its.close()
    await fresh.close()
  })
  await ensureOwner(fresh.services, password)
  const browser = its.browser()
  expect((await browser.get('/api/admin/login')).body).toEqual({ emailRequired: false })
  expect((await browser.get('/api/auth/user')).status).toBe(401)
  const wrong = await browser.post('/api/admin/login', { password: 'not this one' })
  expect([wrong.status, codeOf(wrong), wrong.body.title]).toEqual([
    401,
    'staff.invalid-password',
    'Invalid password',
  ])
  const right = await browser.post('/api/admin/login', { password })
  expect(right.status).toBe(200)
  const cookie = right.headers.getSetCookie().find((each) => each.startsWith('staff=')) ?? ''
  expect(cookie).toMatch(/^staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
  const { id, email } = await rowOf(db, 'staff')
  const who = await browser.get('/api/auth/user')
  expect(who.body).toEqual({ id, email, name: 'Owner', roles: ['owner'] })
  // Kept are the hash of the cookie and a slow hash of the password only.
  const token = browser.cookie().replace('staff=', '')
  const kept = JSON.stringify([await rowsOf(db, 'staffSession'), await rowsOf(db, 'staffAccount')])
  for (const secret of [token, Buffer.from(token).toString('hex'), password]) {
    expect(kept).not.toContain(secret)
  }
  expect(fresh.logged.join('')).not.toContain(token)
})

describe('once there are colleagues', () => {
  test('the e-mail is asked for too', async () => {
    const browser = app.browser()
    expect((await browser.get('/api/admin/login')).body).toEqual({ emailRequired: true })
    const without = await browser.post('/api/admin/login', { password })
    expect([without.status, codeOf(without)]).toEqual([400, 'request.invalid'])
    const email = ' Grace@Karibu.example '
    expect((await browser.post('/api/admin/login', { password, email })).status).toBe(200)
  })

  test('an unknown account and a disabled one have the same answer and cost the same work', async () => {
    const ask = async (email: string) => {
      hashes = 0
      const { status, body } = await app
        .browser()
        .post('/api/admin/login', { password: 'not this one', email })
      return { status, ...body, requestId: null, hashes }
    }
    const unknown = await ask('nobody@karibu.example')
    expect(unknown).toEqual(await ask('grace@karibu.example'))
    expect(unknown.hashes).toBe(1)
    const gone = await colleague('gone@karibu.example')
    const browser = await signIn(app, { as: gone })
    expect((await browser.get('/api/auth/user')).status).toBe(200)
    await changeRows(db, 'staff', { id: gone.id }, { disabledAt: t.time.now })
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    const right = await app.browser().post('/api/admin/login', { password, email: gone.email })
    expect(codeOf(right)).toBe('staff.invalid-password')
    expect(await ask(gone.email)).toEqual(unknown)
  })
})

describe('guessing', () => {
  const guess = (network: string, email = 'grace@karibu.example', tried = 'not this one') =>
    app.browser(network).post('/api/admin/login', { password: tried, email })

  test('is slowed down per account, more and more, from every network', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await guess(`198.51.100.${tries}`)).status).toBe(401)
    }
    const waits = []
    for (let tries = 0; tries < 9; tries += 1) {
      const refused = await guess(`198.51.100.${20 + tries}`)
      expect(codeOf(refused)).toBe('request.too-many')
      const seconds = Number((refused.body.params as { seconds: number }).seconds)
      waits.push(seconds)
      later(seconds)
      expect((await guess(`198.51.100.${40 + tries}`)).status).toBe(401)
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900])
    const right = await guess('198.51.100.99', 'grace@karibu.example', password)
    expect(right.status).toBe(429)
    later(900)
    expect((await guess('198.51.100.99', 'grace@karibu.example', password)).status).toBe(200)
  })

  test('at once is no way around: of many tries, few are looked at', async () => {
    hashes = 0
    const email = 'nobody@karibu.example'
    const all = Array.from({ length: 20 }, (_, i) => guess(`198.51.100.${i}`, email))
    const statuses = (await Promise.all(all)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(hashes).toBe(5)
  })

  test('does not keep a colleague out where they signed in before', async () => {
    const home = app.browser('203.0.113.7')
    const email = 'grace@karibu.example'
    expect((await home.post('/api/admin/login', { password, email })).status).toBe(200)
    for (let tries = 0; tries < 6; tries += 1) await guess(`198.51.100.${tries}`)
    expect((await guess('198.51.100.77', email, password)).status).toBe(429)
    expect((await home.post('/api/admin/login', { password, email })).status).toBe(200)
  })

  test('at many accounts is slowed down per network, and a right one does not clear it', async () => {
    for (let tries = 0; tries < 20; tries += 1) {
      expect((await guess('203.0.113.50', `a${tries}@karibu.example`)).status).toBe(401)
    }
    expect((await guess('203.0.113.50', 'a99@karibu.example')).status).toBe(429)
    later(10)
    expect((await guess('203.0.113.50', 'grace@karibu.example', password)).status).toBe(200)
    expect((await guess('203.0.113.50', 'a98@karibu.example')).status).toBe(401)
    expect((await guess('203.0.113.50', 'a97@karibu.example')).status).toBe(429)
  })

  test('leaves a trace without a name where nobody was meant', async () => {
    await guess('198.51.100.1', 'nobody@karibu.example')
    expect((await rowsOf(db, 'auditEntry', {}, 'id')).at(-1)).toMatchObject({
      action: 'staff.sign-in-failed',
      staffId: null,
      details: { code: 'staff.invalid-password', network: '198.51.100.1' },
    })
  })
})

describe('a session', () => {
  const isIn = async (browser: { get: (path: string) => Promise<{ status: number }> }) =>
    (await browser.get('/api/auth/user')).status === 200

  test('has a fresh cookie at each sign-in; the old one ends', async () => {
    const browser = app.browser()
    const email = 'grace@karibu.example'
    browser.setCookie('staff=chosen-by-somebody-else')
    await browser.post('/api/admin/login', { password, email })
    const first = browser.cookie()
    expect(first).not.toContain('chosen')
    await browser.post('/api/admin/login', { password, email })
    expect(browser.cookie()).not.toBe(first)
    const old = app.browser()
    old.setCookie(first)
    expect(await isIn(old)).toBe(false)
  })

  test('ends after half an hour without use, and timers of a page are no use', async () => {
    const browser = await signIn(app)
    later(29 * 60)
    expect(await isIn(browser)).toBe(true)
    later(29 * 60)
    expect(await isIn(browser)).toBe(true)
    later(20 * 60)
    const background = { headers: { 'x-background': '1' } }
    expect((await browser.send('GET', '/api/auth/user', background)).status).toBe(200)
    later(10 * 60 + 1)
    expect(await isIn(browser)).toBe(false)
  })

  test('ends after twelve hours of use', async () => {
    const browser = await signIn(app)
    for (let step = 0; step < 29; step += 1) {
      later(24 * 60)
      expect(await isIn(browser)).toBe(true)
    }
    later(24 * 60)
    expect(await isIn(browser)).toBe(false)
  })

  test('ends at logout, twice the same, and everywhere on request', async () => {
    const browser = await signIn(app)
    const cookie = browser.cookie()
    expect((await browser.post('/api/admin/logout', {})).status).toBe(204)
    expect(browser.cookie()).toBe('')
    expect((await browser.post('/api/admin/logout', {})).status).toBe(204)
    browser.setCookie(cookie)
    expect(await isIn(browser)).toBe(false)

    const [here, there] = [await signIn(app), await signIn(app)]
    const elsewhere = await signIn(app, { as: here.staff })
    expect((await here.post('/api/admin/logout-everywhere', {})).status).toBe(204)
    expect(await Promise.all([here, elsewhere, there].map(isIn))).toEqual([false, false, true])
  })
})

test('an owner who lost everything is let in again from the console', async () => {
  const owner = await rowOf(db, 'staff', { name: 'Owner' })
  const before = await signIn(app, { as: { ...owner, role: 'owner' } })
  const made = await resetOwner(app.services)
  expect(made.password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/)
  expect((await before.get('/api/auth/user')).status).toBe(401)
  const old = await app.browser().post('/api/admin/login', { password, email: made.email })
  expect(old.status).toBe(401)
  const browser = app.browser()
  expect((await browser.post('/api/admin/login', made)).status).toBe(200)
})

const tryIn = async (given: { email: string; password: string }) =>
  (await app.browser().post('/api/admin/login', given)).status

test('a password that we made up ends after seven days, or gives way to one that stays', async () => {
  const left = await resetOwner(app.services)
  later(7 * 86_400 - 60)
  expect(await tryIn(left)).toBe(200)
  later(120)
  expect(await tryIn(left)).toBe(401)

  const made = await resetOwner(app.services)
  const browser = app.browser()
  await browser.post('/api/admin/login', made)
  const change = { current: made.password, next: password }
  expect((await browser.post('/api/admin/password', change)).status).toBe(204)
  later(400 * 86_400)
  expect(await tryIn(made)).toBe(401)
  expect(await tryIn({ ...made, password })).toBe(200)
})

describe('a password hashed in a way of before', () => {
  const hash =
    'scrypt:10:8:1:AAECAwQFBgcICQoLDA0ODw:FdIF75Y7jW5M0237TC5aVT2vIu91ldGmuTr-ahq4q-wcCEgUUSID29kZBw9pX2Nas8ZH9x8QP5DKsMYU7pdQgQ'

  test('is hashed anew at the next sign-in, and only then', async () => {
    const { id, email } = await colleague('before@karibu.example')
    await updatePassword(db, id, { hash, now: t.time.now })
    const tryWith = async (given: string) =>
      (await app.browser().post('/api/admin/login', { password: given, email })).status
    expect(await tryWith('another lamp rooftop')).toBe(401)
    expect(await findPasswordHash(db, id)).toBe(hash)
    expect(await tryWith('otter lamp rooftop ﬁne')).toBe(200)
    const renewed = await findPasswordHash(db, id)
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=1024,t=1,p=1\$/)
    expect(await tryWith('otter lamp rooftop fine')).toBe(200)
    expect(await findPasswordHash(db, id)).toBe(renewed)
  })

  test('leaves alone what its owner chose meanwhile', async () => {
    const { id } = await colleague('meanwhile@karibu.example')
    const chosen = await findPasswordHash(db, id)
    const late = {
      from: 'scrypt:10:8:1:older:older',
      to: 'scrypt:10:8:1:late:late',
      now: t.time.now,
    }
    await replacePasswordHash(db, id, late)
    expect(await findPasswordHash(db, id)).toBe(chosen)
  })
})

/** Renewals that show the replacement only after several queries. */
const learning = (fresh: Buffer, after: number) => {
  let asked = 0
  return {
    note: () => {},
    hashInPlaceOf: (old: Buffer) => {
      asked += 1
      return asked > after ? fresh : old
    },
  }
}

async function findOld(after: number) {
  const { services, time } = t
  const { id: staffId } = await insertStaff(services)
  const session = { staffId, method: 'password', userAgent: 'Test', now: time.now } as const
  const { token } = await openStaffSession(db, services.random, session)
  const renewals = learning(hashToken(token), after)
  const find = createFindStaff({ db, secondFactor: 'optional', renewals })
  const found = await find(hashToken('replaced'), { now: time.now, awake: false })
  return found?.staff.id === staffId
}

test('a token replaced while it is looked for is found; one that nothing replaced is not', async () => {
  expect([await findOld(0), await findOld(1), await findOld(100)]).toEqual([true, true, false])
})
