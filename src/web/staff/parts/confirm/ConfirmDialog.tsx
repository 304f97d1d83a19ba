import { useState } from 'react'
import { confirm, passkeyConfirm, passkeyConfirmOptions } from '#contract/staff/account.ts'
import { call } from '../../../api/client.ts'
import { ApiError } from '../../../api/error.ts'
import { Form } from '../../../form/Form.tsx'
import { createFields, FieldsProvider, useAll } from '../../../form/fields.tsx'
import type { Issue } from '../../../form/issues.tsx'
import { TextField } from '../../../form/TextField.tsx'
import { useTranslate } from '../../../i18n/provider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Loaded } from '../Loaded.tsx'
import { LoginProblem } from '../LoginProblem.tsx'
import { PasswordField } from '../PasswordField.tsx'
import { canUsePasskeys, signWithPasskey } from '../passkey.ts'
import { type Account, useAccount } from '../use-account.ts'
import { useFocusAfterFailure } from '../use-focus-after-failure.ts'
import { useSending } from '../use-sending.ts'

type ConfirmDialogProps = Readonly<{ onEnd: (isConfirmed: boolean) => void }>

/** Asks who it is: by a code where there is an authenticator app, else by the password. */
export function ConfirmDialog({ onEnd }: ConfirmDialogProps) {
  const t = useTranslate()
  const account = useAccount()
  return (
    <Dialog title={t('staff.confirm.title')} onClose={() => onEnd(false)}>
      <p className="mt-2 text-quiet">{t('staff.confirm.lead')}</p>
      <div className="mt-4">
        <Loaded query={account} lines={2}>
          {(data) => <ConfirmForm account={data} onEnd={onEnd} />}
        </Loaded>
      </div>
    </Dialog>
  )
}

function ConfirmForm({ account, onEnd }: ConfirmDialogProps & Readonly<{ account: Account }>) {
  const t = useTranslate()
  const [fields] = useState(() => createFields({ proof: '' }))
  const [pageTitle] = useState(() => document.title)
  const { proof } = useAll(fields)
  const sending = useSending()
  const name = account.secondFactor.enabled ? 'code' : 'password'
  const issues = issuesOf(name, proof, sending.error).map(
    (key): Issue => ({ path: 'proof', text: t(key), severity: 'error' }),
  )
  useFocusAfterFailure(sending.failures, issues.length > 0 ? 'proof' : null)

  const end = async (work: () => Promise<unknown>) => {
    if (await sending.send(work)) onEnd(true)
  }
  const give = () => {
    if (!proof.trim()) return sending.refuse()
    void end(() => call(confirm, { body: { [name]: name === 'code' ? proof.trim() : proof } }))
  }
  const givePasskey = async () => {
    const response = await signWithPasskey(await call(passkeyConfirmOptions, {}))
    await call(passkeyConfirm, { body: { response } })
  }
  return (
    <FieldsProvider fields={fields}>
      <LoginProblem error={sending.error} />
      <Form
        title={pageTitle}
        issues={sending.failures > 0 ? issues : []}
        tries={sending.failures}
        summary={[]}
        pending={sending.isBusy}
        onSubmit={give}
      >
        {name === 'code' ? (
          <TextField
            name="proof"
            label={t('staff.login.code')}
            hint={t('staff.login.code.hint')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            maxLength={32}
            isName
            readsLtr
          />
        ) : (
          <PasswordField
            name="proof"
            label={t('staff.login.password')}
            autoComplete="current-password"
          />
        )}
        <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button look="secondary" onClick={() => onEnd(false)}>
            {t('staff.cancel')}
          </Button>
          <Button type="submit" busy={sending.isBusy}>
            {t('staff.confirm.action')}
          </Button>
        </div>
      </Form>
      {account.passkeys.length > 0 && canUsePasskeys() && (
        <Button
          look="quiet"
          className="mt-3 w-full"
          busy={sending.isBusy}
          onClick={() => void end(givePasskey)}
        >
          {t('staff.confirm.passkey')}
        </Button>
      )}
    </FieldsProvider>
  )
}

function issuesOf(name: 'code' | 'password', proof: string, error: unknown) {
  if (!proof.trim()) {
    return [
      name === 'code' ? 'staff.login.code.required' : 'staff.login.password.required',
    ] as const
  }
  if (!(error instanceof ApiError)) return []
  if (error.code === 'staff.invalid-password') return ['staff.confirm.wrong'] as const
  return error.code === 'staff.code-wrong' ? (['error.staff.code-wrong'] as const) : []
}
