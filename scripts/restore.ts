import { askPassphrase } from '../src/server/operation/backup/ask-passphrase.ts'
import { BackupProblem } from '../src/server/operation/backup/problem.ts'
import { openBackup, restoreBackup } from '../src/server/operation/backup/restore.ts'
import { preparePlace, requireEmptyFolder } from '../src/server/operation/maintenance/place.ts'
import {
  asking,
  fileOf,
  makeKey,
  momentInWords,
  runCommand,
  say,
  sayEach,
  sourceOf,
} from './command.ts'

runCommand(async (config) => {
  const file = fileOf(process.argv.slice(2), 'npm run restore -- FILE')
  const began = performance.now()
  await requireEmptyFolder(config.dataDir)
  const opened = await openBackup(sourceOf(file), () => askPassphrase(asking()))
  const open = await preparePlace(config, opened.keys, makeKey, say)
  try {
    const restored = await restoreBackup(opened, open.place)
    const { manifest, end, newlyBroken, unknownJobs, isMigrated } = restored
    sayEach('A promise of the database is broken', newlyBroken)
    // A newer program's invariants did not exist at the time of the backup.
    if (newlyBroken.length > 0 && !isMigrated) {
      throw new BackupProblem(
        'What was restored does not keep what it promises: it is not made valid',
      )
    }
    await open.makeValid({ id: manifest.id, at: manifest.at })
    const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0)
    const seconds = Math.ceil((performance.now() - began) / 1000)
    say(
      `Restored as of ${momentInWords(new Date(manifest.at))} UTC: ${rows} rows and ${end.documents} documents, each looked at, in ${seconds} s`,
    )
    if (isMigrated)
      say(`The tables were brought from ${manifest.migrations.at(-1)} to today's shape`)
    if (end.absent > 0) say(`${end.absent} files were not in the backup: opening one says so`)
    if (unknownJobs > 0) say(`${unknownJobs} jobs of an older kind were left out`)
    say(
      'What to do now, above all about money: "The day after a restore" in docs/operations/backup.md',
    )
  } finally {
    await open.close()
  }
})
