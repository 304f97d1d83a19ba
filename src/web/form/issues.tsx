import { createContext, type ReactNode, useContext } from 'react'

/** A finding shown beside a field. */
export type Issue = Readonly<{
  /** Dotted path of the field: 'applicants.0.dateOfBirth'. */
  path: string
  text: string
  /** Text in the summary, which has to name the field. */
  line?: string
  severity: 'error' | 'warning'
  /** The part to focus in a composite field: 'month'. */
  part?: string
  /** Text of a link to the contact page, if our help is needed. */
  askUs?: string
  /** The field is empty. */
  isMissing?: boolean
}>

const IssuesContext = createContext<readonly Issue[]>([])

export function IssuesProvider({
  issues,
  children,
}: Readonly<{ issues: readonly Issue[]; children: ReactNode }>) {
  return <IssuesContext value={issues}>{children}</IssuesContext>
}

/** Hides issues that are shown elsewhere. */
export function IssuesExcept({
  isSaid,
  children,
}: Readonly<{ isSaid: (issue: Issue) => boolean; children: ReactNode }>) {
  const issues = useContext(IssuesContext).filter((issue) => !isSaid(issue))
  return <IssuesContext value={issues}>{children}</IssuesContext>
}

export function useIssues(path: string): readonly Issue[] {
  return useContext(IssuesContext).filter((issue) => issue.path === path)
}

/** The id of a field's control, for labels, error links and focus. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll('.', '-')}`
}

/** Focuses the invalid field; the first part of a field has the id of the whole. */
export function focusIssue({ path, part }: Pick<Issue, 'path' | 'part'>): void {
  const own = `${path}.${part}`
  focusField(document.getElementById(fieldId(own)) ? own : path)
}

/** Scrolls to a field and focuses it. */
export function focusField(path: string): void {
  const control = document.getElementById(fieldId(path))
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: control.tabIndex < 0 ? 'start' : 'center' })
}
