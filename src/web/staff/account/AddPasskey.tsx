import { useState } from 'react'
import { addPasskey, passkeyOptions } from '#contract/staff/account.ts'
import { call } from '../../api/client.ts'
import { Form } from '../../form/Form.tsx'
import { createFields, FieldsProvider, useAll } from '../../form/fields.tsx'
import type { Issue } from '../../form/issues.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { makePasskey, PasskeyNotUsed } from '../parts/passkey.ts'
import { useErrorWords } from '../parts/use-error-words.ts'
import { useFocusAfterFailure } from '../parts/use-focus-after-failure.ts'
import { useSending } from '../parts/use-sending.ts'
import { useChange } from './use-change.ts'

/** A name first, then the browser makes the passkey. */
export function AddPasskey({ title }: Readonly<{ title: string }>) {
  const t = useTranslate()
  const toast = useToast()
  const change = useChange()
  const sending = useSending()
  const [fields] = useState(() => createFields({ passkeyName: '' }))
  const isMissing = !useAll(fields).passkeyName.trim()
  const issues: Issue[] =
    sending.failures > 0 && isMissing
      ? [{ path: 'passkeyName', text: t('staff.passkeys.name.required'), severity: 'error' }]
      : []
  useFocusAfterFailure(sending.failures, isMissing ? 'passkeyName' : null)

  const add = async () => {
    const name = fields.get('passkeyName').trim()
    const response = await makePasskey(await change(() => call(passkeyOptions, {})))
    await change(() => call(addPasskey, { body: { name, response } }))
  }
  const submit = async () => {
    if (isMissing) return sending.refuse()
    if (!(await sending.send(add))) return
    fields.set('passkeyName', '')
    toast({ title: t('staff.passkeys.added'), tone: 'success' })
  }
  return (
    <FieldsProvider fields={fields}>
      <div className="mt-5">
        <PasskeyProblem error={sending.error} />
        <Form
          title={title}
          issues={issues}
          tries={sending.failures}
          summary={[]}
          pending={sending.isBusy}
          onSubmit={() => void submit()}
        >
          <TextField
            name="passkeyName"
            label={t('staff.passkeys.name')}
            hint={t('staff.passkeys.name.hint')}
            autoComplete="off"
            maxLength={64}
            width="medium"
          />
          <Button type="submit" look="secondary" busy={sending.isBusy} className="mt-4">
            {t('staff.passkeys.add')}
          </Button>
        </Form>
      </div>
    </FieldsProvider>
  )
}

function PasskeyProblem({ error }: Readonly<{ error: unknown }>) {
  const t = useTranslate()
  const say = useErrorWords()
  if (error === null) return null
  const isUnused = error instanceof PasskeyNotUsed
  const known = isUnused && error.why === 'known'
  return (
    <Notice tone={isUnused ? 'info' : 'error'} role="alert" className="mb-4">
      {isUnused ? t(known ? 'staff.passkeys.known' : 'staff.passkeys.cancelled') : say(error)}
    </Notice>
  )
}
