import type { Language } from '#domain/reference/languages.ts'
import { readPath } from '#domain/reference/languages.ts'
import { type VisitSource, visitSourceOf } from '#domain/visit-source.ts'
import { withoutSlashes } from '../../http/path.ts'
import { staffArea } from '../../http/site.ts'

/** A view of a public page in a language; nothing about its reader. */
export type Visit = { page: string; language: Language; source: VisitSource }

/** Self-declared robots; so are clients without a user agent. A Cubot is a phone. */
const robot =
  /^$|(?<!cu)bot|crawl|spider|slurp|preview|facebookexternalhit|headless|lighthouse|monitor|curl|wget|python|java\/|go-http|node|axios/i

/** What a request counts as, by its response: a public page that somebody opened, or null. */
export function visitOf(request: Request, answer: Response, ownHost: string): Visit | null {
  const { headers, method } = request
  // A cached page (304) is shown, too.
  if (method !== 'GET' || ![200, 304].includes(answer.status)) return null
  // Only pages are HTML, so made-up names are never stored.
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return null
  if ((headers.get('sec-fetch-dest') ?? 'document') !== 'document') return null
  if (headers.get('sec-purpose')?.startsWith('prefetch')) return null
  if (robot.test(headers.get('user-agent') ?? '')) return null
  const path = withoutSlashes(new URL(request.url).pathname)
  const visit = readPath(path)
  if (visit.page === '/404' || staffArea.test(visit.page)) return null
  return { ...visit, source: visitSourceOf(headers.get('referer'), ownHost) }
}
