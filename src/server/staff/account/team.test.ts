import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { codeOf, startApp } from '../../../../test/support/app.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { plainTextOf } from '../../../../test/support/mail-sink.ts'
import { changeRows, insertRow, rowOf } from '../../../../test/support/rows.ts'
import { sendLetters } from '../../../../test/support/send-letters.ts'
import { startServices } from '../../../../test/support/services.ts'
import { insertStaff, signIn } from '../../../../test/support/staff.ts'
import { insertPassword } from '../../data/staff/password.ts'
import { ensureOwner } from './first-owner.ts'

const password = 'otter lamp rooftop'
type Browser = Awaited<ReturnType<typeof signIn>>

const t = await forFile(startServices())
const later = (seconds: number) => t.pass(seconds * 1000)
const { db } = t.services
const app = await forFile(startApp(t.services))
let owner: Browser
beforeEach(async () => {
  later(24 * 3600)
  owner = await signIn(app)
})

const outside = () => app.browser()

/** The last invitation sent. */
function lastLetter(): string {
  const texts = t.sink.received.map(({ raw }) => plainTextOf(raw))
  return texts.findLast((text) => text.includes('/invitation#')) ?? ''
}

/** Sends waiting letters, and returns the last one's token. */
async function tokenOfLetter(): Promise<string> {
  // Otherwise the token would be the one of a letter before.
  if ((await sendLetters(app.services)) === 0) throw new Error('No letter was written')
  const text = lastLetter()
  return /\/admin-login\/invitation#token=([\w.-]+)/.exec(text)?.[1] ?? `no token in ${text}`
}

const invite = (email: string, role = 'agent') =>
  owner.post('/api/admin/staff/invitations', { email, name: 'Grace', role })
const look = (token: string) => outside().post('/api/admin/invitation/look', { token })
const accept = (token: string, changes: object = {}, browser = outside()) =>
  browser.post('/api/admin/invitation/accept', {
    token,
    name: 'Grace Otieno',
    password,
    ...changes,
  })

const lastEntry = () =>
  db.selectFrom('auditEntry').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()

test('two nodes that start at once make one owner, and one of them tells the password', async () => {
  const fresh = await startServices()
  onTestFinished(fresh.close)
  const made = await Promise.all([1, 2, 3].map(() => ensureOwner(fresh.services, null)))
  expect(made.filter((each) => each !== null)).toHaveLength(1)
  const { db, company } = fresh.services
  const staff = await db.selectFrom('staff').select(['email', 'name', 'role']).execute()
  expect(staff).toEqual([{ email: company.email, name: 'Owner', role: 'owner' }])
  expect(await ensureOwner(fresh.services, 'another password')).toBeNull()
})

