import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nextMigration } from './migration-number.ts'
import { root } from './process.mjs'

// `npm run db:new keep-visits`: the file of the next migration, to be filled in.
const folder = join(root, 'migrations')
try {
  const file = nextMigration(await readdir(folder), process.argv.slice(2).join(' '))
  const text = '-- Why: \n-- Forward only; `npm run db:types` afterwards.\n\n'
  await writeFile(join(folder, file), text, { flag: 'wx' })
  console.log(`migrations/${file}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
