/**
 * Completes Astro's output in dist/web and builds the chat: the routes with the hashes of their
 * inline scripts and styles (csp.json), the site map, and brotli and gzip copies of all complete
 * text files. Texts that still need the public address or the company are stored as
 * `.unfinished.br` and compressed by the server.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { placeholderIn } from '../src/domain/placeholder.ts'
import {
  analyticsPlaceholder,
  askedPlaceholder,
  messengersPlaceholder,
  paymentsPlaceholder,
  rulesPlaceholder,
  surchargePlaceholder,
} from '../src/web/layout/placeholders.ts'
import { buildWidget } from './build-widget.ts'
import { compactPage } from './compact-page.ts'
import {
  confusedPages,
  hashesOf,
  headOf,
  originPlaceholder,
  placeholderInHashed,
  robots,
  routeOf,
  siteMap,
  styleAttributeIn,
} from './site-manifest.ts'

const placeholders = {
  ...{ originPlaceholder, analyticsPlaceholder, paymentsPlaceholder },
  ...{ surchargePlaceholder, messengersPlaceholder, rulesPlaceholder, askedPlaceholder },
}
const root = new URL('../dist/web/', import.meta.url).pathname
const compressible = /\.(html|css|js|mjs|svg|json|xml|txt|webmanifest|ico|bin)$/
const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
/** For texts decompressed again later: a tenth larger in a tenth of the time. */
const small = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } }
const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)]

type Route = { file: string; scriptHashes: string[]; styleHashes: string[]; listed: boolean }

process.env.NODE_ENV = 'production'
await buildWidget()

const files = (await readdir(root, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  .filter((file) => file !== 'csp.json')
  .sort()

/** All scripts that a page can load, directly or indirectly. */
async function scriptsOf(html: string): Promise<string> {
  const names = new Set(
    [...html.matchAll(/src="\/(assets\/[^"]+\.js)"/g)].map(([, name = '']) => name),
  )
  const texts: string[] = []
  for (const name of names) {
    const text = await readFile(join(root, name), 'utf8')
    for (const [, other] of text.matchAll(/["'`]\.\/([^"'`]+\.js)["'`]/g))
      names.add(`assets/${other}`)
    texts.push(text)
  }
  return texts.join('\n')
}

async function describePage(file: string) {
  const whole = await readFile(join(root, file), 'utf8')
  const html = compactPage(whole, await scriptsOf(whole))
  if (html !== whole) await writeFile(join(root, file), html)
  const styled = styleAttributeIn(html)
  if (styled) throw new Error(`${file} has a style attribute: ${styled}`)
  const unfilled = placeholderInHashed(html)
  if (unfilled) throw new Error(`${file} has a placeholder where its hash is fixed: ${unfilled}`)
  const route: Route = {
    file,
    scriptHashes: hashesOf(html, 'script'),
    styleHashes: hashesOf(html, 'style'),
    listed: !html.includes('name="robots" content="noindex"'),
  }
  return { path: routeOf(file), route, head: headOf(html) }
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(join(root, file))
  const open = placeholderIn(bytes.toString())
  if (open || Object.values(placeholders).some((placeholder) => bytes.includes(placeholder))) {
    if (file.startsWith('assets/'))
      throw new Error(`${file} is kept for good and has a blank: ${open}`)
    await writeFile(join(root, `${file}.unfinished.br`), await brotli(bytes, small))
    return
  }
  await writeFile(join(root, `${file}.br`), await brotli(bytes, smallest))
  await writeFile(join(root, `${file}.gz`), await gzipped(bytes, { level: 9 }))
}

const described = await Promise.all(
  files.filter((file) => file.endsWith('.html')).map(describePage),
)
described.sort((a, b) => a.path.localeCompare(b.path))
const routes = Object.fromEntries(described.map(({ path, route }) => [path, route]))
const forTravellers = described.filter(({ path }) => !path.endsWith('/admin'))
const heads = Object.fromEntries(forTravellers.map(({ path, head }) => [path, head]))
const confused = confusedPages(heads)
if (confused.length > 0) throw new Error(confused.join('\n'))

const listed = Object.keys(routes).filter((path) => routes[path]?.listed)
await writeFile(join(root, 'sitemap.xml'), siteMap(listed, originPlaceholder))
await writeFile(join(root, 'robots.txt'), robots(originPlaceholder))
await writeFile(join(root, 'csp.json'), `${JSON.stringify({ ...placeholders, routes }, null, 2)}\n`)

const uncompressed = [
  ...files.filter((file) => compressible.test(file)),
  'sitemap.xml',
  'robots.txt',
].values()
// A few at a time: compressing takes megabytes each.
await Promise.all(
  Array.from({ length: 4 }, async () => {
    for (const file of uncompressed) await compress(file)
  }),
)
