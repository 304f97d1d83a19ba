/**
 * Builds src/server/staff/account/common-passwords.br from password lists, one per line, most used
 * first: `npx tsx lab/make-common-passwords.ts <list>…`. docs/decisions/0029-guards-and-accounts.md
 * names the sources.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib'
import { foldPassword, passwordLength } from '../src/domain/staff/password.ts'

const wordsFrom = 40_000
const target = new URL('../src/server/staff/account/common-passwords.br', import.meta.url)

const readList = (file: string): string[] => {
  const bytes = readFileSync(file)
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split(/\r?\n/)
}

const lists = process.argv.slice(2).map(readList)
const long = new Set(
  lists.flatMap((list) =>
    list.filter((each) => [...each].length >= passwordLength.min).map(foldPassword),
  ),
)
/** Words commonly extended by a year or an exclamation mark. */
const words = new Set(
  lists.flatMap((list) =>
    list
      .slice(0, wordsFrom)
      .filter((each) => /^[a-z]{6,11}$/i.test(each))
      .map(foldPassword),
  ),
)
const sorted = (all: Set<string>) => [...all].filter(Boolean).sort().join('\n')
const text = `${sorted(long)}\n\n${sorted(words)}`
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
writeFileSync(target, brotliCompressSync(text, quality))
console.log(`${long.size} passwords, ${words.size} words`)
