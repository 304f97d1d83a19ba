import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Company } from '#domain/reference/company.ts'
import {
  completeLanguages,
  fallbackLanguage,
  type Language,
  readPath,
  staffLanguages,
} from '#domain/reference/languages.ts'
import { StartProblem } from '../platform/db/start-problem.ts'
import { copyFor, inPieces } from './copies.ts'
import { pagePolicy, reportingEndpoints } from './headers.ts'
import { withoutSlashes } from './path.ts'
import { type Asset, readSite } from './site-files.ts'

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

type Manifest = z.output<typeof manifestSchema>
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

type SiteOptions = {
  publicUrl: string
  /** Whose site it is. */
  company: Company
  now: () => Date
  formOrigins: readonly string[]
  analytics: { script: string; origins: readonly string[] } | null
  testPayments: boolean
  refundsLateSurcharge: boolean
  /** Whether browsers may fetch the decoder of HEIC. */
  heic: boolean
}

/** The built site, with all that only the server knows. */
export async function loadSite(directory: string, options: SiteOptions): Promise<Site> {
  const manifest = await readManifest(directory)
  const words = new Map([
    [manifest.originPlaceholder, options.publicUrl],
    [manifest.analyticsPlaceholder, options.analytics?.script.replaceAll('&', '&amp;') ?? ''],
    [manifest.paymentsPlaceholder, options.testPayments ? 'test' : 'real'],
    [manifest.surchargePlaceholder, options.refundsLateSurcharge ? 'refunded' : 'kept'],
  ])
  const isServed = (file: string) =>
    file !== 'csp.json' && (options.heic || !file.startsWith(heicFolder))
  const { company } = options
  const assetsIn = await readSite(directory, { words, company }, isServed)
  const assemble = (year: number) => {
    const assets = assetsIn(year)
    return { year, assets, pages: pagesOf(manifest, assets, options) }
  }
  const yearNow = () => options.now().getUTCFullYear()
  let served = assemble(yearNow())
  // The page that most people see first; its smallest copy comes in the background.
  served.pages.get('/')?.asset.copies.br()
  return (request) => {
    const year = yearNow()
    if (year !== served.year) served = assemble(year)
    return serve(request, served.pages, served.assets)
  }
}

type Pages = ReadonlyMap<string, Page>
type Assets = ReadonlyMap<string, Asset>

function pagesOf({ routes }: Manifest, assets: Assets, options: SiteOptions): Pages {
  const pages = new Map<string, Page>()
  for (const [path, { file, scriptHashes, styleHashes }] of Object.entries(routes)) {
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
  return pages
}

/** What the build leaves beside the pages, as its last step: without it there are none. */
async function readManifest(directory: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(directory, 'csp.json'), 'utf8')))
  } catch {
    throw new StartProblem(`The pages in ${directory} are not built: run npm run build`)
  }
}

function serve(request: Request, pages: Pages, assets: Assets) {
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
function staffPlaceOf(path: string, pages: Pages): string | null {
  if (path === staffAlias) return staffPage
  const [, language, place] = translatedStaffArea.exec(path) ?? []
  return place && pages.has(`/${language}${staffPage}`) ? place : null
}

/** Its addresses have no language: the page is the one that this reader prefers. */
function staffPageFor(request: Request, pages: Pages): Page | undefined {
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
