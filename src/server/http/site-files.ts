import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { AskedLine } from '#domain/filing/form.ts'
import { touristPrice } from '#domain/money/pricing.ts'
import { type Facts, fillPage, fillScript } from '#domain/placeholder.ts'
import type { Company } from '#domain/reference/company.ts'
import { type Language, readPath } from '#domain/reference/languages.ts'
import { pageFactsOf } from '#domain/reference/page-facts.ts'
import type { Rules, RulesVersion } from '#domain/rules/rules.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import { translatorFor } from '#phrases/compile.ts'
import { formatPrice } from '#phrases/format.ts'
import { lawIn } from '#phrases/law.ts'
import { portalWords } from '#phrases/portal-line.ts'
import {
  asItIs,
  type Bytes,
  builtCopies,
  type Copies,
  copiesOnDemand,
  etagOf,
  unpack,
} from './copies.ts'
import { effectiveFrom } from './effective.ts'

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

/** Renders a part of a page by its name; with the short names of its classes, if the build shortened them. */
export type RenderPart = (
  name: string,
  facts: { language: Language; rules: Rules; effective: CalendarDate; site: URL },
  classes: Readonly<Record<string, string>> | null,
) => string

/** Values that the build does not know. */
export type SiteValues = {
  /** Values by placeholder. */
  words: ReadonlyMap<string, string>
  company: Company
  /** The placeholder of the site's URL. */
  origin: string
  /** The placeholder of the rules, as JSON. */
  rules: string
  /** The placeholder of what the authority asks beside, as JSON. */
  asked: string
  versionAt: (moment: Date) => RulesVersion
  renderPart: RenderPart
}

/** What pages print and changes while they are served. */
export type Moment = { year: number; version: RulesVersion; asked: readonly AskedLine[] }

/** Renders a file for a moment. */
type Renderer = {
  told: string
  finish(file: string, plain: Bytes): Bytes
  compress: (finish: () => Bytes) => Copies
}

type Held = (teller: Renderer) => Omit<Asset, 'type'>

/** A part between the marks that the build leaves around it. */
const part = /<!--part (\w+) (.*?)-->[\s\S]*?<!--\/part-->/g

/** JSON for a script element, in which nothing looks like markup or a placeholder. */
const embedded = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('⟦', '\\u27e6')

/** What the authority asks beside the application, in the traveller's words; nothing where it is asked nothing. */
function askedIn(language: Language, asked: readonly AskedLine[]): string {
  if (asked.length === 0) return ''
  const t = translatorFor(language, () => {})
  const lines = asked.map((line) => ({ key: line.key, asks: line.label, ...portalWords(t, line) }))
  return embedded({ title: t('portal.asked.title'), hint: t('portal.asked.hint'), lines })
}

/** Renders the parts that depend on the rules, and replaces the placeholders. */
function rendererOf(values: SiteValues, { year, version, asked }: Moment): Renderer {
  const { company, renderPart, versionAt } = values
  const { rules } = version
  const facts = pageFactsOf(company, year)
  const effective = effectiveFrom(version, versionAt, company)
  const words = new Map([...values.words, [values.rules, embedded(rules)]])
  return {
    told: JSON.stringify([...words.values(), facts, company.law, effective, asked]),
    finish(file, plain) {
      const { language } = readPath(`/${file.replace(/\.\w+$/, '')}`)
      const given = { language, rules, effective, site: new URL(values.origin) }
      const rendered = new TextDecoder()
        .decode(plain)
        .replace(part, (_, name, classes) => renderPart(name, given, JSON.parse(classes)))
      const text = [...words].reduce(
        (so, [placeholder, word]) => so.replaceAll(placeholder, () => word),
        rendered.replaceAll(values.asked, () => askedIn(language, asked)),
      )
      const known: Facts = {
        ...facts,
        ...lawIn(language, company.law),
        price: formatPrice(touristPrice(rules).totalCents, language),
      }
      const fill = file.endsWith('.html') ? fillPage : fillScript
      return new TextEncoder().encode(fill(text, known))
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
 * nothing. Small, since only the compressed copy of a file is held. Returns the content for a moment.
 */
export async function readSite(
  directory: string,
  told: SiteValues,
  isServed: (file: string) => boolean,
): Promise<(moment: Moment) => ReadonlyMap<string, Asset>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const all = new Set(names)
  const files = names
    .filter((file) => !/\.(br|gz)$/.test(file) && isServed(file))
    .map((file) => [file, hold(directory, file, all)] as const)
  return (moment) => {
    const teller = rendererOf(told, moment)
    return new Map(
      files.map(([file, held]) => {
        const type = mediaTypes[extname(file)] ?? 'application/octet-stream'
        return [file, { ...held(teller), type }]
      }),
    )
  }
}
