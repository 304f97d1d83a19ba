import { randomBytes, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Config } from '../src/server/config.ts'
import { insertBackup, markBackupVerified } from '../src/server/data/operation/backup.ts'
import { askNewPassphrase, askPassphrase } from '../src/server/operation/backup/ask-passphrase.ts'
import { type Made, makeBackup } from '../src/server/operation/backup/make.ts'
import { currentCost } from '../src/server/operation/backup/passphrase.ts'
import type { Sink } from '../src/server/operation/backup/pieces.ts'
import { BackupProblem } from '../src/server/operation/backup/problem.ts'
import { openBackup, restoreBackup } from '../src/server/operation/backup/restore.ts'
import { writeAtomically } from '../src/server/operation/backup/write-atomically.ts'
import { openInstallation } from '../src/server/operation/maintenance/installation.ts'
import {
  type PassingPlace,
  prepareTemporaryDatabase,
  prepareTemporaryPlace,
  removePrivatePlace,
} from '../src/server/operation/maintenance/place.ts'
import { whyNotStarted } from '../src/server/operation/start/start-failure.ts'
import {
  asking,
  bytesInWords,
  fileOf,
  makeKey,
  momentInWords,
  runCommand,
  say,
  sayEach,
  sourceOf,
} from './command.ts'

const usage = 'npm run backup -- FILE   or   npm run backup -- --verify FILE'

// Each write tells; without a listener the process would end by itself, with a stack.
process.stdout.on('error', () => {})

const standardOutput: Sink = {
  write: (bytes) =>
    new Promise((taken, failed) => {
      process.stdout.write(bytes, (error) => {
        if (error) failed(new BackupProblem('Nobody reads the backup any more'))
        else taken()
      })
    }),
}

/** The path of a file, and this run's temporary name: an interrupted run leaves no partial file. */
function asideOf(file: string) {
  const path = resolve(file)
  const part = `${path}.${randomBytes(4).toString('hex')}.part`
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      rmSync(part, { force: true })
      process.exit(130)
    })
  }
  return { path, part, now: new Date() }
}

function tell(file: string, made: Made, seconds: number): void {
  const rows = Object.values(made.rows).reduce((sum, count) => sum + count, 0)
  say(
    `${file === '-' ? 'The backup' : file} holds ${momentInWords(made.at)} UTC: ${rows} rows, ${made.documents} documents; ${bytesInWords(made.bytes)} in ${seconds} s`,
  )
  if (made.absent > 0) {
    say(`${made.absent} files are not in it: damaged before, or deleted while it was made`)
  }
  sayEach('A promise of the database was broken already', made.broken)
}

async function back(config: Config, file: string): Promise<void> {
  const began = performance.now()
  const passphrase = await askNewPassphrase(asking())
  const installation = await openInstallation(config, makeKey, say)
  try {
    const locking = { passphrase, salt: randomBytes(16), cost: currentCost }
    const onDamaged = (key: string) => say(`A document is damaged and not in the backup: ${key}`)
    const work = (sink: Sink) =>
      makeBackup(sink, installation, locking, { id: randomUUID(), onDamaged })
    const made =
      file === '-' ? await work(standardOutput) : await writeAtomically(asideOf(file), work)
    const seconds = Math.ceil((performance.now() - began) / 1000)
    const { id, at, bytes, documents, absent } = made
    const kept = { id, at, bytes, seconds, documents, absentDocuments: absent }
    await insertBackup(installation.db, kept)
    tell(file, made, seconds)
  } finally {
    await installation.close()
  }
}

/** Records a successful trial for the health page, if the installation is reachable. */
async function noteVerified(config: Config, id: string, seconds: number): Promise<void> {
  const installation = await openInstallation(config, makeKey, () => {}).catch(() => null)
  if (!installation) return
  await markBackupVerified(installation.db, id, { at: new Date(), seconds }).catch(() => {})
  await installation.close()
}

/** Where a backup is tried: in the configured empty database, or in a temporary PostgreSQL. */
async function prepareTrial({ verifyDatabaseUrl }: Config): Promise<PassingPlace> {
  if (verifyDatabaseUrl) return prepareTemporaryDatabase(verifyDatabaseUrl)
  const folder = await mkdtemp(join(tmpdir(), 'karibu-verify-'))
  await chmod(folder, 0o711)
  const { place, close } = await prepareTemporaryPlace(folder).catch(async (error) => {
    await removePrivatePlace(folder)
    throw error
  })
  return { place, close: () => close().finally(() => removePrivatePlace(folder)) }
}

async function verify(config: Config, file: string): Promise<void> {
  const began = performance.now()
  const opened = await openBackup(sourceOf(file), () => askPassphrase(asking()))
  const trial = {
    ...config,
    databaseUrl: config.verifyDatabaseUrl,
    databaseOwnerUrl: null,
    setting: 'VERIFY_DATABASE_URL',
  }
  const explained = (error: unknown): never => {
    const why = whyNotStarted(error, trial)
    throw why === null ? error : new BackupProblem(why)
  }
  const open = await prepareTrial(config).catch(explained)
  try {
    const { manifest, end, newlyBroken } = await restoreBackup(opened, open.place).catch(explained)
    sayEach('A promise of the database is broken', newlyBroken)
    if (newlyBroken.length > 0) throw new BackupProblem('The backup does not keep what it promises')
    const seconds = Math.ceil((performance.now() - began) / 1000)
    const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0)
    say(
      `${file} is whole: ${momentInWords(new Date(manifest.at))} UTC, ${rows} rows and ${end.documents} documents restored and every promise asked in ${seconds} s`,
    )
    await noteVerified(config, manifest.id, seconds)
  } finally {
    await open.close()
  }
}

runCommand(async (config) => {
  const [first, ...rest] = process.argv.slice(2)
  if (first === '--verify') await verify(config, fileOf(rest, usage))
  else await back(config, fileOf(process.argv.slice(2), usage))
})
