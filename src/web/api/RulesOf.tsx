import type { Rules } from '#domain/rules/rules.ts'
import { useTranslate } from '../i18n/provider.tsx'
import type { Elements } from '../ui/elements.ts'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { wordsOf } from './error.ts'
import { useRulesOf } from './use-rules-of.ts'

type RulesOfProps = Readonly<{
  application: Readonly<{ rulesVersion: number }>
  children: (rules: Rules) => Elements
}>

/** What depends on the rules of an application, once they are there: never by other terms. */
export function RulesOf({ application, children }: RulesOfProps) {
  const t = useTranslate()
  const { rules, error } = useRulesOf(application)
  if (rules) return children(rules)
  if (!error) return <Skeleton className="h-20 w-full" />
  return (
    <Notice tone="error" role="alert">
      {wordsOf(error, t)}
    </Notice>
  )
}
