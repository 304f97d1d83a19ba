import { generateKeyPairSync } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { startApp, codeOf as told } from '../../../../test/support/app.ts'
import { createAuthenticator } from '../../../../test/support/authenticator.ts'
import { bytesOf, codeOf } from '../../../../test/support/authenticator-app.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { rowOf } from '../../../../test/support/rows.ts'
import { startServices } from '../../../../test/support/services.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { createAccount } from './create-account.ts'

const password = 'otter lamp rooftop'

const t = await forFile(startServices())
const later = (seconds: number) => t.pass(seconds * 1000)
const { db } = t.services
const app = await forFile(startApp(t.services))
const passwordHash = await t.services.passwords.hash(password)
beforeEach(async () => {
  later(24 * 3600)
  await db.deleteFrom('signInDelay').execute()
  await db.updateTable('setting').set({ requireSecondFactor: false }).execute()
})

const lacking = '403 staff.second-factor-required'

async function member(role: 'owner' | 'agent' = 'agent') {
  const email = `${t.services.random.uuid()}@karibu.example`
  const account = { email, name: 'Grace', role, language: 'en' as const, passwordHash }
  const id = await createAccount(db, app.services, { ...account, now: t.time.now })
  const person = { id, email, name: 'Grace', role }
  return { ...person, browser: await signIn(app, { as: person, method: 'password' }) }
}

const codeNow = (secret: string, offset = 0) =>
  codeOf(secret, t.time.now.getTime() + offset * 30_000)
/** A code that does not happen to count now. */
function wrongCode(secret: string): string {
  const right = [-1, 0, 1].map((offset) => codeNow(secret, offset))
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? ''
}

async function withApp() {
  const person = await member()
  const { browser } = person
  const started = await browser.post('/api/admin/second-factor/start', {})
  const secret = String(started.body.secret)
  const code = codeNow(secret, -1)
  const activated = await browser.post('/api/admin/second-factor/activate', { code })
  expect(activated.status).toBe(200)
  return { ...person, secret, codes: activated.body.recoveryCodes as string[] }
}

const login = (email: string, code?: string) =>
  app.browser().post('/api/admin/login', { password, email, ...(code && { code }) })

