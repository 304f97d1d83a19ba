import { type FormEvent, type ReactNode, useEffect } from 'react'
import { useTranslate } from '../i18n/provider.tsx'
import { ErrorSummary, type SummaryLine } from './ErrorSummary.tsx'
import { type Issue, IssuesProvider } from './issues.tsx'

type FormProps = Readonly<{
  /** The document title; prefixed while there are errors. */
  title: string
  issues: readonly Issue[]
  /** Attempts to submit: each moves focus to the summary. */
  tries: number
  /** The summary, if different from the errors in `issues`. */
  summary?: readonly SummaryLine[]
  focusField?: boolean
  pending?: boolean
  /** Unsaved input: leaving the page asks for confirmation. */
  unsaved?: boolean
  onSubmit: () => void
  children: ReactNode
}>

/** The frame of every form: our own messages, summary, title, and leave guard. */
export function Form({
  title,
  issues,
  tries,
  summary,
  focusField = false,
  pending = false,
  unsaved = false,
  onSubmit,
  children,
}: FormProps) {
  const t = useTranslate()
  const lines =
    tries === 0 ? [] : (summary ?? issues.filter(({ severity }) => severity === 'error'))
  const shownTitle = lines.length > 0 ? `${t('form.error.prefix')} ${title}` : title

  useEffect(() => {
    document.title = shownTitle
    // A closed form leaves no error in the title.
    return () => {
      document.title = title
    }
  }, [shownTitle, title])

  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // In a dialog it would rise through the portal into a form around it.
    event.stopPropagation()
    if (!pending) onSubmit()
  }

  return (
    <IssuesProvider issues={issues}>
      <ErrorSummary lines={lines} tries={tries} focusField={focusField} />
      {/* Before hydration this method keeps input out of the address. */}
      <form noValidate method="dialog" onSubmit={submit} aria-busy={pending || undefined}>
        {children}
      </form>
    </IssuesProvider>
  )
}
