import { useQuery } from '@tanstack/react-query'
import { pause, withRetries } from '#client/retry.ts'
import type { Language } from '#domain/reference/languages.ts'
import { call } from '../api/client.ts'
import { useLanguage } from '../i18n/provider.tsx'
import { type Standing, standingOfLookup } from './standing.ts'

export type Question = Readonly<{ applicationId: string; email: string }>

/** Polling interval of a displayed status, in milliseconds. */
export const refreshEvery = 60_000

/** The status for a reference and e-mail; idle without a question. */
export function useStanding(question: Question | null) {
  const language = useLanguage()
  return useQuery({
    queryKey: ['standing', question],
    enabled: question !== null,
    queryFn: ({ signal }) =>
      withRetries(() => load(question, language, signal), pause, { retries: 2 }),
    refetchInterval: ({ state }) => (state.data ? refreshEvery : false),
    refetchOnWindowFocus: ({ state }) => (state.data ? 'always' : false),
  })
}

async function load(
  question: Question | null,
  language: Language,
  signal: AbortSignal,
): Promise<Standing> {
  const body = question ?? { applicationId: '', email: '' }
  return standingOfLookup(await call('POST /api/status-check', { body, signal }), language)
}
