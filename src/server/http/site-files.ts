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

/** Texts left incomplete by the build are stored compressed under this suffix. */
const unfinishedSuffix = '.unfinished.br'

export type Asset = { copies: Copies; type: string; etag: string }

/** Values that the build does not know. */
export type SiteValues = {
  /** Values by placeholder. */
  words: ReadonlyMap<string, string>
  company: Company
}

/** Renders a file for a given year. */
type Renderer = {
  told: string
  finish(file: string, plain: Bytes): Bytes
  compress: (finish: () => Bytes) => Copies
}

type Held = (teller: Renderer) => Omit<Asset, 'type'>

/** Replaces the placeholders. */
function rendererOf({ words, company }: SiteValues, year: number): Renderer {
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
 * Loads a file in the form in which it is served. Synchronous: nobody is served yet, and hundreds
 * of files load ten times as fast.
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
 * Loads the built site into memory once, so that serving needs no disk and a new build changes
 * nothing. Small, since only the compressed copy of a file is held. Returns the content for a year,
 * which pages print.
 */
export async function readSite(
  directory: string,
  told: SiteValues,
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
    const teller = rendererOf(told, year)
    return new Map(
      files.map(([file, held]) => {
        const type = mediaTypes[extname(file)] ?? 'application/octet-stream'
        return [file, { ...held(teller), type }]
      }),
    )
  }
}
