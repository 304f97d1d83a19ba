import { readFile, stat } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startApp } from '../../../../test/support/app.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { startServices } from '../../../../test/support/services.ts'
import { updatePassword } from '../../data/staff/password.ts'
import { ensureOwner, madeUpForDays } from './first-owner.ts'
import { keepOwnerPassword, sweepOwnerPassword } from './owner-password.ts'

const { services } = await forFile(startServices())
const app = await forFile(startApp(services))
const { db, dataDir, passwords } = services
const made = (await ensureOwner(services, null)) ?? ''
const now = services.clock.now()
const lies = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

test('the first password lies where only this account reads it, opens the account, and goes once another was chosen', async () => {
  const file = await keepOwnerPassword(dataDir, made)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const password = (await readFile(file, 'utf8')).trim()
  const email = services.company.email
  expect((await app.browser().post('/api/admin/login', { email, password })).status).toBe(200)
  await sweepOwnerPassword(services, now)
  expect(await lies(file)).toBe(true)
  const { id } = await db.selectFrom('staff').select('id').executeTakeFirstOrThrow()
  await updatePassword(db, id, { hash: await passwords.hash('otter lamp rooftop'), now })
  await sweepOwnerPassword(services, now)
  expect(await lies(file)).toBe(false)
  await sweepOwnerPassword(services, now)
})

test('it goes with the end of its days as well', async () => {
  const fresh = await startServices()
  onTestFinished(fresh.close)
  const file = await keepOwnerPassword(
    fresh.services.dataDir,
    (await ensureOwner(fresh.services, null)) ?? '',
  )
  const end = new Date(now.getTime() + madeUpForDays * 86_400_000)
  await sweepOwnerPassword(fresh.services, new Date(end.getTime() - 1))
  expect(await lies(file)).toBe(true)
  await sweepOwnerPassword(fresh.services, end)
  expect(await lies(file)).toBe(false)
})
