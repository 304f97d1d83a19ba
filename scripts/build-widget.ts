/**
 * Builds the chat into dist/widget: the loader, and for each language the panel, the lazily loaded
 * views and the greeting, with their texts. Adds brotli and gzip copies. Fails when a size limit is
 * exceeded.
 */
import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build, type Rollup } from 'vite'
import { placeholderIn } from '../src/domain/placeholder.ts'
import { completeLanguages, type Language } from '../src/domain/reference/languages.ts'
import { errorWords } from '../src/widget/more/words.ts'

/** Maximum compressed sizes in bytes. */
const most = { loader: 2_000, panel: 12_000, more: 8_000, greeting: 2_000 }
const root = new URL('..', import.meta.url).pathname
const built = join(root, 'dist/widget')
const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)]

type Words = Readonly<Record<string, string>>

async function wordsOf(language: Language): Promise<Words> {
  const { chat }: { chat: Words } = await import(`../src/phrases/${language}/chat.ts`)
  const { error }: { error: Words } = await import(`../src/phrases/${language}/error.ts`)
  const refusals = errorWords.map((word) => [word, error[word.slice('error.'.length)] ?? ''])
  return { ...chat, ...Object.fromEntries(refusals) }
}

const quoted = (name: string, flags = ''): RegExp =>
  new RegExp(`(["\`])${name.replaceAll('.', '\\.')}\\1`, flags)

/** Phrase keys that the panel composes. */
const joined = /^(state|attendance)\.|^(closed|full|gone)\.text$/

/** The texts that a part of the chat uses. */
function saidBy(code: string, words: Words): Words {
  const isSaid = (name: string) =>
    quoted(name).test(code) || (joined.test(name) && code.includes('`state.${'))
  return Object.fromEntries(Object.entries(words).filter(([name]) => isSaid(name)))
}

/** A part in one language. Texts before the code compress some 50 bytes better. */
function inLanguage(script: string, words: Words): string {
  const said = saidBy(script, words)
  return withShortNames(`const __WORDS__=${JSON.stringify(said)};${script}`, said)
}

const versionOf = (made: unknown): string =>
  createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 8)

async function bundle(
  entry: string,
  format: 'es' | 'iife',
  define: Readonly<Record<string, unknown>>,
): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      rolldownOptions: {
        input: join(root, entry),
        preserveEntrySignatures: format === 'es' ? 'strict' : false,
        output: { format },
      },
    },
  })
  const [{ output } = { output: [] }] = [result].flat() as Rollup.RollupOutput[]
  const [chunk, ...more] = output
  if (chunk?.type !== 'chunk' || more.length > 0) throw new Error(`${entry} is not one file`)
  return chunk.code
}

/**
 * Phrase keys weigh as much as some texts: literal ones become numbers. Composed keys
 * (`state.${…}`) and the server's error codes stay.
 */
function withShortNames(code: string, words: Words): string {
  const names = Object.keys(words).filter((name) => name.includes('.') && !/^error\./.test(name))
  return names.reduce((text, name, index) => {
    const each = quoted(name, 'g')
    return (text.match(each)?.length ?? 0) > 1 ? text.replace(each, String(index)) : text
  }, code)
}

async function write(out: string, name: string, code: string, limit: number): Promise<void> {
  const br = await brotli(code, smallest)
  console.log(`${String(br.length).padStart(7)} B brotli  /api/widget/${name}`)
  if (br.length > limit) throw new Error(`${name} is heavier than ${limit} bytes`)
  await writeFile(join(out, name), code)
  if (placeholderIn(code)) return
  await writeFile(join(out, `${name}.br`), br)
  await writeFile(join(out, `${name}.gz`), await gzipped(code, { level: 9 }))
}

/** Writes the chat's scripts to dist/widget or another folder. */
export async function buildWidget(out = built): Promise<void> {
  const all = await Promise.all(
    completeLanguages.map(async (language) => [language, await wordsOf(language)] as const),
  )
  const inEach = (script: string) =>
    all.map(([language, words]): [Language, string] => [language, inLanguage(script, words)])
  const views = inEach(await bundle('src/widget/more.ts', 'es', {}))
  const greetings = inEach(await bundle('src/widget/greeting.ts', 'es', {}))
  const later = versionOf(views)
  const panels = inEach(await bundle('src/widget/panel.ts', 'es', { __MORE__: later }))
  const version = versionOf([panels, greetings])
  const labels = Object.fromEntries(
    all.map(([language, words]) => [language, words['button.open']]),
  )
  const known = { __LABELS__: labels, __VERSION__: version }
  const loader = await bundle('src/widget/loader.ts', 'iife', known)
  await rm(out, { recursive: true, force: true })
  await mkdir(out, { recursive: true })
  await write(out, 'widget.js', loader, most.loader)
  for (const [language, code] of panels) {
    await write(out, `panel.${language}.${version}.js`, code, most.panel)
  }
  for (const [language, code] of views) {
    await write(out, `more.${language}.${later}.js`, code, most.more)
  }
  for (const [language, code] of greetings) {
    await write(out, `greeting.${language}.${version}.js`, code, most.greeting)
  }
}

if (process.argv[1] === import.meta.filename) await buildWidget(process.argv[2])
