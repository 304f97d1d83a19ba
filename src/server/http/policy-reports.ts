import { Hono } from 'hono'
import * as z from 'zod/mini'
import { AppError } from '#domain/error.ts'
import { brokenIsland, reportPath } from '#domain/report-path.ts'
import type { Services } from '../services.ts'
import type { Bulkhead } from './admission/bulkhead.ts'
import type { createMemoryLimiter } from './admission/rate-limit.ts'
import { readText } from './body.ts'
import { parseJson } from './json.ts'
import type { Metrics } from './metrics.ts'
import type { Env } from './mount.ts'
import { networkOf } from './network.ts'
import { perMinute } from './route.ts'

const maxBytes = 16 * 1024
const perNetwork = perMinute(60)
/** Log lines per minute; metrics count the rest. */
const lines = perMinute(10)
const mostAtOnce = 20
/** Maximum number of values in a report. */
const mostValues = 4_000

const text = z.catch(z.string(), '')
/** Both report formats of browsers; only fields that help tell our mistakes from attacks. */
const oldForm = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
  }),
})
const newForm = z.array(
  z.object({
    type: z.string(),
    body: z.object({
      ...{ effectiveDirective: text, blockedURL: text, documentURL: text },
      ...{ island: text, error: text, build: text },
    }),
  }),
)

type Violation = { directive: string; blocked: string; page: string }
/** A broken island: its name, the kind of error, and the build file that reported it. */
type Broken = { island: string; error: string; build: string }

const islands: ReadonlySet<string> = new Set([
  'admin',
  'admin-login',
  'agreement-check',
  'application',
  'continue',
  'documents',
  'payment-result',
  'status',
  'traveller',
])

const directives: ReadonlySet<string> = new Set([
  'base-uri',
  'connect-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
])

/** The address without its query, which may contain personal data; words like `inline` stay. */
function withoutQuery(address: string, part: (url: URL) => string): string {
  if (!URL.canParse(address)) return /^[a-z-]{1,30}$/.test(address) ? address : ''
  return part(new URL(address)).slice(0, 100)
}

function violation(directive: string, blocked: string, page: string): Violation {
  const [name = ''] = directive.split(' ')
  return {
    directive: directives.has(name) ? name : 'other',
    blocked: withoutQuery(blocked, ({ protocol, origin }) =>
      origin === 'null' ? protocol : origin,
    ),
    page: withoutQuery(page, ({ pathname }) => pathname.replace(/\d+/g, '0')),
  }
}

const only = (pattern: RegExp, told: string): string => (pattern.test(told) ? told : 'other')

const broken = (told: Broken): Broken => ({
  island: islands.has(told.island) ? told.island : 'other',
  error: only(/^[a-z]{1,40}$/i, told.error),
  build: only(/^[\w.-]{1,60}$/, told.build),
})

function reportsIn(body: unknown): (Violation | Broken)[] {
  const old = oldForm.safeParse(body)
  if (old.success) {
    const report = old.data['csp-report']
    const directive = report['effective-directive'] || report['violated-directive']
    return [violation(directive, report['blocked-uri'], report['document-uri'])]
  }
  const recent = newForm.safeParse(body)
  if (!recent.success) throw new AppError('request.invalid')
  return recent.data
    .filter(({ type }) => type === 'csp-violation' || type === brokenIsland)
    .slice(0, mostAtOnce)
    .map(({ type, body: told }) =>
      type === brokenIsland
        ? broken(told)
        : violation(told.effectiveDirective, told.blockedURL, told.documentURL),
    )
}

const mediaTypes: ReadonlySet<string> = new Set([
  'application/csp-report',
  'application/reports+json',
])

/** Receives reports from browsers and our pages: counted, some logged, none stored. */
export function policyReportRoutes(
  { log }: Services,
  metrics: Metrics,
  { bulkhead, limiter }: { bulkhead: Bulkhead; limiter: ReturnType<typeof createMemoryLimiter> },
): Hono<Env> {
  const app = new Hono<Env>()
  function note(seen: Violation | Broken): void {
    const isBroken = 'island' in seen
    if (isBroken) metrics.brokenIslands.inc({ island: seen.island })
    else metrics.policyReports.inc({ directive: seen.directive })
    try {
      limiter('log policy reports', lines)
    } catch {
      return
    }
    log.warn(
      seen,
      isBroken ? 'a page of ours broke in a browser' : 'a browser kept our page from something',
    )
  }
  app.post(reportPath, async (c) => {
    c.set('route', `POST ${reportPath}`)
    const network = networkOf(c.get('address'))
    limiter(`policy reports ${network}`, perNetwork)
    const given = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    if (!mediaTypes.has(given)) throw new AppError('request.content-type')
    const body = await bulkhead.awaiting(network, maxBytes, (cut) =>
      readText(c.req.raw, { maxBytes, cut }),
    )
    reportsIn(parseJson(body, mostValues)).forEach(note)
    return c.body(null, 204)
  })
  return app
}
