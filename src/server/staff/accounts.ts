import { betterAuth } from 'better-auth'
import type { Role } from '#domain/permission.ts'
import type { StaffLanguage } from '#domain/reference/languages.ts'
import type { Tx } from '../db/database.ts'
import type { Services } from '../services.ts'

const credential = 'credential'

export type NewAccount = {
  email: string
  name: string
  role: Role
  language: StaffLanguage
  passwordHash: string
  now: Date
}

/**
 * better-auth on our tables, within a transaction of ours. Its sessions, its routes and its limits
 * are not used: docs/decisions/0017-staff-accounts.md says why.
 */
async function adapterOn(tx: Tx, { publicUrl, linkKey, passwords, random }: Services) {
  const auth = betterAuth({
    baseURL: publicUrl,
    secret: linkKey.toString('base64url'),
    database: { db: tx, type: 'postgres' },
    user: {
      modelName: 'staff',
      additionalFields: {
        role: { type: 'string', input: false },
        language: { type: 'string', input: false },
      },
    },
    account: { modelName: 'staffAccount', fields: { userId: 'staffId' } },
    emailAndPassword: { enabled: true, disableSignUp: true, password: passwords },
    advanced: { database: { generateId: () => random.uuid(), validateSchema: false } },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
  return (await auth.$context).internalAdapter
}

/** Adds a colleague who signs in with a password. Gives the id. */
export async function createAccount(tx: Tx, services: Services, account: NewAccount) {
  const { email, name, role, language, passwordHash, now } = account
  const adapter = await adapterOn(tx, services)
  const dates = { createdAt: now, updatedAt: now }
  const { id } = await adapter.createUser(
    {
      email,
      name,
      role,
      language,
      emailVerified: true,
      ...dates,
    },
    { method: 'admin' },
  )
  await adapter.linkAccount({
    userId: id,
    accountId: id,
    providerId: credential,
    password: passwordHash,
    ...dates,
  })
  return id
}

export async function setPassword(tx: Tx, services: Services, id: string, passwordHash: string) {
  await (await adapterOn(tx, services)).updatePassword(id, passwordHash)
}

/** The hash that a password is compared with; null for who has none. */
export async function findPasswordHash(tx: Tx, services: Services, id: string) {
  const account = await (await adapterOn(tx, services)).findCredentialAccount(id)
  return account?.password ?? null
}

export async function setEmailOrName(
  tx: Tx,
  services: Services,
  id: string,
  changes: { name?: string; email?: string; language?: StaffLanguage },
) {
  await (await adapterOn(tx, services)).updateUser(id, {
    ...changes,
    updatedAt: services.clock.now(),
  })
}
