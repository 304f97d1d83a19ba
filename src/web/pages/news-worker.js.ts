import { newsKinds } from '#domain/news.ts'
import { completeLanguages } from '#domain/reference/languages.ts'
import { translatorFor } from '#phrases/compile.ts'
import { company } from '../page-facts.ts'
import { pathTo } from '../paths.ts'
import { type NewsWords, newsWorkerScript } from '../push/news-worker.ts'

/** The service worker for travellers' notifications. At the root, since the badge covers the whole site. */
export function GET(): Response {
  const languages = completeLanguages.map((language) => {
    const t = translatorFor(language, console.warn)
    const words = newsKinds.map((kind) => [kind, t(`push.${kind}`)])
    return [language, { ...Object.fromEntries(words), page: pathTo('status', language) }] as const
  })
  const given: NewsWords = { title: company.name, languages: Object.fromEntries(languages) }
  const headers = { 'content-type': 'text/javascript' }
  return new Response(newsWorkerScript(given), { headers })
}
