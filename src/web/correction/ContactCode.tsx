import { useEffect, useState } from 'react'
import { call } from '../api/client.ts'
import { wordsOf } from '../api/error.ts'
import { Form } from '../form/Form.tsx'
import { createFields, FieldsProvider, useAll } from '../form/fields.tsx'
import { focusField, type Issue } from '../form/issues.tsx'
import { TextField } from '../form/TextField.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { useSaving } from './use-saving.ts'

type ContactCodeProps = Readonly<{
  applicationId: number
  /** Where the code went, in part. */
  sentTo: string
  /** The same whole, to send another. */
  email: string
  onCancel: () => void
  onConfirmed: () => void
}>

/** Six digits from the letter to the new address. */
export function ContactCode(props: ContactCodeProps) {
  const { applicationId, sentTo, email, onCancel, onConfirmed } = props
  const t = useTranslate()
  const [fields] = useState(() => createFields({ contactCode: '' }))
  const code = useAll(fields).contactCode.trim()
  const { tries, error, isBusy, save, pageTitle } = useSaving()
  useEffect(() => focusField('contactCode'), [])
  const params = { id: applicationId }
  const confirm = () =>
    save(code !== '', async () => {
      await call('POST /api/applications/{id}/contact/confirm', { params, body: { code } })
      onConfirmed()
    })
  const again = () =>
    save(true, async () => {
      const body = { contactEmail: email }
      await call('PATCH /api/applications/{id}/contact', { params, body })
      focusField('contactCode')
    })
  const words =
    error !== null ? wordsOf(error, t) : code === '' ? t('correction.code.required') : null
  const issues: Issue[] =
    tries > 0 && words ? [{ path: 'contactCode', text: words, severity: 'error' }] : []
  return (
    <FieldsProvider fields={fields}>
      <h4 className="mt-4 text-base">{t('correction.code.title')}</h4>
      <p role="status" className="mt-1 mb-4">
        {t('correction.code.sent', { email: sentTo })}
      </p>
      <Form title={pageTitle} issues={issues} tries={tries} pending={isBusy} onSubmit={confirm}>
        <TextField
          name="contactCode"
          label={t('correction.code.label')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={16}
          width="short"
          readsLtr
        />
        <div className="mt-4 flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy}>
            {t('correction.code.confirm')}
          </Button>
          <Button look="quiet" busy={isBusy} onClick={again}>
            {t('correction.code.again')}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            {t('correction.cancel')}
          </Button>
        </div>
      </Form>
    </FieldsProvider>
  )
}
