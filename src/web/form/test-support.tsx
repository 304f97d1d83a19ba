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
  JSON.stringify(compilePhrases(language, ['form', 'rule', 'error', 'apply']))

/** Fields in a form of their own, in a language and its direction, with somebody who types. */
export function renderForm<T extends object>(children: ReactNode, given: FormOf<T>) {
  const { values, language = 'en', issues = [], tries = 0, onSubmit = () => undefined } = given
  const fields = createFields(values)
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
  const drawn = (changed: Partial<FormOf<T>>) => (
    <PhrasesProvider language={language} phrases={phrasesOf(language)}>
      <FieldsProvider fields={fields}>
        <Form
          title="Form"
          issues={changed.issues ?? issues}
          tries={changed.tries ?? tries}
          onSubmit={onSubmit}
        >
          {children}
          <button type="submit">Next</button>
        </Form>
      </FieldsProvider>
    </PhrasesProvider>
  )
  const view = render(drawn({}))
  return {
    fields,
    user: userEvent.setup(),
    /** The same form after a try, or with other issues. */
    change: (changed: Pick<FormOf<T>, 'issues' | 'tries'>) => view.rerender(drawn(changed)),
  }
}

export const errorOn = (path: string, text: string, part?: string): Issue => ({
  path,
  text,
  severity: 'error',
  ...(part ? { part } : {}),
})

/** What a screen reader says after the name of a control: the texts that describe it. */
export function descriptionOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? `(${id} is missing)`).join(' ')
}
