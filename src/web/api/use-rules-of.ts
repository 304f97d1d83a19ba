import { useQuery } from '@tanstack/react-query'
import { pause, withRetries } from '#client/retry.ts'
import { type Rules, rulesFor } from '#domain/rules/rules.ts'
import { useRules } from '../rules.ts'
import { call } from './client.ts'

/**
 * What an application is worked with, as the server does: the rules that it was signed under, in the
 * world of those of the page. Null until they are there.
 */
export function useRulesOf({ rulesVersion: version }: Readonly<{ rulesVersion: number }>): {
  rules: Rules | null
  error: unknown
} {
  const current = useRules()
  const { data, error } = useQuery({
    queryKey: ['rules', version],
    queryFn: () =>
      withRetries(() => call('GET /api/rules/{version}', { params: { version } }), pause),
    enabled: version !== current.version,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (version === current.version) return { rules: current, error: null }
  return { rules: data ? rulesFor(data, current) : null, error }
}
