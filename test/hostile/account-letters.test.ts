import { beforeEach, describe, expect, test } from 'vitest'
import type { StaffLanguage } from '#domain/reference/languages.ts'
import type { AccountNotice } from '#domain/staff/account-notice.ts'
import type { Role } from '#domain/staff/permission.ts'
import { sendLetter } from '../../src/server/correspondence/letter/send.ts'
import { createAccount } from '../../src/server/staff/account/create-account.ts'
import { codeOf, type TestApp } from '../support/app.ts'
import { createAuthenticator } from '../support/authenticator.ts'
import { codeOf as codeAt } from '../support/authenticator-app.ts'
import { plainTextOf } from '../support/mail-sink.ts'
import { rowOf, rowsOf } from '../support/rows.ts'
import { startServer } from '../support/server.ts'
import { insertStaff, signIn } from '../support/staff.ts'

/** Taking an account over cannot happen in silence: its owner hears of each step. */
const password = 'otter lamp rooftop'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

const { t, app } = await startServer()
const passwordHash = await t.services.passwords.hash(password)
beforeEach(() => later(24 * 3600))

const later = (seconds: number) => t.pass(seconds * 1000)

async function member(role: Role = 'agent', language: StaffLanguage = 'en') {
  const email = `${t.services.random.uuid()}@karibu.example`
  const account = { email, name: 'Grace', role, language, passwordHash, now: t.time.now }
  const id = await createAccount(app.services.db, app.services, account)
  const person = { id, email, name: 'Grace', role }
  return { ...person, browser: await signIn(app, { as: person, method: 'password' }) }
}

const lettersTo = (recipient: string) =>
  rowsOf(app.services.db, 'letter', { recipient }, 'createdAt')

async function noticesTo(recipient: string): Promise<string[]> {
  const letters = await lettersTo(recipient)
  return letters
    .filter(({ kind }) => kind === 'account-notice')
    .map(({ props }) => (props as { notice: AccountNotice }).notice)
}

/** Sends all letters to an address; returns their text. */
async function read(recipient: string): Promise<string> {
  t.sink.received.length = 0
  for (const { id } of await lettersTo(recipient)) await sendLetter(app.services, id)
  const texts = t.sink.received.map(({ raw }) => plainTextOf(raw))
  return texts.join('\n\n').replaceAll(/\s+/g, ' ')
}

test('each change of what opens an account is told to its owner, and a failed one is not', async () => {
  const { browser, email } = await member()
  const post = (path: string, body: object = {}) => browser.post(`/api/admin/${path}`, body)
  const { body: started } = await post('second-factor/start')
  expect(codeOf(await post('second-factor/activate', { code: '000000' }))).toBe(
    '401 staff.code-wrong',
  )
  expect(await noticesTo(email)).toEqual([])
  const code = codeAt(String(started.secret), t.time.now.getTime())
  expect((await post('second-factor/activate', { code })).status).toBe(200)
  expect((await post('second-factor/recovery-codes')).status).toBe(200)

  const key = createAuthenticator(app.origin)
  const options = (await post('passkeys/options')).body
  const response = key.register(options)
  const added = await post('passkeys', { name: 'Laptop', response })
  expect(added.status).toBe(201)
  expect((await browser.delete(`/api/admin/passkeys/${added.body.id}`)).status).toBe(204)
  expect((await browser.delete('/api/admin/second-factor')).status).toBe(204)
  const wrong = { current: 'not this one at all', next: 'quiet harbour loud goose' }
  expect(codeOf(await post('password', wrong))).toBe('401 staff.invalid-password')
  expect((await post('password', { ...wrong, current: password })).status).toBe(204)
  expect(await noticesTo(email)).toEqual([
    'app-added',
    'recovery-codes-made',
    'passkey-added',
    'passkey-removed',
    'app-removed',
    'password-changed',
  ])
  const text = await read(email)
  expect(text).toContain('A passkey was added to your account')
  expect(text).toContain('change your password')
  expect(text).not.toMatch(/notice\.|\{\w+\}/)
})

test('a role, a disabled and an enabled account are told, in the language of the account', async () => {
  const owner = await signIn(app)
  const { id, email } = await member('agent', 'tr')
  const change = (body: object) => owner.patch(`/api/admin/staff/${id}`, body)
  await change({ role: 'agent' })
  expect(await noticesTo(email)).toEqual([])
  await change({ role: 'manager' })
  await change({ disabled: true })
  await change({ disabled: false })
  expect(await noticesTo(email)).toEqual(['role-changed', 'disabled', 'enabled'])
  expect(await read(email)).toContain('Yeni rolünüz: yönetici')
})

