import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { company } from '../company.ts'
import { useEmptyFields } from '../form/early-input.ts'
import { Form } from '../form/Form.tsx'
import { type Fields, FieldsProvider, useAll } from '../form/fields.tsx'
import { fieldId, type Issue } from '../form/issues.tsx'
import { TextField } from '../form/TextField.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import { FindApplications } from '../link/FindApplications.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { LinkedText, linkSlot } from '../ui/LinkedText.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { Question } from './use-standing.ts'

type LookupFormProps = Readonly<{
  /** Above the fields, unless the form comes first on the page. */
  title: string | null
  /** From the address: a reference or an order id. */
  prefill: string
  isBusy: boolean
  onAsk: (question: Question) => void
}>

const names = ['applicationId', 'email'] as const

export function LookupForm({ title, prefill, isBusy, onAsk }: LookupFormProps) {
  const t = useTranslate()
  const isListening = useHydrated()
  const fields = useEmptyFields(names)
  const [tries, setTries] = useState(0)
  const typed = useAll(fields)
  usePrefill(fields, prefill)
  const missing: Issue[] = [
    ...(typed.applicationId.trim()
      ? []
      : [required('applicationId', t('status.form.reference.required'))]),
    ...(typed.email.trim() ? [] : [required('email', t('status.form.email.required'))]),
  ]
  const submit = () => {
    setTries((count) => count + 1)
    if (missing.length > 0) return
    onAsk({ applicationId: typed.applicationId.trim(), email: typed.email.trim() })
  }
  const pageTitle = t('status.tab', { company: company.name })
  return (
    <Card className="p-4 sm:p-6">
      {title && <h2 className="mb-4 text-lg">{title}</h2>}
      <FieldsProvider fields={fields}>
        <Form
          title={pageTitle}
          issues={tries > 0 ? missing : []}
          tries={tries}
          pending={isBusy}
          onSubmit={submit}
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              name="applicationId"
              label={t('status.form.reference')}
              hint={t('status.form.reference.hint')}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={64}
              isName
              readsLtr
            />
            <TextField
              name="email"
              kind="email"
              label={t('status.form.email')}
              hint={t('status.form.email.hint')}
              autoComplete="email"
            />
          </div>
          <Button
            type="submit"
            busy={isBusy}
            disabled={!isListening}
            className="mt-5 w-full disabled:opacity-100! sm:w-auto"
          >
            {t('status.form.action')}
          </Button>
        </Form>
      </FieldsProvider>
      <div className="mt-3">
        <FindApplications title={pageTitle} />
      </div>
      <p className="mt-1 text-sm text-quiet">
        <LinkedText
          text={t('status.form.lost', { email: linkSlot })}
          href={`mailto:${company.email}`}
        >
          {company.email}
        </LinkedText>
      </p>
    </Card>
  )
}

type Lookup = Fields<Record<(typeof names)[number], string>>

/** Fills in the reference unless something else was typed. */
function usePrefill(fields: Lookup, shown: string): void {
  const isFresh = useRef(false)
  useEffect(() => {
    const standing = fields.get('applicationId')
    if (!shown || standing) return
    isFresh.current = true
    fields.set('applicationId', shown)
  }, [shown, fields])
  const standing = useAll(fields).applicationId
  useLayoutEffect(() => {
    if (!isFresh.current || standing !== shown) return
    isFresh.current = false
    const field = document.getElementById(fieldId('applicationId'))
    if (field === document.activeElement && field instanceof HTMLInputElement) field.select()
  }, [standing, shown])
}

function required(path: 'applicationId' | 'email', text: string): Issue {
  return { path, text, severity: 'error' }
}
