import { rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findPasswordHash } from '../../data/staff/password.ts'
import { getFirstOwner } from '../../data/staff/staff.ts'
import type { Services } from '../../services.ts'
import { isMadeUp } from './password-hash.ts'

const fileIn = (dataDir: string): string => join(dataDir, 'owner-password')

/** Writes the owner's first password to a file readable by this account only; returns its path. */
export async function keepOwnerPassword(dataDir: string, password: string): Promise<string> {
  const file = fileIn(dataDir)
  // An existing file is of another installation, perhaps with another mode.
  await forgetOwnerPassword(dataDir)
  await writeFile(file, `${password}\n`, { mode: 0o600, flag: 'wx' })
  return file
}

export const forgetOwnerPassword = (dataDir: string): Promise<void> =>
  rm(fileIn(dataDir), { force: true })

/** Deletes it once the owner chose another password, or it expired. */
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
