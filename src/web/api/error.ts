import { ApiError } from '#client/error.ts'
import { phraseKey, type Translate } from '#phrases/translate.ts'

/** Nobody sits and counts seconds beyond this. */
const longestWait = 300

/** What an error says to a person. */
export function wordsOf(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError)) return t('error.server.failed')
  if (error.code === 'network') return t('form.network')
  const isLong = Number(error.params.seconds ?? 0) > longestWait
  if (error.code === 'request.too-many' && isLong) return t('form.later')
  const key = phraseKey(`error.${error.code}`)
  const words = t(key, error.params)
  // A server that is newer than the page may name what the page has no words for.
  return words === key ? t('error.server.failed') : words
}
