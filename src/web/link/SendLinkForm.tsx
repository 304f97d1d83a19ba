import { useState } from 'react'
import { pause, withRetries } from '#client/retry.ts'
import { call } from '../api/client.ts'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { useRequest } from '../api/use-request.ts'
import { useEmptyFields } from '../form/early-input.ts'
import { Form } from '../form/Form.tsx'
import { FieldsProvider, useAll } from '../form/fields.tsx'
import type { Issue } from '../form/issues.tsx'
import { TextField } from '../form/TextField.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { Sent } from './SendLink.tsx'

const names = ['linkReference', 'linkEmail'] as const

/** Reference and address, for a page that knows neither. `title` is the document's. */
export function SendLinkForm({ title }: Readonly<{ title: string }>) {
  const t = useTranslate()
  const isListening = useHydrated()
  const fields = useEmptyFields(names)
  const [tries, setTries] = useState(0)
  const typed = useAll(fields)
  const applicationId = typed.linkReference.trim()
  const email = typed.linkEmail.trim()
  const asking = useRequest(() =>
    withRetries(
      () => call('POST /api/status-check/link', { body: { applicationId, email } }),
      pause,
    ),
  )
  const issues: Issue[] = [
    ...(applicationId ? [] : [missing('linkReference', t('link.reference.required'))]),
    ...(email ? [] : [missing('linkEmail', t('link.email.required'))]),
  ]
  const submit = () => {
    setTries((count) => count + 1)
    if (issues.length === 0) asking.start()
  }
  if (asking.isDone) return <Sent words={t('link.sent')} />
  return (
    <FieldsProvider fields={fields}>
      <Form
        title={title}
        issues={tries > 0 ? issues : []}
        tries={tries}
        pending={asking.isBusy}
        onSubmit={submit}
      >
        <div className="space-y-5">
          <ErrorNotice error={asking.error} />
          <TextField
            name="linkReference"
            label={t('link.reference')}
            hint={t('link.reference.hint')}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={64}
            isName
            readsLtr
          />
          <TextField name="linkEmail" kind="email" label={t('link.email')} autoComplete="email" />
          <Button type="submit" disabled={!isListening} busy={asking.isBusy}>
            {t('link.send')}
          </Button>
        </div>
      </Form>
    </FieldsProvider>
  )
}

function missing(path: string, text: string): Issue {
  return { path, text, severity: 'error' }
}
