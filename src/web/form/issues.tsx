import { createContext, type ReactNode, useContext } from 'react'

/** What a rule says to the traveller beside one field. */
export type Issue = Readonly<{
  /** The field, in dots: 'applicants.0.dateOfBirth'. */
  path: string
  text: string
  /** What the list of errors says instead, where each line has to name its field. */
  line?: string
  severity: 'error' | 'warning'
  /** The part of the field to go to, when it has several: 'month'. */
  part?: string
  /** What it needs us for: the words of a link to the page that says how to reach us. */
  askUs?: string
  /** Nothing was given at all. */
  isMissing?: boolean
}>

const IssuesContext = createContext<readonly Issue[]>([])

export function IssuesProvider({
  issues,
  children,
}: Readonly<{ issues: readonly Issue[]; children: ReactNode }>) {
  return <IssuesContext value={issues}>{children}</IssuesContext>
}

/** Issues for what is inside, without those that something else says there already. */
export function IssuesExcept({
  isSaid,
  children,
}: Readonly<{ isSaid: (issue: Issue) => boolean; children: ReactNode }>) {
  const issues = useContext(IssuesContext).filter((issue) => !isSaid(issue))
  return <IssuesContext value={issues}>{children}</IssuesContext>
}

/** The issues of one field. */
export function useIssues(path: string): readonly Issue[] {
  return useContext(IssuesContext).filter((issue) => issue.path === path)
}

/** The id of the control of a field: where labels, error links and focus lead. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll('.', '-')}`
}

/** Leads to the field at fault; the first part of a field has the id of the whole. */
export function focusIssue({ path, part }: Pick<Issue, 'path' | 'part'>): void {
  const own = `${path}.${part}`
  focusField(document.getElementById(fieldId(own)) ? own : path)
}

/** Brings a field into view and gives it the focus. */
export function focusField(path: string): void {
  const control = document.getElementById(fieldId(path))
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: control.tabIndex < 0 ? 'start' : 'center' })
}
