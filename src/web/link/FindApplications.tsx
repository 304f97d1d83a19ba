import { useState } from 'react'
import { pause, withRetries } from '#client/retry.ts'
import { call } from '../api/client.ts'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { useRequest } from '../api/use-request.ts'
import { useEmptyFields } from '../form/early-input.ts'
import { Form } from '../form/Form.tsx'
import { FieldsProvider, useAll } from '../form/fields.tsx'
import { TextField } from '../form/TextField.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { Sent } from './SendLink.tsx'

const names = ['findEmail'] as const

/** For visitors without their reference; collapsed. `title` is the document's. */
export function FindApplications({ title }: Readonly<{ title: string }>) {
  const t = useTranslate()
  return (
    <details>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-ocean">
        {t('link.find.title')}
      </summary>
      <FindForm title={title} />
    </details>
  )
}

function FindForm({ title }: Readonly<{ title: string }>) {
  const t = useTranslate()
  const isListening = useHydrated()
  const fields = useEmptyFields(names)
  const [tries, setTries] = useState(0)
  const email = useAll(fields).findEmail.trim()
  const asking = useRequest(() =>
    withRetries(() => call('POST /api/find-applications', { body: { email } }), pause),
  )
  const submit = () => {
    setTries((count) => count + 1)
    if (email) asking.start()
  }
  if (asking.isDone) return <Sent words={t('link.find.sent')} />
  const isMissing = tries > 0 && !email
  return (
    <FieldsProvider fields={fields}>
      <Form
        title={title}
        issues={
          isMissing
            ? [{ path: 'findEmail', text: t('link.email.required'), severity: 'error' }]
            : []
        }
        tries={tries}
        pending={asking.isBusy}
        onSubmit={submit}
      >
        <div className="mt-2 space-y-4">
          <p className="max-w-prose text-sm text-quiet">{t('link.find.text')}</p>
          <ErrorNotice error={asking.error} />
          <TextField name="findEmail" kind="email" label={t('link.email')} autoComplete="email" />
          <Button type="submit" disabled={!isListening} look="secondary" busy={asking.isBusy}>
            {t('link.find.send')}
          </Button>
        </div>
      </Form>
    </FieldsProvider>
  )
}
