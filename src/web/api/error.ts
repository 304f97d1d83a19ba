import { ApiError } from '#client/error.ts'
import { phraseKey, type Translate } from '#phrases/translate.ts'

/** Longer waits are not shown in seconds. */
const longestWait = 300

/** The words of an error. */
export function wordsOf(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError)) return t('error.server.failed')
  if (error.code === 'network') return t('form.network')
  const isLong = Number(error.params.seconds ?? 0) > longestWait
  if (error.code === 'request.too-many' && isLong) return t('form.later')
  const key = phraseKey(`error.${error.code}`)
  const words = t(key, error.params)
  // A newer server may send codes unknown to this page.
  return words === key ? t('error.server.failed') : words
}
