import { useQuery } from '@tanstack/react-query'
import { pause, withRetries } from '#client/retry.ts'
import type { AnswerOf } from '#client/route.ts'
import type { Translate } from '#phrases/translate.ts'
import { call } from '../api/client.ts'
import { wordsOf } from '../api/error.ts'
import { sayMoment } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

type Letter = AnswerOf<'GET /api/applications/{id}/letters'>['items'][number]

/** The letters that were sent, newest first; asked for when somebody wants to see them. */
export function Letters({ applicationId }: Readonly<{ applicationId: number }>) {
  const t = useTranslate()
  const language = useLanguage()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['own-letters', applicationId, language],
    staleTime: 0,
    queryFn: ({ signal }) =>
      withRetries(
        () =>
          call('GET /api/applications/{id}/letters', {
            params: { id: applicationId },
            query: { language },
            signal,
          }),
        pause,
        { retries: 2 },
      ),
  })
  if (error && !data) {
    return (
      <Notice tone="error" role="alert">
        <p>{wordsOf(error, t)}</p>
        <Button look="secondary" className="mt-3" busy={isFetching} onClick={() => void refetch()}>
          {t('form.retry')}
        </Button>
      </Notice>
    )
  }
  if (!data) return <Skeleton className="h-12 w-full" />
  if (data.items.length === 0) return <p className="text-sm text-quiet">{t('own.letters.none')}</p>
  return (
    <ul className="divide-y divide-line">
      {data.items.map((letter) => (
        <li key={letter.id} className="py-3 first:pt-0 last:pb-0">
          <p className="font-semibold">{letter.title}</p>
          <p className="figures text-sm text-quiet">
            {stateWords(letter, t, (moment) => sayMoment(moment, language))}
          </p>
        </li>
      ))}
    </ul>
  )
}

function stateWords({ state, sentAt, to }: Letter, t: Translate, say: (at: string) => string) {
  return t(`own.letters.${state}`, { moment: sentAt ? say(sentAt) : '', to })
}
