import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type { Language } from '#domain/reference/languages.ts'
import { compilePhrases } from '#phrases/compile.ts'
import { PhrasesProvider } from '../i18n/provider.tsx'
import { Form } from './Form.tsx'
import { createFields, FieldsProvider } from './fields.tsx'
import type { Issue } from './issues.tsx'

type FormOf<T> = Readonly<{
  values: T
  language?: Language
  issues?: readonly Issue[]
  tries?: number
  onSubmit?: () => void
}>

const phrasesOf = (language: Language) =>
  JSON.stringify(
    compilePhrases(language, ['form', 'rule', 'error', 'apply', 'messenger', 'sheet', 'ownLink']),
  )

/** Renders fields in a form (or in `own`) in a language and direction, with a user. */
export function renderForm<T extends object>(
  children: ReactNode,
  given: FormOf<T>,
  own?: ReactNode,
) {
  const { values, language = 'en', onSubmit = () => undefined, ...first } = given
  const fields = createFields(values)
  const phrases = phrasesOf(language)
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
  const drawn = ({ issues = [], tries = 0 }: Pick<FormOf<T>, 'issues' | 'tries'>) => (
    <PhrasesProvider language={language} phrases={phrases}>
      <FieldsProvider fields={fields}>
        {own ?? (
          <Form title="Form" issues={issues} tries={tries} onSubmit={onSubmit}>
            {children}
            <button type="submit">Next</button>
          </Form>
        )}
      </FieldsProvider>
    </PhrasesProvider>
  )
  const view = render(drawn(first))
  return {
    fields,
    user: userEvent.setup(),
    /** Rerenders the form after an attempt, or with other issues. */
    change: (next: Pick<FormOf<T>, 'issues' | 'tries'>) => view.rerender(drawn(next)),
  }
}

export const errorOn = (path: string, text: string, part?: string): Issue => ({
  path,
  text,
  severity: 'error',
  ...(part ? { part } : {}),
})

/** The text that describes a control to a screen reader. */
export function descriptionOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? `(${id} is missing)`).join(' ')
}
