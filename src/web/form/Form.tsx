import { type FormEvent, type ReactNode, useEffect } from 'react'
import { useTranslate } from '../i18n/provider.tsx'
import { ErrorSummary, type SummaryLine } from './ErrorSummary.tsx'
import { type Issue, IssuesProvider } from './issues.tsx'

type FormProps = Readonly<{
  /** The title of the document; errors put their word before it. */
  title: string
  issues: readonly Issue[]
  /** How often somebody tried to go on: the summary takes the focus at each. */
  tries: number
  /** What the summary says, when that is not every error of `issues`. */
  summary?: readonly SummaryLine[]
  focusField?: boolean
  pending?: boolean
  /** Something typed is kept nowhere yet: leaving the page asks first. */
  unsaved?: boolean
  onSubmit: () => void
  children: ReactNode
}>

/** The frame of every form: our words instead of the browser's, summary, title, guard. */
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
    // A form that is put away leaves no error behind.
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
    if (!pending) onSubmit()
  }

  return (
    <IssuesProvider issues={issues}>
      <ErrorSummary lines={lines} tries={tries} focusField={focusField} />
      {/* Before the script is there, this method keeps what was typed out of the address. */}
      <form noValidate method="dialog" onSubmit={submit} aria-busy={pending || undefined}>
        {children}
      </form>
    </IssuesProvider>
  )
}