describe('a sign-in', () => {
  const login = (browser: ReturnType<TestApp['browser']>, email: string) =>
    browser.send('POST', '/api/admin/login', {
      headers: { 'content-type': 'application/json', 'user-agent': firefox },
      body: JSON.stringify({ email, password }),
    })

  test('in a new browser is told; the first one ever and those that follow are not', async () => {
    const { email } = await member()
    const [first, second] = [app.browser('192.0.2.7'), app.browser('192.0.2.7')]
    expect((await login(first, email)).status).toBe(200)
    expect((await login(first, email)).status).toBe(200)
    expect(await noticesTo(email)).toEqual([])
    expect((await login(second, email)).status).toBe(200)
    expect(await noticesTo(email)).toEqual(['signed-in'])
    expect(await read(email)).toContain('Firefox on Windows')
    for (const browser of [first, second, first]) await login(browser, email)
    expect(await noticesTo(email)).toHaveLength(1)
  })

  test('is not hidden by a cookie that somebody made up, or has from another account', async () => {
    const [victim, thief] = [await member(), await member()]
    await login(app.browser('192.0.2.8'), victim.email)
    const browser = app.browser('192.0.2.9')
    const made = `staff-browser=${app.services.random.token()}`
    browser.setCookie(made)
    await login(browser, thief.email)
    expect(browser.cookie()).not.toContain(made)
    await login(browser, victim.email)
    expect(await noticesTo(victim.email)).toEqual(['signed-in'])
    // It gives no access.
    const alone = app.browser('192.0.2.9')
    alone.setCookie(/staff-browser=[^;]+/.exec(browser.cookie())?.[0] ?? '')
    expect((await alone.get('/api/auth/user')).status).toBe(401)
  })
})

describe('a new address', () => {
  const ask = (browser: Awaited<ReturnType<typeof signIn>>, email: string) =>
    browser.patch('/api/admin/account', { email })
  const use = (token: string) => app.browser().post('/api/admin/email/confirm', { token })
  const tokenIn = async (email: string) =>
    /\/admin-login\/email#token=([\w.-]+)/.exec(await read(email))?.[1] ?? 'none'
  const emailOf = async (id: string) => (await rowOf(app.services.db, 'staff', { id })).email

  test('counts once its letter was answered, once; the old one is told before and after', async () => {
    const { browser, email, id } = await member()
    const next = `new.${id}@karibu.example`
    const asked = await ask(browser, next)
    expect(asked.body).toMatchObject({ email, waitingEmail: next })
    expect(await noticesTo(email)).toEqual(['email-asked'])
    expect(await read(email)).toContain(next)
    const token = await tokenIn(next)
    expect(await emailOf(id)).toBe(email)
    expect((await app.browser().get(`/api/admin/email/confirm?token=${token}`)).status).toBe(404)
    expect(codeOf(await use(`${token}x`))).toBe('410 link.expired')
    expect((await use(token)).body).toEqual({ email: next })
    expect(codeOf(await use(token))).toBe('410 link.expired')
    expect(await emailOf(id)).toBe(next)
    expect(await noticesTo(email)).toEqual(['email-asked', 'email-changed'])
    const kept = JSON.stringify(await lettersTo(next))
    expect(kept).not.toContain(token.split('.')[1])
  })

  test('is forgotten when it is taken back, the password changes, time passes, or another is asked for', async () => {
    const { browser, id, email } = await member()
    const wish = async (name: string) => {
      const next = `${name}.${id}@karibu.example`
      expect((await ask(browser, next)).status).toBe(200)
      return tokenIn(next)
    }
    const back = await wish('back')
    expect((await browser.delete('/api/admin/account/email')).status).toBe(204)
    expect(codeOf(await browser.delete('/api/admin/account/email'))).toBe('404 request.not-found')
    const [first, second] = [await wish('first'), await wish('second')]
    expect(codeOf(await use(first))).toBe('410 link.expired')
    const next = 'quiet harbour loud goose'
    await browser.post('/api/admin/password', { current: password, next })
    const late = await wish('late')
    later(2 * 3600 + 1)
    for (const token of [back, second, late])
      expect(codeOf(await use(token))).toBe('410 link.expired')
    expect(await emailOf(id)).toBe(email)
  })

  test('is nobody else’s, and is asked for by somebody who was confirmed', async () => {
    const other = await insertStaff(app.services)
    const { browser, id, email } = await member()
    expect(codeOf(await ask(browser, other.email))).toBe('409 staff.email-taken')
    const next = `raced.${id}@karibu.example`
    await ask(browser, next)
    const token = await tokenIn(next)
    await insertStaff(app.services, { email: next })
    expect(codeOf(await use(token))).toBe('409 staff.email-taken')
    later(601)
    expect(codeOf(await ask(browser, `x.${id}@karibu.example`))).toBe('403 staff.confirm-required')
    expect(await emailOf(id)).toBe(email)
  })
})

test('a failed confirmation stands in the audit, by whatever it was tried', async () => {
  const { browser, id } = await member()
  const tried = [
    ['confirm', { password: 'not this one' }],
    ['confirm/passkey', { response: { id: 'made up' } }],
    ['password', { current: 'not this one', next: 'quiet harbour loud goose' }],
  ] as const
  for (const [path, body] of tried) {
    expect((await browser.post(`/api/admin/${path}`, body)).status).toBe(401)
  }
  expect((await browser.post('/api/admin/confirm', { password })).status).toBe(204)
  const kept = await rowsOf(app.services.db, 'auditEntry', { staffId: id }, 'id')
  expect(kept.map(({ action }) => action)).toEqual([
    'staff.confirm-failed',
    'staff.confirm-failed',
    'staff.confirm-failed',
    'staff.confirmed',
  ])
  expect(kept[0]?.details).toMatchObject({ code: 'staff.invalid-password' })
})
