import { ApiError } from '#client/error.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Translate } from '#phrases/translate.ts'
import { wordsOf } from '../../api/error.ts'
import { sayTime } from '../../i18n/moment.ts'

/** What an error says to a member of staff, who is no traveller: `now` is the moment of the answer. */
export function sayError(error: unknown, t: Translate, language: Language, now: Date): string {
  if (!(error instanceof ApiError)) return wordsOf(error, t)
  if (error.code === 'request.unauthorized') return t('staff.parts.session.ended')
  if (error.code === 'application.changed') return t('staff.parts.changed')
  if (error.code !== 'request.too-many') return wordsOf(error, t)
  const seconds = Number(error.params.seconds ?? 60)
  // The minute that has begun by then: who comes back at it is heard.
  const minute = 60_000
  const open = Math.ceil((now.getTime() + seconds * 1000) / minute) * minute
  return t('staff.parts.wait', { time: sayTime(new Date(open).toISOString(), language) })
}
