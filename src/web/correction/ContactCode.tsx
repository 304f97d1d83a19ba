import { useEffect, useState } from 'react'
import type { ApplicationView } from '#contract/application.ts'
import { policy } from '#domain/policy.ts'
import { call } from '../api/client.ts'
import { wordsOf } from '../api/error.ts'
import { Form } from '../form/Form.tsx'
import { createFields, FieldsProvider, useAll } from '../form/fields.tsx'
import { focusField, type Issue } from '../form/issues.tsx'
import { TextField } from '../form/TextField.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { useSave } from './use-save.ts'

type ContactCodeProps = Readonly<{
  application: Pick<ApplicationView, 'id' | 'contactEmail'>
  /** The address the code was sent to. */
  email: string
  /** Whether to focus the field: the visitor came to enter the code. */
  takesFocus: boolean
  onOther: () => void
  onKept: () => void
  onConfirmed: () => void
}>

/** The six-digit code mailed to the new address. */
export function ContactCode(props: ContactCodeProps) {
  const { application, email, takesFocus, onOther, onKept, onConfirmed } = props
  const t = useTranslate()
  const [fields] = useState(() => createFields({ contactCode: '' }))
  const code = useAll(fields).contactCode.trim()
  const { tries, error, isBusy, save, pageTitle } = useSave()
  useEffect(() => {
    if (takesFocus) focusField('contactCode')
  }, [takesFocus])
  const params = { id: application.id }
  const confirm = () =>
    save(code !== '', async () => {
      await call('POST /api/applications/{id}/contact/confirm', { params, body: { code } })
      onConfirmed()
    })
  const write = (contactEmail: string, onWritten: () => void) =>
    save(true, async () => {
      await call('PATCH /api/applications/{id}/contact', { params, body: { contactEmail } })
      onWritten()
    })
  const words =
    error !== null ? wordsOf(error, t) : code === '' ? t('correction.code.required') : null
  const issues: Issue[] =
    tries > 0 && words ? [{ path: 'contactCode', text: words, severity: 'error' }] : []
  return (
    <FieldsProvider fields={fields}>
      <h4 className="mt-4 text-base font-semibold">{t('correction.code.title')}</h4>
      <p role="status" className="mt-1 mb-4 wrap-anywhere">
        {t('correction.code.sent', { email, minutes: policy.codeMinutes })}
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
          <Button
            look="quiet"
            busy={isBusy}
            onClick={() => write(email, () => focusField('contactCode'))}
          >
            {t('correction.code.again')}
          </Button>
          <Button look="quiet" className="px-3!" onClick={onOther}>
            {t('correction.code.other')}
          </Button>
          <Button
            look="quiet"
            className="px-3!"
            busy={isBusy}
            onClick={() => write(application.contactEmail, onKept)}
          >
            {t('correction.code.keep')}
          </Button>
        </div>
      </Form>
    </FieldsProvider>
  )
}
