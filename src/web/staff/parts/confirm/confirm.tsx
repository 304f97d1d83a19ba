import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import { call } from '../../../api/client.ts'
import { TextField } from '../../../form/TextField.tsx'
import { useTranslate } from '../../../i18n/provider.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { Dialog } from '../Dialog.tsx'
import { Loaded } from '../Loaded.tsx'
import { LoginProblem } from '../LoginProblem.tsx'
import { PasswordField } from '../PasswordField.tsx'
import { canUsePasskeys, signWithPasskey } from '../passkey.ts'
import { SendingForm, SubmitButton } from '../SendingForm.tsx'
import { type Account, useAccount } from '../use-account.ts'
import { useSendingForm } from '../use-sending-form.ts'
import { type Ask, afterConfirming, asksOnce } from './confirmed.ts'

const ConfirmContext = createContext<Ask | null>(null)

/** Asks for the password, a code or a passkey again wherever the server wants it. */
export function ConfirmProvider({ children }: Readonly<{ children: Elements }>) {
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null)
  const ask = useMemo(
    () => asksOnce(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))),
    [],
  )
  const end = (isConfirmed: boolean) => {
    setAnswer(null)
    answer?.(isConfirmed)
  }
  return (
    <ConfirmContext value={ask}>
      {children}
      {answer && <ConfirmDialog onEnd={end} />}
    </ConfirmContext>
  )
}

/**
 * Wraps a call that may answer 403 `staff.confirm-required`: `await confirmed(() => call(…))`.
 * Cancelled, it throws an ApiError of kind `aborted`, to be passed over in silence.
 */
export function useConfirmed(): <T>(work: () => Promise<T>) => Promise<T> {
  const ask = useContext(ConfirmContext)
  if (!ask) throw new Error('ConfirmProvider is missing above this component')
  return useCallback((work) => afterConfirming(work, ask), [ask])
}

/** Does the work, confirmed where the server asks, and asks anew for what it changed. */
export function useConfirmedChange(queryKey: QueryKey) {
  const confirmed = useConfirmed()
  const client = useQueryClient()
  return async <T,>(work: () => Promise<T>): Promise<T> => {
    const result = await confirmed(work)
    await client.invalidateQueries({ queryKey })
    return result
  }
}

type ConfirmDialogProps = Readonly<{ onEnd: (isConfirmed: boolean) => void }>

/** Asks who it is: by a code where there is an authenticator app, else by the password. */
export function ConfirmDialog({ onEnd }: ConfirmDialogProps) {
  const t = useTranslate()
  const account = useAccount()
  return (
    <Dialog
      title={t('staff.parts.confirm.title')}
      text={t('staff.parts.confirm.lead')}
      onClose={() => onEnd(false)}
    >
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
  const name = account.secondFactor.enabled ? 'code' : 'password'
  const form = useSendingForm({
    first: { proof: '' },
    check: ({ proof }) => ({ proof: !proof.trim() && t(`staff.parts.${name}.required`) }),
    at: {
      'staff.invalid-password': { name: 'proof', text: t('staff.parts.confirm.wrong') },
      'staff.code-wrong': 'proof',
    },
    send: ({ proof }) =>
      call('POST /api/admin/confirm', { body: { [name]: name === 'code' ? proof.trim() : proof } }),
    onDone: () => onEnd(true),
  })
  const { sending } = form
  const givePasskey = async () => {
    const response = await signWithPasskey(
      await call('POST /api/admin/confirm/passkey/options', {}),
    )
    await call('POST /api/admin/confirm/passkey', { body: { response } })
  }
  const enterByPasskey = async () => {
    if (await sending.send(givePasskey)) onEnd(true)
  }
  return (
    <>
      <SendingForm form={form} problem={<LoginProblem error={sending.error} />}>
        {name === 'code' ? (
          <TextField
            name="proof"
            label={t('staff.parts.code')}
            hint={t('staff.parts.code.hint')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            maxLength={32}
            isName
            readsLtr
          />
        ) : (
          <PasswordField
            name="proof"
            label={t('staff.parts.password')}
            autoComplete="current-password"
          />
        )}
        <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button look="secondary" onClick={() => onEnd(false)}>
            {t('staff.parts.cancel')}
          </Button>
          <SubmitButton>{t('staff.parts.confirm.action')}</SubmitButton>
        </div>
      </SendingForm>
      {account.passkeys.length > 0 && canUsePasskeys() && (
        <Button
          look="quiet"
          className="mt-3 w-full"
          busy={sending.isBusy}
          onClick={() => void enterByPasskey()}
        >
          {t('staff.parts.confirm.passkey')}
        </Button>
      )}
    </>
  )
}
