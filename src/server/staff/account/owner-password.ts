import { rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findPasswordHash } from '../../data/staff/password.ts'
import { getFirstOwner } from '../../data/staff/staff.ts'
import type { Services } from '../../services.ts'
import { isMadeUp } from './password-hash.ts'

const fileIn = (dataDir: string): string => join(dataDir, 'owner-password')

/** Puts the owner's first password where only this account reads it; answers where. */
export async function keepOwnerPassword(dataDir: string, password: string): Promise<string> {
  const file = fileIn(dataDir)
  // One that lies there is of another installation, and its mode might be another.
  await forgetOwnerPassword(dataDir)
  await writeFile(file, `${password}\n`, { mode: 0o600, flag: 'wx' })
  return file
}

export const forgetOwnerPassword = (dataDir: string): Promise<void> =>
  rm(fileIn(dataDir), { force: true })

/** Takes it away once the owner has chosen another, or it counts no more. */
export async function sweepOwnerPassword(
  { db, dataDir }: Pick<Services, 'db' | 'dataDir'>,
  now: Date,
): Promise<void> {
  const lies = await stat(fileIn(dataDir)).catch(() => null)
  if (!lies) return
  const owner = await getFirstOwner(db)
  const hash = await findPasswordHash(db, owner.id)
  if (!hash || !isMadeUp(hash, now)) await forgetOwnerPassword(dataDir)
}
