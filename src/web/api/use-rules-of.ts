import { useQuery } from '@tanstack/react-query'
import type { Rules } from '#domain/rules/rules.ts'
import { useRules } from '../rules.ts'
import { call } from './client.ts'

/** The rules that an application was signed under; those of the page until they are there. */
export function useRulesOf({ rulesVersion: version }: Readonly<{ rulesVersion: number }>): Rules {
  const rules = useRules()
  const { data } = useQuery({
    queryKey: ['rules', version],
    queryFn: () => call('GET /api/rules/{version}', { params: { version } }),
    enabled: version !== rules.version,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? rules
}
