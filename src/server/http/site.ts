import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import * as z from 'zod/mini'
import {
  completeLanguages,
  fallbackLanguage,
  type Language,
  readPath,
  staffLanguages,
} from '#domain/reference/languages.ts'
import { StartProblem } from '../db/start-problem.ts'
import {
  asItIs,
  type Bytes,
  builtCopies,
  type Copies,
  copiesOnDemand,
  copyFor,
  etagOf,
  inPieces,
  unpack,
} from './copies.ts'
import { pagePolicy, reportingEndpoints } from './headers.ts'
import { withoutSlashes } from './path.ts'

const manifestSchema = z.object({
  originPlaceholder: z.string(),
  analyticsPlaceholder: z.string(),
  paymentsPlaceholder: z.string(),
  surchargePlaceholder: z.string(),
  routes: z.record(
    z.string(),
    z.object({
      file: z.string(),
      scriptHashes: z.array(z.string()),
      styleHashes: z.array(z.string()),
    }),
  ),
})

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

type Asset = { copies: Copies; type: string; etag: string }
type Page = { asset: Asset; policy: string }

/** Pages that name an order or an application in their address tell nobody where people came from. */
const secretive =
  /^(\/[a-z]{2})?\/(documents|payment-result|status|continue|application|traveller)$/

/**
 * Whether an address was written by us, for an application that has its language: in a letter, or for the way back
 * from the gateway. Whoever types the address of a page gets their own.
 */
const isLink = (path: string, search: string): boolean =>
  secretive.test(path) && (/[?&](orderId|id|token)=/.test(search) || path === '/traveller')

/** The staff area is one page whose script knows its own places, the same in every language. */
export const staffArea = /^\/(admin|admin-login)(\/|$)/
const staffPage = '/admin'
const translatedStaffArea = /^\/([a-z]{2})(\/(?:admin|admin-login)(?:\/.*)?)$/
/** The dashboard's other name. */
const staffAlias = '/new-admin'

/** What the build lays beside a text that it could not finish: the text, compressed. */
const unfinishedSuffix = '.unfinished.br'

/** The decoder of HEIC and its licence. */
const heicFolder = 'assets/heic-to/'

export type Site = (request: Request) => Response | null

/** Of the languages that pages exist in, the reader's: the stored choice, then the browser's. */
function preferredLanguage(
  request: Request,
  languages: readonly Language[] = completeLanguages,
): string {
  const known: readonly string[] = languages
  const stored = /(?:^|;\s*)(?:__Host-)?language=([a-z]{2})/.exec(
    request.headers.get('cookie') ?? '',
  )?.[1]
  if (stored && known.includes(stored)) return stored
  const asked = (request.headers.get('accept-language') ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', quality = 'q=1'] = entry.trim().split(';')
      return { language: tag.slice(0, 2).toLowerCase(), q: Number(quality.replace('q=', '')) || 0 }
    })
    .sort((a, b) => b.q - a.q)
  return asked.find(({ language }) => known.includes(language))?.language ?? fallbackLanguage
}

/**
 * Reads the built site into memory, once: then it never waits for a disk, and nothing that is built anew
 * changes what is served. It is small since whatever has a compressed copy is held as that alone.
 */
export async function loadSite(
  directory: string,
  options: {
    publicUrl: string
    formOrigins: readonly string[]
    analytics: { script: string; origins: readonly string[] } | null
    testPayments: boolean
    refundsLateSurcharge: boolean
    /** Whether browsers may fetch the decoder of HEIC. */
    heic: boolean
  },
): Promise<Site> {
  const manifest = await readManifest(directory)
  const tell: Tell = {
    words: new Map([
      [manifest.originPlaceholder, options.publicUrl],
      [manifest.analyticsPlaceholder, options.analytics?.script.replaceAll('&', '&amp;') ?? ''],
      [manifest.paymentsPlaceholder, options.testPayments ? 'test' : 'real'],
      [manifest.surchargePlaceholder, options.refundsLateSurcharge ? 'refunded' : 'kept'],
    ]),
    compress: copiesOnDemand(),
  }
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const all = new Set(names)
  const assets = new Map<string, Asset>()
  for (const file of names) {
    if (/\.(br|gz)$/.test(file) || file === 'csp.json') continue
    if (!options.heic && file.startsWith(heicFolder)) continue
    const { etag, copies } = readCopies(directory, file, all, tell)
    const type = mediaTypes[extname(file)] ?? 'application/octet-stream'
    assets.set(file, { etag, copies, type })
  }
  const pages = new Map<string, Page>()
  for (const [path, { file, scriptHashes, styleHashes }] of Object.entries(manifest.routes)) {
    const asset = assets.get(file)
    if (!asset) throw new StartProblem(`The pages lack ${file}: run npm run build`)
    const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)
    const hashes = { scripts: quoted(scriptHashes), styles: quoted(styleHashes) }
    // Whoever counts visits learns nothing of pages that name somebody, nor of colleagues.
    const isPrivate = secretive.test(path) || path.endsWith(staffPage)
    const analytics = isPrivate ? [] : (options.analytics?.origins ?? [])
    const policy = pagePolicy(hashes, options.formOrigins, analytics, options.publicUrl)
    pages.set(path, { asset, policy })
  }
  // The page that most people see first; its smallest copy comes in the background.
  pages.get('/')?.asset.copies.br()
  return (request) => serve(request, pages, assets)
}

/** What the build leaves beside the pages, as its last step: without it there are none. */
async function readManifest(directory: string) {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(directory, 'csp.json'), 'utf8')))
  } catch {
    throw new StartProblem(`The pages in ${directory} are not built: run npm run build`)
  }
}

