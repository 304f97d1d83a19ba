import { readingIn } from '../../form/applicant/findings.ts'
import { IssueLine } from '../../form/Field.tsx'
import { useAll, useFields } from '../../form/fields.tsx'
import { useLoaded } from '../../form/use-loaded.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { useRules } from '../../rules.ts'
import { inWords } from '../use-issues.ts'
import type { WizardValues } from '../values.ts'

const loadChecks = () => import('../findings.ts')

/** What the first applicant's passport means for the visa, before anything is typed. */
export function PassportAdvice() {
  const t = useTranslate()
  const rules = useRules()
  const language = useLanguage()
  const values = useAll(useFields<WizardValues>())
  const checks = useLoaded(loadChecks)
  if (checks.state !== 'ready') return null
  const { adviceOf } = checks.value
  const found = adviceOf('applicants', values, readingIn(rules, language)).filter(({ path }) =>
    /^applicants\.0\.(nationality|passport)/.test(path),
  )
  return (
    <div className="mt-3 space-y-1.5 empty:hidden">
      {inWords('applicants', found, { t, language }).map((issue) => (
        <IssueLine key={issue.text} issue={issue} />
      ))}
    </div>
  )
}
