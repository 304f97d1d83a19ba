import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { AskedLine } from '#domain/filing/form.ts'
import type { Company } from '#domain/reference/company.ts'
import {
  completeLanguages,
  fallbackLanguage,
  type Language,
  readPath,
  staffLanguages,
} from '#domain/reference/languages.ts'
import type { RulesVersion } from '#domain/rules/rules.ts'
import { StartProblem } from '../platform/db/start-problem.ts'
import { copyFor, inPieces } from './copies.ts'
import { pagePolicy, reportingEndpoints } from './headers.ts'
import { withoutSlashes } from './path.ts'
import { type Asset, type Moment, type RenderPart, readSite } from './site-files.ts'

const manifestSchema = z.object({
  originPlaceholder: z.string(),
  analyticsPlaceholder: z.string(),
  paymentsPlaceholder: z.string(),
  surchargePlaceholder: z.string(),
  messengersPlaceholder: z.string(),
  rulesPlaceholder: z.string(),
  askedPlaceholder: z.string(),
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

/** Pages with an order or application in their address send no referrer. */
const secretive =
  /^(\/[a-z]{2})?\/(documents|payment-result|status|continue|application|traveller)$/

/**
 * Whether we wrote the address, in the application's language: in a letter, or for the return from
 * the gateway. For any other visit the reader's language decides.
 */
const isLink = (path: string, search: string): boolean =>
  secretive.test(path) && (/[?&](orderId|id|token)=/.test(search) || path === '/traveller')

/** The staff area is a single page with client-side routing, in any language. */
export const staffArea = /^\/(admin|admin-login)(\/|$)/
const staffPage = '/admin'
const translatedStaffArea = /^\/([a-z]{2})(\/(?:admin|admin-login)(?:\/.*)?)$/
/** Alias of the dashboard. */
const staffAlias = '/new-admin'

/** The HEIC decoder and its licence. */
const heicFolder = 'assets/heic-to/'

export type Site = (request: Request) => Response | null

/** The reader's language among those available: the stored choice, then the browser's. */
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
  /** The version of the rules in force at a moment. */
  versionAt: (moment: Date) => RulesVersion
  renderPart: RenderPart
  /** The lines of the authority's form that the application asks too; the same list until it changes. */
  asked: () => readonly AskedLine[]
  formOrigins: readonly string[]
  analytics: { script: string; origins: readonly string[] } | null
  testPayments: boolean
  refundsLateSurcharge: boolean
  /** The messengers that travellers may connect. */
  messengers: readonly string[]
  /** Whether the HEIC decoder is served. */
  heic: boolean
}

/** The built site with the server's values. */
export async function loadSite(directory: string, options: SiteOptions): Promise<Site> {
  const manifest = await readManifest(directory)
  const words = new Map([
    [manifest.originPlaceholder, options.publicUrl],
    [manifest.analyticsPlaceholder, options.analytics?.script.replaceAll('&', '&amp;') ?? ''],
    [manifest.paymentsPlaceholder, options.testPayments ? 'test' : 'real'],
    [manifest.surchargePlaceholder, options.refundsLateSurcharge ? 'refunded' : 'kept'],
    [manifest.messengersPlaceholder, options.messengers.join(' ')],
  ])
  const isServed = (file: string) =>
    file !== 'csp.json' && (options.heic || !file.startsWith(heicFolder))
  const { company, renderPart, versionAt } = options
  const values = {
    ...{ words, company, renderPart, versionAt },
    origin: manifest.originPlaceholder,
    rules: manifest.rulesPlaceholder,
    asked: manifest.askedPlaceholder,
  }
  const assetsAt = await readSite(directory, values, isServed)
  const assemble = (moment: Moment) => {
    const assets = assetsAt(moment)
    return { moment, assets, pages: pagesOf(manifest, assets, options) }
  }
  const momentOf = (now: Date): Moment => ({
    year: now.getUTCFullYear(),
    version: versionAt(now),
    asked: options.asked(),
  })
  let served = assemble(momentOf(options.now()))
  // The most-read page; its smallest copy is made in the background.
  served.pages.get('/')?.asset.copies.br()
  return (request) => {
    const moment = momentOf(options.now())
    if (!isSame(moment, served.moment)) served = assemble(moment)
    return serve(request, served.pages, served.assets)
  }
}

const isSame = (one: Moment, other: Moment): boolean =>
  one.year === other.year &&
  one.asked === other.asked &&
  one.version.rules.version === other.version.rules.version

type Pages = ReadonlyMap<string, Page>
type Assets = ReadonlyMap<string, Asset>

function pagesOf({ routes }: Manifest, assets: Assets, options: SiteOptions): Pages {
  const pages = new Map<string, Page>()
  for (const [path, { file, scriptHashes, styleHashes }] of Object.entries(routes)) {
    const asset = assets.get(file)
    if (!asset) throw new StartProblem(`The pages lack ${file}: run npm run build`)
    const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)
    const hashes = { scripts: quoted(scriptHashes), styles: quoted(styleHashes) }
    // Analytics never learns of pages that identify somebody, or of staff.
    const isPrivate = secretive.test(path) || path.endsWith(staffPage)
    const analytics = isPrivate ? [] : (options.analytics?.origins ?? [])
    const policy = pagePolicy(hashes, options.formOrigins, analytics, options.publicUrl)
    pages.set(path, { asset, policy })
  }
  return pages
}

/** Written by the build as its last step; without it there are no pages. */
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
      // Icons and preview pictures, which other sites embed.
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

/** Redirect target of an alias in the staff area, else null. */
function staffPlaceOf(path: string, pages: Pages): string | null {
  if (path === staffAlias) return staffPage
  const [, language, place] = translatedStaffArea.exec(path) ?? []
  return place && pages.has(`/${language}${staffPage}`) ? place : null
}

/** Addresses without a language: the reader's preferred language. */
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
  // Needed by workers: the PDF reader compiles its image decoders, and the HEIC decoder starts a
  // worker from its own source.
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
