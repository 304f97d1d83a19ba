import { type MouseEvent, useContext, useEffect, useRef } from 'react'
import { useTranslate } from '../i18n/provider.tsx'
import { Icon } from '../ui/Icon.tsx'
import { errorIcon } from '../ui/icons.ts'
import { GroupLevel } from './Group.tsx'
import { fieldId, focusIssue, type Issue } from './issues.tsx'

/** A line of the summary; `onGo` first brings its field onto the screen. */
export type SummaryLine = Issue & Readonly<{ onGo?: () => void }>

type ErrorSummaryProps = Readonly<{
  lines: readonly SummaryLine[]
  /** Changes with each attempt, moving focus to the summary. */
  tries: number
  /** Focus the first field instead, if the summary would be far from it. */
  focusField?: boolean
}>

/** All errors, each with the name of its field. */
export function ErrorSummary({ lines, tries, focusField = false }: ErrorSummaryProps) {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  // One above the groups that follow, so that no heading level is skipped.
  const Heading = useContext(GroupLevel) === 'h4' ? 'h3' : 'h2'

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another try moves the focus
  useEffect(() => {
    const [first] = lines
    if (tries === 0 || !first) return
    if (focusField) return focusIssue(first)
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [tries])

  const go = (line: SummaryLine) => (event: MouseEvent) => {
    event.preventDefault()
    line.onGo?.()
    requestAnimationFrame(() => focusIssue(line))
  }

  if (lines.length === 0) return null
  const isLacking = lines.every(({ isMissing }) => isMissing)
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-labelledby="error-summary"
      className="mb-6 scroll-mt-6 rounded-card border-2 border-clay bg-clay-tint p-4 sm:p-5"
    >
      <Heading id="error-summary" className="flex items-center gap-2 text-lg">
        <Icon path={errorIcon} className="size-6 text-clay" />
        <span>{t('form.summary.title')}</span>
      </Heading>
      {isLacking && <p className="mt-1">{t('form.summary.missing')}</p>}
      <ul className="mt-2 space-y-1">
        {lines.map((line) => (
          <li key={`${line.path} ${line.text}`}>
            <a
              href={`#${fieldId(line.path)}`}
              onClick={go(line)}
              className="inline-block py-1 font-semibold text-clay underline underline-offset-4"
            >
              {line.line ?? line.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