describe('an authenticator app', () => {
  test('counts once a code was given; the session goes on under a fresh cookie, others end', async () => {
    const { browser, ...person } = await member()
    const other = await signIn(app, { as: person })
    const started = await browser.post('/api/admin/second-factor/start', {})
    expect(started.body.uri).toContain(`secret=${started.body.secret}`)
    const before = browser.cookie()
    const code = codeNow(String(started.body.secret))
    const none = { code: wrongCode(String(started.body.secret)) }
    const wrong = await browser.post('/api/admin/second-factor/activate', none)
    expect(told(wrong)).toBe('401 staff.code-wrong')
    expect((await login(person.email)).status).toBe(200)
    const right = await browser.post('/api/admin/second-factor/activate', { code })
    expect(right.body.recoveryCodes).toHaveLength(10)
    expect(browser.cookie()).not.toBe(before)
    expect((await browser.get('/api/admin/account')).body.secondFactor).toMatchObject({
      enabled: true,
      recoveryCodesLeft: 10,
    })
    expect((await other.get('/api/auth/user')).status).toBe(401)
    expect(told(await login(person.email))).toBe('401 staff.code-required')
  })

  test('gives codes that work once, even for two at the same moment', async () => {
    const { id, email, secret } = await withApp()
    const code = codeNow(secret)
    const kept = await rowOf(db, 'staffTwoFactor', { staffId: id })
    expect(kept.secret.includes(bytesOf(secret))).toBe(false)
    // Only who knows the password is told that a code is asked for.
    const stranger = { password: 'not this one', email, code }
    const wrong = await app.browser().post('/api/admin/login', stranger)
    expect(told(wrong)).toBe('401 staff.invalid-password')
    const both = await Promise.all([login(email, code), login(email, code)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect(told(await login(email, code))).toBe('401 staff.code-wrong')
    expect(told(await login(email, codeNow(secret, -1)))).toBe('401 staff.code-wrong')
    later(30)
    expect((await login(email, codeNow(secret))).status).toBe(200)
  })

  test('is guessed at no faster than a password, asking in between does not help', async () => {
    const { email, secret } = await withApp()
    const statuses: string[] = []
    for (let tries = 0; tries < 6; tries += 1) {
      statuses.push(String((await login(email, wrongCode(secret))).body.code))
      await login(email)
    }
    expect(statuses).toEqual([
      ...Array.from({ length: 5 }, () => 'staff.code-wrong'),
      'request.too-many',
    ])
  })

  test('can be lost: each recovery code works once, fresh ones end the old, and without it all is as before', async () => {
    const { email, codes, browser } = await withApp()
    const [first = '', second = ''] = codes
    expect((await login(email, first.toUpperCase())).status).toBe(200)
    expect(told(await login(email, first))).toBe('401 staff.code-wrong')
    const made = await browser.post('/api/admin/second-factor/recovery-codes', {})
    expect(made.body.recoveryCodes).toHaveLength(10)
    expect(told(await login(email, second))).toBe('401 staff.code-wrong')
    const kept = await db.selectFrom('staffRecoveryCode').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain((made.body.recoveryCodes as string[])[0])
    const again = await browser.post('/api/admin/second-factor/start', {})
    expect(told(again)).toBe(lacking)
    expect((await browser.delete('/api/admin/second-factor')).status).toBe(204)
    expect((await login(email)).status).toBe(200)
  })
})

describe('a confirmation', () => {
  test('lasts ten minutes, and is given by password or, with an app, by a code', async () => {
    const plain = await member()
    later(10 * 60 + 1)
    const start = () => plain.browser.post('/api/admin/second-factor/start', {})
    expect(told(await start())).toBe('403 staff.confirm-required')
    const wrong = await plain.browser.post('/api/admin/confirm', { password: 'not this one' })
    expect(told(wrong)).toBe('401 staff.invalid-password')
    expect((await plain.browser.post('/api/admin/confirm', { password })).status).toBe(204)
    expect((await start()).status).toBe(200)

    const safe = await withApp()
    later(10 * 60 + 1)
    const alone = await safe.browser.post('/api/admin/confirm', { password })
    expect(told(alone)).toBe('401 staff.code-required')
    const code = codeNow(safe.secret)
    expect((await safe.browser.post('/api/admin/confirm', { code })).status).toBe(204)
    expect((await safe.browser.delete('/api/admin/second-factor')).status).toBe(204)
  })

  test('gives the session a fresh token; the old one counts for what was under way', async () => {
    const { browser } = await member()
    const old = app.browser()
    old.setCookie(browser.cookie())
    // Two at once from one browser: one of them gets the token.
    const both = [browser, old].map((each) => each.post('/api/admin/confirm', { password }))
    const answers = await Promise.all(both)
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect(answers.filter(({ headers }) => headers.has('set-cookie'))).toHaveLength(1)

    const [fresh, before] = answers[0]?.headers.has('set-cookie') ? [browser, old] : [old, browser]
    expect(fresh.cookie()).not.toBe(before.cookie())
    expect((await before.get('/api/auth/user')).status).toBe(200)
    later(11)
    expect((await before.get('/api/auth/user')).status).toBe(401)
    expect((await fresh.get('/api/auth/user')).status).toBe(200)
  })
})

async function withPasskey(person: Awaited<ReturnType<typeof member>>) {
  const authenticator = createAuthenticator(app.origin)
  const options = await person.browser.post('/api/admin/passkeys/options', {})
  const added = await person.browser.post('/api/admin/passkeys', {
    name: 'Telephone',
    response: authenticator.register(options.body),
  })
  expect(told(added)).toBe('201')
  return authenticator
}

async function challenge() {
  const { body } = await app.browser().post('/api/admin/login/passkey/options', {})
  return body
}
const enter = (response: object) => app.browser().post('/api/admin/login/passkey', { response })
const refused = '401 staff.passkey-refused'

describe('a passkey', () => {
  test('signs in alone, once per challenge, also while guesses at the password have to wait', async () => {
    const person = await member()
    const key = await withPasskey(person)
    for (let tries = 0; tries < 6; tries += 1) {
      await app.browser().post('/api/admin/login', { password: 'x', email: person.email })
    }
    expect((await login(person.email)).status).toBe(429)
    const options = await challenge()
    expect(options.allowCredentials ?? []).toEqual([])
    expect(options.userVerification).toBe('required')
    const response = key.sign(options)
    const right = await enter(response)
    expect(right.body).toMatchObject({ id: person.id, secondFactorMissing: false })
    expect(told(await enter(response))).toBe(refused)
  })

  test('is refused when anything is wrong with it', async () => {
    const person = await member()
    const key = await withPasskey(person)
    const stranger = createAuthenticator(app.origin)
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    const refuses = async (response: object) => expect(told(await enter(response))).toBe(refused)
    await refuses(key.sign(await challenge(), { verified: false }))
    await refuses(key.sign(await challenge(), { origin: 'https://evil.example' }))
    await refuses(key.sign(await challenge(), { key: other }))
    await refuses(stranger.sign(await challenge()))
    await refuses(key.sign({ challenge: 'bWFkZSB1cA' }))
    await refuses({})
    await refuses({ response: {} })
    await refuses({ id: key.id, response: { clientDataJSON: '%' } })
    const late = await challenge()
    later(5 * 60 + 1)
    await refuses(key.sign(late))
    expect((await enter(key.sign(await challenge()))).status).toBe(200)
    await refuses(key.sign(await challenge(), { counter: 1 }))
    const disabledAt = t.time.now
    const off = db.updateTable('staff').set({ disabledAt })
    await off.where('id', '=', person.id).execute()
    await refuses(key.sign(await challenge()))
  })

  test('is added with a challenge of the own account only, and verified', async () => {
    const [one, two] = [await member(), await member()]
    const key = createAuthenticator(app.origin)
    const options = async (who: typeof one) =>
      (await who.browser.post('/api/admin/passkeys/options', {})).body
    const add = (who: typeof one, response: object) =>
      who.browser.post('/api/admin/passkeys', { name: 'Key', response })
    expect(told(await add(two, key.register(await options(one))))).toBe(refused)
    const unverified = key.register(await options(one), { verified: false })
    expect(told(await add(one, unverified))).toBe(refused)
    const foreign = key.register({ ...(await challenge()), user: { id: one.id } })
    expect(told(await add(one, foreign))).toBe(refused)
    const response = key.register(await options(one))
    expect((await add(one, response)).status).toBe(201)
    expect(told(await add(one, response))).toBe(refused)
    expect(told(await add(two, key.register(await options(two))))).toBe(refused)
  })

  test('confirms for its own account, is shown, and is removed by nobody else', async () => {
    const [one, two] = [await member(), await member()]
    const key = await withPasskey(one)
    later(11 * 60)
    const ask = async (who: typeof one) =>
      (await who.browser.post('/api/admin/confirm/passkey/options', {})).body
    const confirm = (who: typeof one, response: object) =>
      who.browser.post('/api/admin/confirm/passkey', { response })
    expect(told(await confirm(two, key.sign(await ask(two))))).toBe(refused)
    expect((await confirm(one, key.sign(await ask(one)))).status).toBe(204)
    const { passkeys } = (await one.browser.get('/api/admin/account')).body
    expect(passkeys).toMatchObject([{ id: key.id, name: 'Telephone' }])
    await two.browser.post('/api/admin/confirm', { password })
    expect(told(await two.browser.delete(`/api/admin/passkeys/${key.id}`))).toBe(
      '404 request.not-found',
    )
    expect((await one.browser.delete(`/api/admin/passkeys/${key.id}`)).status).toBe(204)
    expect(told(await enter(key.sign(await challenge())))).toBe(refused)
  })
})

describe('when the owner asks everybody for a second factor', () => {
  const demand = () => db.updateTable('setting').set({ requireSecondFactor: true }).execute()

  test('who has none can do nothing but set one up', async () => {
    const { browser } = await member()
    await demand()
    expect(told(await browser.get('/api/admin/settings'))).toBe(lacking)
    const account = await browser.get('/api/admin/account')
    expect(account.body.secondFactor).toMatchObject({ required: true, missing: true })
    const started = await browser.post('/api/admin/second-factor/start', {})
    const code = codeNow(String(started.body.secret))
    await browser.post('/api/admin/second-factor/activate', { code })
    expect((await browser.get('/api/admin/settings')).status).toBe(200)
    expect(told(await browser.delete('/api/admin/second-factor'))).toBe(lacking)
  })

  test('a password alone does not open an account with a passkey', async () => {
    const person = await member()
    const key = await withPasskey(person)
    await demand()
    expect(told(await login(person.email))).toBe('401 staff.passkey-required')
    expect((await enter(key.sign(await challenge()))).body.secondFactorMissing).toBe(false)
    expect(told(await person.browser.delete(`/api/admin/passkeys/${key.id}`))).toBe(lacking)
  })

  test('asking for it takes having shown one, and ends what came in by password alone', async () => {
    const { browser } = await member('owner')
    const agent = await member()
    const wish = { requireSecondFactor: true, twoPersonApproval: false }
    expect(told(await browser.put('/api/admin/settings', wish))).toBe(lacking)
    const weak = await signIn(app, { as: agent, method: 'password' })
    await withPasskey({ ...agent, browser: await signIn(app, { as: agent }) })
    const strong = await signIn(app, { as: agent, method: 'passkey' })
    const left = await signIn(app, { as: agent, method: 'password' })
    expect((await weak.get('/api/auth/user')).status).toBe(401)
    const owner = await signIn(app, { role: 'owner' })
    expect((await owner.put('/api/admin/settings', wish)).status).toBe(200)
    const seen = await Promise.all([strong, left].map((each) => each.get('/api/auth/user')))
    expect(seen.map(({ status }) => status)).toEqual([200, 401])
  })
})
