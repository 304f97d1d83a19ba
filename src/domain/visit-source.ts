/** Where the reader of a public page came from, as far as the browser says. */
export const visitSources = ['unknown', 'direct', 'own', 'search', 'social', 'other'] as const
export type VisitSource = (typeof visitSources)[number]

const search =
  /(^|\.)(google|bing|yahoo|duckduckgo|yandex|baidu|naver|daum|ecosia|qwant|startpage|sogou|so|brave|seznam)\.[a-z.]{2,6}$/
const social =
  /(^|\.)(facebook|instagram|t|x|twitter|reddit|youtube|tiktok|pinterest|linkedin|vk|weibo|whatsapp|telegram|tripadvisor|quora)\.(com|co|me|ru|org)$/

/**
 * The kind of a Referer, of which nothing else is kept: our own pages, a search engine, a network of
 * people, another site; `direct` where there is none.
 */
export function visitSourceOf(referrer: string | null, ownHost: string): VisitSource {
  if (!referrer) return 'direct'
  if (!URL.canParse(referrer)) return 'other'
  const { host, hostname } = new URL(referrer)
  if (host === ownHost) return 'own'
  if (search.test(hostname)) return 'search'
  return social.test(hostname) ? 'social' : 'other'
}