describe('an invitation', () => {
  test('makes a colleague, once, by a letter whose token is kept nowhere', async () => {
    const invited = await invite(' New.One@Karibu.example ', 'viewer')
    expect(invited.status).toBe(201)
    expect(invited.body).toMatchObject({ email: 'new.one@karibu.example', role: 'viewer' })
    const token = await tokenOfLetter()
    const kept = JSON.stringify([
      await db.selectFrom('staffInvitation').selectAll().execute(),
      await db.selectFrom('letter').selectAll().execute(),
    ])
    expect(kept).not.toContain(token.split('.')[1])

    const whom = { email: 'new.one@karibu.example', name: 'Grace', role: 'viewer' }
    expect((await look(token)).body).toMatchObject({ ...whom, isReset: false })
    const weak = await accept(token, { password: 'graceotieno1' })
    expect(weak.body).toMatchObject({ code: 'staff.password-weak', params: { reason: 'personal' } })
    const browser = outside()
    const joined = await accept(token, {}, browser)
    expect(joined.body).toMatchObject({ name: 'Grace Otieno', role: 'viewer' })
    const who = await browser.get('/api/auth/user')
    expect(who.body).toMatchObject({ email: whom.email, roles: ['viewer'] })
    expect(codeOf(await accept(token))).toBe('410 invitation.expired')
    expect(codeOf(await look(token))).toBe('410 invitation.expired')
    const login = { email: whom.email, password }
    expect((await outside().post('/api/admin/login', login)).status).toBe(200)
  })

  test('is in the language that it names, and so is the account and a letter to start anew', async () => {
    const invited = { email: 'elif@karibu.example', name: 'Elif', role: 'agent' }
    const send = (language: string) =>
      owner.post('/api/admin/staff/invitations', { ...invited, language })
    expect(codeOf(await send('de'))).toBe('400 request.invalid')
    expect((await send('tr')).status).toBe(201)
    const token = await tokenOfLetter()
    expect(lastLetter()).toContain('Parola seç')
    expect((await look(token)).body).toMatchObject({ language: 'tr' })
    const browser = outside()
    const { id } = (await accept(token, {}, browser)).body
    expect((await browser.get('/api/admin/account')).body).toMatchObject({ language: 'tr' })
    await owner.post(`/api/admin/staff/${id}/reset`, {})
    await tokenOfLetter()
    expect(lastLetter()).toContain('Parola seç')
  })

  test('ends after three days, when withdrawn, used, and when a newer one is sent', async () => {
    await invite('late@karibu.example')
    const late = await tokenOfLetter()
    const again = await invite('late@karibu.example')
    const newer = await tokenOfLetter()
    expect((await look(late)).status).toBe(410)
    expect((await look(newer)).status).toBe(200)
    const path = `/api/admin/staff/invitations/${again.body.id}`
    expect((await owner.delete(path)).status).toBe(204)
    expect(codeOf(await owner.delete(path))).toBe('410 invitation.expired')
    expect((await accept(newer)).status).toBe(410)
    await invite('late@karibu.example')
    const last = await tokenOfLetter()
    later(3 * 24 * 3600 + 1)
    expect(codeOf(await accept(last))).toBe('410 invitation.expired')
    // One of two who use it at the same moment comes in.
    owner = await signIn(app)
    await invite('race@karibu.example')
    const token = await tokenOfLetter()
    const both = await Promise.all([accept(token), accept(token)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
  })

  test('cannot be made up, nor be for somebody who is here', async () => {
    const made = await invite('forged@karibu.example')
    const token = await tokenOfLetter()
    const forged = `${made.body.id}.${'A'.repeat(43)}`
    const foreign = token.replace(/^[^.]+/, app.services.random.uuid())
    for (const wrong of [forged, foreign, '', 'x', String(made.body.id)]) {
      expect(codeOf(await look(wrong))).toBe('410 invitation.expired')
      expect(codeOf(await accept(wrong))).toBe('410 invitation.expired')
    }
    const { email } = await insertStaff(app.services)
    expect(codeOf(await invite(email.toUpperCase()))).toBe('409 staff.email-taken')
    expect(codeOf(await invite('a@b, c@d.example'))).toBe('400 request.invalid')
    expect(codeOf(await invite('new@karibu.example', 'god'))).toBe('400 request.invalid')
  })

  test('lets a colleague start anew who lost everything', async () => {
    const colleague = await signIn(app, { role: 'agent' })
    const { id } = colleague.staff
    await insertRow(db, 'staffTwoFactor', { staffId: id, secret: Buffer.alloc(40), active: true })
    await insertPassword(db, { id, staffId: id, hash: 'forgotten', now: t.time.now })
    expect((await owner.post(`/api/admin/staff/${id}/reset`, {})).status).toBe(201)
    expect((await colleague.get('/api/auth/user')).status).toBe(401)
    const token = await tokenOfLetter()
    expect((await look(token)).body).toMatchObject({ isReset: true, role: 'agent' })
    expect((await accept(token)).body).toMatchObject({ id, role: 'agent' })
    const login = { email: colleague.staff.email, password }
    expect((await outside().post('/api/admin/login', login)).status).toBe(200)
    const nobody = await owner.post('/api/admin/staff/nobody/reset', {})
    expect(codeOf(nobody)).toBe('404 staff.not-found')
  })
})

describe('a colleague', () => {
  const change = (id: string, body: object, by = owner) => by.patch(`/api/admin/staff/${id}`, body)

  test('is signed out by a new role and by being disabled, and may come back', async () => {
    const agent = await signIn(app, { role: 'agent' })
    const { id } = agent.staff
    // Not where nothing changes.
    expect((await change(id, { role: 'agent' })).status).toBe(200)
    expect((await agent.get('/api/auth/user')).status).toBe(200)
    const promoted = await change(id, { role: 'manager' })
    expect(promoted.body).toMatchObject({ id, role: 'manager', disabledAt: null })
    expect((await agent.get('/api/auth/user')).status).toBe(401)
    expect(await lastEntry()).toMatchObject({
      action: 'staff.role-changed',
      staffId: owner.staff.id,
      subject: id,
      details: { from: 'agent', to: 'manager' },
    })
    const back = await signIn(app, { as: { ...agent.staff, role: 'manager' } })
    expect((await change(id, { disabled: true })).body.disabledAt).not.toBeNull()
    expect((await lastEntry()).action).toBe('staff.disabled')
    expect((await back.get('/api/auth/user')).status).toBe(401)
    expect((await change(id, { disabled: false })).body.disabledAt).toBeNull()
    expect((await lastEntry()).action).toBe('staff.enabled')
    expect(codeOf(await change('nobody', { role: 'agent' }))).toBe('404 staff.not-found')
  })

  test('who is the last owner stays one, also when two go at the same moment', async () => {
    await changeRows(db, 'staff', { role: 'owner' }, { role: 'viewer' })
    const [one, two] = [await signIn(app), await signIn(app)]
    const both = await Promise.all([
      change(two.staff.id, { disabled: true }, one),
      change(one.staff.id, { role: 'agent' }, two),
    ])
    const statuses = both.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    const { id } = await rowOf(db, 'staff', { role: 'owner', disabledAt: null })
    const last = await signIn(app, { as: { ...one.staff, id, role: 'owner' } })
    expect(codeOf(await change(id, { role: 'manager' }, last))).toBe('409 staff.last-owner')
    expect(codeOf(await change(id, { disabled: true }, last))).toBe('409 staff.last-owner')
  })

  test('looks after name, language and, once confirmed, the e-mail address', async () => {
    const agent = await signIn(app, { role: 'agent' })
    const other = await insertStaff(app.services)
    const patch = (body: object) => agent.patch('/api/admin/account', body)
    expect((await patch({ name: ' Neema M. ', language: 'tr' })).body).toMatchObject({
      name: 'Neema M.',
      language: 'tr',
      permissions: expect.arrayContaining(['application.work']),
    })
    expect((await lastEntry()).details).toEqual({ fields: ['name', 'language'] })
    const chosen = await patch({ displayName: ' Visa desk ' })
    expect(chosen.body).toMatchObject({ name: 'Neema M.', displayName: 'Visa desk' })
    expect((await lastEntry()).details).toEqual({ fields: ['displayName'] })
    for (const displayName of ['', 'x'.repeat(65)]) {
      expect(codeOf(await patch({ displayName }))).toBe('400 request.invalid')
    }
    expect((await patch({ displayName: null })).body).toMatchObject({ displayName: null })
    // The staff area has fewer languages than the site.
    expect(codeOf(await patch({ language: 'de' }))).toBe('400 request.invalid')
    const taken = await patch({ email: other.email })
    expect(codeOf(taken)).toBe('409 staff.email-taken')
    expect(codeOf(await patch({ email: 'nonsense' }))).toBe('400 request.invalid')
    const { email } = agent.staff
    // Unconfirmed: see test/hostile/account-letters.test.ts.
    const waiting = { email, waitingEmail: 'neema@karibu.example' }
    expect((await patch({ email: 'Neema@Karibu.example' })).body).toMatchObject(waiting)
    expect((await patch({ role: 'owner' })).body.role).toBe('agent')
    later(11 * 60)
    expect(codeOf(await patch({ email: 'n2@karibu.example' }))).toBe('403 staff.confirm-required')
    expect((await patch({ email, name: 'Neema' })).status).toBe(200)
  })

  test('sees where they are signed in and ends what is theirs alone', async () => {
    const here = await signIn(app, { role: 'agent' })
    const there = await signIn(app, { as: here.staff })
    const stranger = await signIn(app, { role: 'agent' })
    const { sessions } = (await here.get('/api/admin/account')).body
    expect(sessions).toMatchObject([{ userAgent: 'Test' }, { userAgent: 'Test' }])
    const end = (id: string) => here.delete(`/api/admin/account/sessions/${id}`)
    expect(codeOf(await end(stranger.staff.sessionId))).toBe('404 request.not-found')
    expect((await end(there.staff.sessionId)).status).toBe(204)
    expect(codeOf(await end(there.staff.sessionId))).toBe('404 request.not-found')
    const seen = await Promise.all(
      [here, there, stranger].map((each) => each.get('/api/auth/user')),
    )
    expect(seen.map(({ status }) => status)).toEqual([200, 401, 200])
  })

  test('changes the password: others are signed out, this one goes on under a fresh cookie', async () => {
    await invite('changes@karibu.example')
    const browser = outside()
    const joined = await accept(await tokenOfLetter(), {}, browser)
    const other = await signIn(app, { as: { ...owner.staff, id: String(joined.body.id) } })
    const before = browser.cookie()
    const next = 'lamp otter balcony'
    const put = (current: string, wanted: string) =>
      browser.post('/api/admin/password', { current, next: wanted })
    expect(codeOf(await put('not this one', next))).toBe('401 staff.invalid-password')
    expect((await put(password, 'password1234')).body).toMatchObject({
      code: 'staff.password-weak',
      params: { reason: 'common' },
    })
    expect((await put(password, next)).status).toBe(204)
    expect(browser.cookie()).not.toBe(before)
    expect((await browser.get('/api/auth/user')).status).toBe(200)
    expect((await other.get('/api/auth/user')).status).toBe(401)
    const login = (tried: string) =>
      outside().post('/api/admin/login', { email: 'changes@karibu.example', password: tried })
    expect([(await login(password)).status, (await login(next)).status]).toEqual([401, 200])
  })
})

describe('the audit', () => {
  test('is listed newest first, by who, what and when, page by page', async () => {
    const manager = await signIn(app, { role: 'manager' })
    const owner = await signIn(app, { name: 'Olive Owner' })
    for (const name of ['A', 'B', 'C']) await owner.patch('/api/admin/account', { name })
    const list = async (query: string) => (await manager.get(`/api/admin/audit?${query}`)).body
    const mine = `staffId=${owner.staff.id}&action=staff.account-changed`
    const first = await list(`${mine}&limit=2`)
    expect(first.items).toMatchObject([
      { staff: { id: owner.staff.id, name: 'C' }, action: 'staff.account-changed' },
      { action: 'staff.account-changed' },
    ])
    const second = await list(`${mine}&limit=2&cursor=${first.nextCursor}`)
    expect(second).toMatchObject({ items: [{}], nextCursor: null })
    const today = t.time.now.toISOString().slice(0, 10)
    expect((await list(`${mine}&from=${today}&to=${today}`)).items).toHaveLength(3)
    expect((await list(`${mine}&to=2026-11-20`)).items).toHaveLength(0)
    // Half an hour past midnight in London.
    const summer = { action: 'key.rotated', at: new Date('2026-07-01T23:30:00Z') } as const
    await insertRow(db, 'auditEntry', summer)
    const rotated = async (day: string) =>
      (await list(`action=key.rotated&from=${day}&to=${day}`)).items
    expect(await rotated('2026-07-01')).toEqual([])
    expect(await rotated('2026-07-02')).toHaveLength(1)
    expect(await lastEntry()).toMatchObject({ action: 'audit.read', staffId: manager.staff.id })
    for (const query of ['from=yesterday', 'action=nothing', 'limit=1000', 'cursor=1%27']) {
      expect((await manager.get(`/api/admin/audit?${query}`)).status).toBe(400)
    }
  })

  test('cannot be changed, deleted or emptied', async () => {
    await signIn(app).then((owner) => owner.patch('/api/admin/account', { name: 'Trace' }))
    await expect(db.updateTable('auditEntry').set({ staffId: null }).execute()).rejects.toThrow()
    await expect(db.deleteFrom('auditEntry').execute()).rejects.toThrow()
    const tricks = [
      'truncate audit_entry cascade',
      'alter table audit_entry disable trigger all',
      'drop trigger audit_entry_append_only on audit_entry',
      'drop table audit_entry',
      'create or replace function refuse_change() returns trigger language sql as $$ select $$',
      "set session_replication_role = 'replica'",
    ]
    for (const trick of tricks) {
      await expect(sql.raw(trick).execute(db), trick).rejects.toThrow()
    }
    // A grant without effect only warns.
    await sql`grant all on audit_entry to current_user`.execute(db)
    await expect(db.deleteFrom('auditEntry').execute()).rejects.toThrow('permission denied')
  })
})
