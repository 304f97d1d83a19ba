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
  return t(phraseKey(`error.${error.code}`), error.params)
}