/** How what only the server knows comes into files that the build could not finish. */
type Tell = {
  /** What stands in for each word, and the word. */
  words: ReadonlyMap<string, string>
  compress: (finish: () => Bytes) => Copies
}

/**
 * A file in the form that it is held in. Nobody is served yet, and hundreds of files are read at once in a
 * tenth of the time that waiting for each would take.
 */
function readCopies(
  directory: string,
  file: string,
  all: ReadonlySet<string>,
  tell: Tell,
): { copies: Copies; etag: string } {
  const read = (name: string): Bytes => new Uint8Array(readFileSync(join(directory, name)))
  const words = [...tell.words.values()].join('\n')
  const unfinished = file + unfinishedSuffix
  if (all.has(unfinished)) {
    const text = read(unfinished)
    return { copies: tell.compress(() => finish(unpack(text), tell)), etag: etagOf(text, words) }
  }
  if (all.has(`${file}.br`)) {
    const [br, gzip] = [read(`${file}.br`), all.has(`${file}.gz`) ? read(`${file}.gz`) : null]
    return { copies: builtCopies(br, gzip), etag: etagOf(br) }
  }
  const plain = read(file)
  const isFinished = [...tell.words.keys()].every((placeholder) => !has(plain, placeholder))
  if (isFinished) return { copies: asItIs(plain), etag: etagOf(plain) }
  return { copies: tell.compress(() => finish(plain, tell)), etag: etagOf(plain, words) }
}

const has = (bytes: Bytes, text: string): boolean => Buffer.from(bytes.buffer).includes(text)

/** Puts the words in the place of what stands in for them. */
function finish(plain: Bytes, { words }: Tell): Bytes {
  const text = [...words].reduce(
    (so, [placeholder, word]) => so.replaceAll(placeholder, () => word),
    new TextDecoder().decode(plain),
  )
  return new TextEncoder().encode(text)
}

function serve(request: Request, pages: Map<string, Page>, assets: Map<string, Asset>) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  const { pathname, search } = new URL(request.url)
  const path = withoutSlashes(pathname)
  const elsewhere = staffPlaceOf(path, pages)
  if (elsewhere) {
    return new Response(null, { status: 302, headers: { location: elsewhere + search } })
  }
  const staff = staffArea.test(path) ? staffPageFor(request, pages) : undefined
  if (staff) {
    return answer(request, staff.asset, {
      'content-security-policy': staff.policy,
      'reporting-endpoints': reportingEndpoints,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      vary: 'accept-encoding, cookie, accept-language',
    })
  }
  const page = pages.get(path)
  if (page) {
    const language = preferredLanguage(request)
    const translated = `/${language}${path === '/' ? '' : path}`
    if (!isLink(path, search) && language !== fallbackLanguage && pages.has(translated)) {
      const headers = { location: translated + search, vary: 'cookie, accept-language' }
      return new Response(null, { status: 302, headers })
    }
    return answer(request, page.asset, {
      'content-security-policy': page.policy,
      'reporting-endpoints': reportingEndpoints,
      'cache-control': 'no-cache',
      ...(secretive.test(path) && { 'referrer-policy': 'no-referrer' }),
    })
  }
  const asset = assets.get(path.slice(1))
  if (asset && !path.endsWith('.html')) {
    const forever = path.startsWith('/assets/')
    const forOthers = !forever && asset.type.startsWith('image/')
    return answer(request, asset, {
      // The icons and the picture of link previews: other sites show them.
      ...(forOthers && { 'cross-origin-resource-policy': 'cross-origin' }),
      'cache-control': forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    })
  }
  const missing = pages.get(`/${readPath(path).language}/404`) ?? pages.get('/404')
  if (!missing) return null
  const headers = {
    'content-security-policy': missing.policy,
    'reporting-endpoints': reportingEndpoints,
  }
  return answer(request, missing.asset, headers, 404)
}

/** Where another address of the staff area leads; null for every other address. */
function staffPlaceOf(path: string, pages: Map<string, Page>): string | null {
  if (path === staffAlias) return staffPage
  const [, language, place] = translatedStaffArea.exec(path) ?? []
  return place && pages.has(`/${language}${staffPage}`) ? place : null
}

/** Its addresses have no language: the page is the one that this reader prefers. */
function staffPageFor(request: Request, pages: Map<string, Page>): Page | undefined {
  const language = preferredLanguage(request, staffLanguages)
  return pages.get(`/${language}${staffPage}`) ?? pages.get(staffPage)
}

function answer(
  request: Request,
  asset: Asset,
  extra: Record<string, string>,
  status = 200,
): Response {
  const headers = new Headers({
    'content-type': asset.type,
    etag: asset.etag,
    vary: 'accept-encoding',
    ...extra,
  })
  if (asset.type.startsWith('image/svg+xml'))
    headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
  // Matters for a script that runs as a worker: the reader of PDFs compiles its picture decoders, and the
  // decoder of HEIC starts a worker of its own from its own text.
  if (asset.type.startsWith('text/javascript'))
    headers.set(
      'content-security-policy',
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:",
    )
  if (status === 200 && request.headers.get('if-none-match') === asset.etag) {
    return new Response(null, { status: 304, headers })
  }
  const { encoding, bytes } = copyFor(request, asset)
  if (encoding) headers.set('content-encoding', encoding)
  headers.set('content-length', String(bytes.length))
  const body = request.method === 'HEAD' ? null : inPieces(bytes)
  return new Response(body, { status, headers })
}
