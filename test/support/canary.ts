import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Shop } from '../../src/server/money/payment/test-support.ts'
import type { Database } from '../../src/server/platform/db/database.ts'
import { type MailPart, parseMail } from './mail-sink.ts'

/** Every table that contains a word: as text, in JSON, or as bytes. */
export async function tablesWith(db: Database, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
    order by 1, 2`.execute(db)
  const found: string[] = []
  for (const { schema, name } of rows) {
    const stands = words.flatMap((word) => [
      sql<boolean>`position(${word.toLowerCase()} in lower(t::text)) > 0`,
      // A row's text form shows bytes in hexadecimal.
      sql<boolean>`position(${Buffer.from(word).toString('hex')} in t::text) > 0`,
    ])
    const { rows: hits } = await sql`select 1 from ${sql.table(`${schema}.${name}`)} t
      where ${sql.join(stands, sql` or `)} limit 1`.execute(db)
    if (hits.length > 0) found.push(schema === 'public' ? name : `${schema}.${name}`)
  }
  return found
}

function textsIn(part: MailPart): string {
  const own = part.content?.toString('latin1') ?? ''
  const headers = [...part.headers.values()].join('\n')
  return [headers, own, Buffer.from(own, 'latin1').toString(), ...part.parts.map(textsIn)].join(
    '\n',
  )
}

/** A file's text; letters are decoded. */
async function textOf(path: string): Promise<string> {
  const bytes = await readFile(path)
  const plain = `${bytes.toString('latin1')}\n${bytes.toString()}`
  return /\.eml(\.part)?$/.test(path) ? `${plain}\n${textsIn(parseMail(bytes.toString()))}` : plain
}

/** Paths of all files in a folder with a word in name or content. */
export async function filesWith(folder: string, words: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const text = `${entry.name}\n${await textOf(path)}`.toLowerCase()
    if (words.some((word) => text.includes(word.toLowerCase()))) {
      found.push(path.slice(folder.length + 1))
    }
  }
  return found.sort()
}

export const linesWith = (shop: Pick<Shop, 'logged'>, words: readonly string[]): string[] =>
  shop.logged.filter((line) =>
    words.some((word) => line.toLowerCase().includes(word.toLowerCase())),
  )
