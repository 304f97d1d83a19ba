import type { Rules } from '#domain/rules/rules.ts'
import type { Elements } from '../ui/elements.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ErrorNotice } from './ErrorNotice.tsx'
import { useRulesOf } from './use-rules-of.ts'

type RulesOfProps = Readonly<{
  application: Readonly<{ rulesVersion: number }>
  children: (rules: Rules) => Elements
}>

/** What depends on the rules of an application, once they are there: never by other terms. */
export function RulesOf({ application, children }: RulesOfProps) {
  const { rules, error } = useRulesOf(application)
  if (rules) return children(rules)
  if (!error) return <Skeleton className="h-20 w-full" />
  return <ErrorNotice error={error} />
}
