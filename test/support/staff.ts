import type { StaffLanguage } from '#domain/reference/languages.ts'
import type { RoleId } from '#domain/staff/permission.ts'
import type { SignInMethod } from '../../src/server/data/staff/session.ts'
import type { Services } from '../../src/server/services.ts'
import { openStaffSession } from '../../src/server/staff/account/session.ts'
import type { TestApp } from './app.ts'

/** A member of staff with this role and no password, which saves hashing. */
export async function insertStaff(
  services: Services,
  changes: { role?: RoleId; name?: string; email?: string; language?: StaffLanguage } = {},
): Promise<{ id: string; name: string; email: string; role: RoleId }> {
  const id = services.random.uuid()
  const now = services.clock.now()
  const person = {
    id,
    role: changes.role ?? 'owner',
    name: changes.name ?? 'Neema Sample',
    email: changes.email ?? `${id}@karibu.example`,
  }
  await services.db
    .insertInto('staff')
    .values({ ...person, language: changes.language ?? 'en', createdAt: now, updatedAt: now })
    .execute()
  return person
}

/** A browser signed in as a member of staff, without the HTTP calls. */
export async function signIn(
  app: Pick<TestApp, 'services' | 'browser'>,
  options: {
    role?: RoleId
    name?: string
    email?: string
    method?: SignInMethod
    network?: string
    /** Signs in this member of staff. */
    as?: { id: string; name: string; email: string; role: RoleId }
  } = {},
) {
  const { services } = app
  const staff = options.as ?? (await insertStaff(services, options))
  const { id: sessionId, token } = await openStaffSession(services.db, services.random, {
    staffId: staff.id,
    method: options.method ?? 'passkey',
    userAgent: 'Test',
    now: services.clock.now(),
  })
  const browser = app.browser(options.network)
  browser.setCookie(`staff=${token}`)
  return Object.assign(browser, { staff: { ...staff, sessionId } })
}
