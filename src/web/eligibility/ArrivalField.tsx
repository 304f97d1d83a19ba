import { DateField } from '../form/DateField.tsx'
import { IssuesProvider } from '../form/issues.tsx'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { ruleWords } from '../i18n/rule-words.ts'
import type { Fault } from './question.ts'

type ArrivalFieldProps = Readonly<{ name: string; fault: Fault | undefined }>

/** 'Arrival' of the first questions; optional. */
export function ArrivalField({ name, fault }: ArrivalFieldProps) {
  const t = useTranslate()
  const language = useLanguage()
  const issue = fault && {
    path: name,
    text: ruleWords(fault, t, language),
    severity: 'error' as const,
    ...(fault.part && { part: fault.part }),
  }
  return (
    <IssuesProvider issues={issue ? [issue] : []}>
      <DateField name={name} label={t('eligibility.arrival.label')} optional />
    </IssuesProvider>
  )
}
