import type { CookiePreferences } from '#domain/cookie.ts'
import { now } from '../clock.ts'
import { trustedAddress } from '../trusted.ts'

/** The operator's analytics tool; absent on pages whose address may be sensitive. */
const address = document.querySelector<HTMLMetaElement>('meta[name="analytics"]')?.content
const layer: unknown[] = []
let isLoaded = false

/** The tool requires a function's arguments object, as in its own snippet. */
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
 * Sets the tool's consent (Google's consent mode, which others follow). Nothing is loaded before
 * analytics are allowed.
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
