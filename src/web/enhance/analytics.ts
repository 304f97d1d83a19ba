import type { CookiePreferences } from '#domain/cookie.ts'
import { now } from '../clock.ts'
import { trustedAddress } from '../trusted.ts'

/** Names the operator's analytics tool; absent on pages whose address may say too much. */
const address = document.querySelector<HTMLMetaElement>('meta[name="analytics"]')?.content
const layer: unknown[] = []
let isLoaded = false

/** The tool takes the very object of a function's arguments, as its own snippet hands it over. */
function tell(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array in its place is not understood
  layer.push(arguments)
}

function load(tool: string): void {
  Object.assign(window, { dataLayer: layer })
  tell('js', now())
  tell('config', new URL(tool).searchParams.get('id'))
  const script = document.createElement('script')
  script.async = true
  script.src = trustedAddress(tool)
  document.head.append(script)
  isLoaded = true
}

/**
 * Tells the analytics tool what it may keep (Google's consent mode, which others follow). Before
 * analytics are allowed nothing of it is fetched.
 */
export function tellAnalytics({ analytics, marketing }: CookiePreferences): void {
  if (!address || (!analytics && !isLoaded)) return
  const word = (allowed: boolean) => (allowed ? 'granted' : 'denied')
  tell('consent', 'update', {
    analytics_storage: word(analytics),
    ad_storage: word(marketing),
    ad_user_data: word(marketing),
    ad_personalization: word(marketing),
  })
  if (!isLoaded) load(address)
}
