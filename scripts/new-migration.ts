import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './process.mjs'

const named = /^(\d{4})-[a-z0-9-]+\.sql$/

/** The file name: the next number, and words joined by hyphens. */
function nextMigration(existing: readonly string[], name: string): string {
  const words = name
    .trim()
    .toLowerCase()
    .split(/[\s_-]+/)
    .join('-')
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(words)) {
    throw new Error(`Write a name of letters and digits: ${JSON.stringify(name)} is none`)
  }
  const numbers = existing.map((file) => Number(named.exec(file)?.[1] ?? 0))
  return `${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}-${words}.sql`
}

// `npm run db:new keep-visits`: creates the next migration.
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
