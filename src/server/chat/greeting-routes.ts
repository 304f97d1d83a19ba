import { getGreeting } from '#contract/greeting.ts'
import { greetingFor, ownWords } from '#domain/greeting.ts'
import { type Language, readPath } from '#domain/reference/languages.ts'
import { dictionaries } from '#phrases/compile.ts'
import { greeting as english } from '#phrases/en/greeting.ts'
import { getGreetings } from '../data/staff/setting.ts'
import { perMinute, type Route, route } from '../http/route.ts'
import { cachedSetting } from '../platform/cached-setting.ts'
import type { Services } from '../services.ts'

/** Automatic greetings, cached; staff routes invalidate it on change. */
export const greetingSetting = cachedSetting(getGreetings)

/** The greeting of a page, if the office set one. */
async function greetingOn(
  { db }: Pick<Services, 'db'>,
  { path, language, now }: { path: string; language: Language; now: Date },
): Promise<{ text: string | null; afterSeconds: number }> {
  const found = greetingFor(await greetingSetting.get(db, now), readPath(path).page)
  if (!found) return { text: null, afterSeconds: 0 }
  const words = dictionaries[language]?.greeting ?? english
  const text = found.builtIn ? words[found.builtIn] : ownWords(found, language)
  return { text, afterSeconds: found.afterSeconds }
}

export function greetingRoutes(services: Services): Route[] {
  return [
    route(
      getGreeting,
      { access: 'visitor', limit: perMinute(1200) },
      async ({ query: { path, language }, now }) => ({
        status: 200,
        body: await greetingOn(services, { path, language, now }),
        headers: { 'cache-control': 'public, max-age=60' },
      }),
    ),
  ]
}
