import { Hono } from 'hono'
import * as z from 'zod/mini'
import { AppError } from '#domain/error.ts'
import type { Services } from '../services.ts'
import { readText } from './body.ts'
import { parseJson } from './json.ts'
import type { Metrics } from './metrics.ts'
import type { Env } from './mount.ts'
import { networkOf } from './network.ts'
import type { Places } from './places.ts'
import type { createMemoryLimiter } from './rate-limit.ts'
import { reportPath } from './report-path.ts'
import { perMinute } from './route.ts'

const maxBytes = 16 * 1024
const perNetwork = perMinute(60)
/** Lines in the log for all the world: the figures count the rest. */
const lines = perMinute(10)
const mostAtOnce = 20
/** Values in a body; more of them than its bytes have room for would be empty. */
const mostValues = 4_000

const text = z.catch(z.string(), '')
/** Both forms that browsers send; only what tells a mistake of ours from an attack is read. */
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
    body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }),
  }),
)

type Violation = { directive: string; blocked: string; page: string }

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

/** The address without its query, in which somebody may be named; words like `inline` stay. */
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

function violationsIn(body: unknown): Violation[] {
  const old = oldForm.safeParse(body)
  if (old.success) {
    const report = old.data['csp-report']
    const directive = report['effective-directive'] || report['violated-directive']
    return [violation(directive, report['blocked-uri'], report['document-uri'])]
  }
  const recent = newForm.safeParse(body)
  if (!recent.success) throw new AppError('request.invalid')
  return recent.data
    .filter(({ type }) => type === 'csp-violation')
    .slice(0, mostAtOnce)
    .map(({ body: told }) => violation(told.effectiveDirective, told.blockedURL, told.documentURL))
}

const mediaTypes: ReadonlySet<string> = new Set([
  'application/csp-report',
  'application/reports+json',
])

/** Takes the reports of browsers: counted, a few of them logged, none kept. */
export function policyReportRoutes(
  { log, clock }: Services,
  metrics: Metrics,
  { places, limiter }: { places: Places; limiter: ReturnType<typeof createMemoryLimiter> },
): Hono<Env> {
  const app = new Hono<Env>()
  function note(seen: Violation): void {
    metrics.policyReports.inc({ directive: seen.directive })
    try {
      limiter('log policy reports', lines, clock.now())
    } catch {
      return
    }
    log.warn(seen, 'a browser kept our page from something')
  }
  app.post(reportPath, async (c) => {
    c.set('route', `POST ${reportPath}`)
    const network = networkOf(c.get('address'))
    limiter(`policy reports ${network}`, perNetwork, clock.now())
    const given = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    if (!mediaTypes.has(given)) throw new AppError('request.content-type')
    const body = await places.awaiting(network, maxBytes, (cut) =>
      readText(c.req.raw, { maxBytes, cut }),
    )
    violationsIn(parseJson(body, mostValues)).forEach(note)
    return c.body(null, 204)
  })
  return app
}
