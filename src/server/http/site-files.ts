import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { type Facts, fillPage, fillScript } from '#domain/placeholder.ts'
import type { Company } from '#domain/reference/company.ts'
import { readPath } from '#domain/reference/languages.ts'
import { pageFactsOf } from '#domain/reference/page-facts.ts'
import { lawIn } from '#phrases/law.ts'
import {
  asItIs,
  type Bytes,
  builtCopies,
  type Copies,
  copiesOnDemand,
  etagOf,
  unpack,
} from './copies.ts'

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
}

/** What the build lays beside a text that it could not finish: the text, compressed. */
const unfinishedSuffix = '.unfinished.br'

export type Asset = { copies: Copies; type: string; etag: string }

/** What the build could not know, and wrote nothing of into its files. */
export type Told = {
  /** What stands in for each word, and the word. */
  words: ReadonlyMap<string, string>
  company: Company
}

/** What a file says, for those who read it in a year. */
type Teller = {
  told: string
  finish(file: string, plain: Bytes): Bytes
  compress: (finish: () => Bytes) => Copies
}

type Held = (teller: Teller) => Omit<Asset, 'type'>

/** Puts what is known in the place of what stands in for it. */
function tellerOf({ words, company }: Told, year: number): Teller {
  const facts = pageFactsOf(company, year)
  const factsFor = (file: string): Facts => {
    const { language } = readPath(`/${file.replace(/\.\w+$/, '')}`)
    return { ...facts, ...lawIn(language, company.law) }
  }
  return {
    told: JSON.stringify([...words.values(), facts, company.law]),
    finish(file, plain) {
      const text = [...words].reduce(
        (so, [placeholder, word]) => so.replaceAll(placeholder, () => word),
        new TextDecoder().decode(plain),
      )
      const fill = file.endsWith('.html') ? fillPage : fillScript
      return new TextEncoder().encode(fill(text, factsFor(file)))
    },
    compress: copiesOnDemand(),
  }
}

/**
 * A file in the form that it is held in. Nobody is served yet, and hundreds of files are read at once in a
 * tenth of the time that waiting for each would take.
 */
function hold(directory: string, file: string, all: ReadonlySet<string>): Held {
  const read = (name: string): Bytes => new Uint8Array(readFileSync(join(directory, name)))
  const unfinished = file + unfinishedSuffix
  if (all.has(unfinished)) {
    const text = read(unfinished)
    return ({ told, finish, compress }) => ({
      copies: compress(() => finish(file, unpack(text))),
      etag: etagOf(text, told),
    })
  }
  const plain = all.has(`${file}.br`) ? null : read(file)
  const br = plain ?? read(`${file}.br`)
  const gzip = all.has(`${file}.gz`) ? read(`${file}.gz`) : null
  const held = { copies: plain ? asItIs(plain) : builtCopies(br, gzip), etag: etagOf(br) }
  return () => held
}

/**
 * Reads the files of the built site into memory, once: then it never waits for a disk, and nothing that is built anew
 * changes what is served. It is small since whatever has a compressed copy is held as that alone. Gives what is served
 * in a year, which pages name.
 */
export async function readSite(
  directory: string,
  told: Told,
  isServed: (file: string) => boolean,
): Promise<(year: number) => ReadonlyMap<string, Asset>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const all = new Set(names)
  const files = names
    .filter((file) => !/\.(br|gz)$/.test(file) && isServed(file))
    .map((file) => [file, hold(directory, file, all)] as const)
  return (year) => {
    const teller = tellerOf(told, year)
    return new Map(
      files.map(([file, held]) => {
        const type = mediaTypes[extname(file)] ?? 'application/octet-stream'
        return [file, { ...held(teller), type }]
      }),
    )
  }
}
