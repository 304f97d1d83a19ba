/** Source of a visit to a public page, as far as the browser tells. */
export const visitSources = ['unknown', 'direct', 'own', 'search', 'social', 'other'] as const
export type VisitSource = (typeof visitSources)[number]

const search =
  /(^|\.)(google|bing|yahoo|duckduckgo|yandex|baidu|naver|daum|ecosia|qwant|startpage|sogou|so|brave|seznam)\.[a-z.]{2,6}$/
const social =
  /(^|\.)(facebook|instagram|t|x|twitter|reddit|youtube|tiktok|pinterest|linkedin|vk|weibo|whatsapp|telegram|tripadvisor|quora)\.(com|co|me|ru|org)$/

/**
 * The kind of a Referer, the only part stored: our pages, a search engine, a social network,
 * another site; `direct` if absent.
 */
export function visitSourceOf(referrer: string | null, ownHost: string): VisitSource {
  if (!referrer) return 'direct'
  if (!URL.canParse(referrer)) return 'other'
  const { host, hostname } = new URL(referrer)
  if (host === ownHost) return 'own'
  if (search.test(hostname)) return 'search'
  return social.test(hostname) ? 'social' : 'other'
}
