import type { Language } from '#domain/reference/languages.ts'
import { readPath } from '#domain/reference/languages.ts'
import { type VisitSource, visitSourceOf } from '#domain/visit-source.ts'
import { withoutSlashes } from '../../http/path.ts'
import { staffArea } from '../../http/site.ts'

/** A public page in a language. Of its reader it knows nothing. */
export type Visit = { page: string; language: Language; source: VisitSource }

/** Programs that say so; whoever says nothing is no browser either. A Cubot is a telephone. */
const robot =
  /^$|(?<!cu)bot|crawl|spider|slurp|preview|facebookexternalhit|headless|lighthouse|monitor|curl|wget|python|java\/|go-http|node|axios/i

/** What a request counts as, given its answer: a public page that somebody opened; else null. */
export function visitOf(request: Request, answer: Response, ownHost: string): Visit | null {
  const { headers, method } = request
  // A browser that still has the page is told so (304), and shows it all the same.
  if (method !== 'GET' || ![200, 304].includes(answer.status)) return null
  // Only pages are HTML, so nobody can make up names to be kept.
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return null
  if ((headers.get('sec-fetch-dest') ?? 'document') !== 'document') return null
  if (headers.get('sec-purpose')?.startsWith('prefetch')) return null
  if (robot.test(headers.get('user-agent') ?? '')) return null
  const path = withoutSlashes(new URL(request.url).pathname)
  const visit = readPath(path)
  if (visit.page === '/404' || staffArea.test(visit.page)) return null
  return { ...visit, source: visitSourceOf(headers.get('referer'), ownHost) }
}
