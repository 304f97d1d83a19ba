import { expect, test } from 'vitest'
import { createAccount } from '../../src/server/staff/account/create-account.ts'
import { codeOf, startApp } from '../support/app.ts'
import { forFile } from '../support/for-file.ts'
import { changeRows, insertRow } from '../support/rows.ts'
import { startServices } from '../support/services.ts'
import { insertStaff, signIn } from '../support/staff.ts'

/** An installation that requires a second factor of everyone. */
const password = 'otter lamp rooftop'

const t = await forFile(startServices())
const app = await forFile(startApp({ ...t.services, secondFactor: 'required' }))

test('a password alone opens the way to a second factor, and nothing else', async () => {
  const { db, passwords, company } = app.services
  const passwordHash = await passwords.hash(password)
  const now = t.time.now
  const owner = { email: company.email, name: 'Owner', role: 'owner', language: 'en' } as const
  await createAccount(db, app.services, { ...owner, passwordHash, now })
  const browser = app.browser()
  const entered = await browser.post('/api/admin/login', { password })
  expect(entered.body).toMatchObject({ secondFactorMissing: true })
  const account = (await browser.get('/api/admin/account')).body
  expect(account.secondFactor).toMatchObject({ required: true, missing: true })

  const closed = '403 staff.second-factor-required'
  const weak = { requireSecondFactor: false, twoPersonApproval: false }
  const tried = [
    await browser.get('/api/admin/applications'),
    await browser.get('/api/admin/settings'),
    await browser.get('/api/admin/getting-started'),
    await browser.put('/api/admin/settings', weak),
    await browser.patch('/api/admin/account', { email: 'thief@example.org' }),
  ]
  expect(tried.map(codeOf)).toEqual(tried.map(() => closed))
  expect((await browser.post('/api/admin/second-factor/start', {})).status).toBe(200)
})

test('an owner cannot turn it off, and the last factor stays', async () => {
  const owner = await signIn(app, { method: 'code' })
  const put = await owner.put('/api/admin/settings', {
    requireSecondFactor: false,
    twoPersonApproval: true,
  })
  const shown = { requireSecondFactor: true, twoPersonApproval: true, isFactorFixed: true }
  expect(put.body).toEqual(shown)
  expect((await owner.get('/api/admin/settings')).body).toEqual(shown)
  const colleague = await signIn(app, { role: 'agent', method: 'password' })
  expect(codeOf(await colleague.get('/api/admin/applications'))).toBe(
    '403 staff.second-factor-required',
  )
  expect(codeOf(await owner.delete('/api/admin/second-factor'))).toBe(
    '403 staff.second-factor-required',
  )
  const strong = await signIn(app, { role: 'agent', method: 'passkey' })
  expect((await strong.get('/api/admin/applications')).status).toBe(200)
})

test('the list of what is needed follows from facts, and can be put away', async () => {
  const fresh = await startServices()
  const other = await startApp(fresh.services)
  try {
    const { db, company } = other.services
    const staff = await insertStaff(other.services, { email: company.email })
    const owner = await signIn(other, { as: staff })
    const listed = async () => {
      const { body } = await owner.get('/api/admin/getting-started')
      const steps = body.steps as { name: string; done: boolean }[]
      return { done: steps.flatMap(({ name, done }) => (done ? [name] : [])), closed: body.closed }
    }
    // The tests' letters go to a real mail server.
    expect(await listed()).toEqual({ done: ['mail', 'inbox'], closed: false })
    await insertRow(db, 'staffTwoFactor', {
      staffId: staff.id,
      secret: Buffer.alloc(1),
      active: true,
    })
    fresh.sink.refuseRecipients = 550
    await owner.post('/api/test-email', { email: 'a@example.org' })
    expect((await listed()).done).toEqual(['second-factor', 'mail', 'inbox'])
    fresh.sink.refuseRecipients = null
    await owner.post('/api/test-email', { email: 'a@example.org' })
    await owner.post('/api/admin/staff/invitations', {
      email: 'b@example.org',
      name: 'B',
      role: 'viewer',
    })
    await changeRows(db, 'staff', { id: staff.id }, { email: 'own@example.org' })
    const done = ['second-factor', 'own-email', 'mail', 'inbox', 'test-letter', 'colleagues']
    expect(await listed()).toEqual({ done, closed: false })

    expect((await owner.post('/api/admin/getting-started/close', {})).status).toBe(204)
    expect(await listed()).toEqual({ done, closed: true })
  } finally {
    await other.close()
    await fresh.close()
  }
})
