import { call } from '../../api/client.ts'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { makePasskey, PasskeyNotUsed } from '../parts/passkey.ts'
import { SendingForm } from '../parts/SendingForm.tsx'
import { useErrorWords } from '../parts/use-error-words.ts'
import { useSendingForm } from '../parts/use-sending-form.ts'
import { useChange } from './use-change.ts'

/** A name first, then the browser makes the passkey. */
export function AddPasskey({ title }: Readonly<{ title: string }>) {
  const t = useTranslate()
  const toast = useToast()
  const change = useChange()
  const form = useSendingForm({
    first: { passkeyName: '' },
    check: ({ passkeyName }) => ({
      passkeyName: !passkeyName.trim() && t('staff.account.passkeys.name.required'),
    }),
    send: async ({ passkeyName }) => {
      const response = await makePasskey(
        await change(() => call('POST /api/admin/passkeys/options', {})),
      )
      const body = { name: passkeyName.trim(), response }
      await change(() => call('POST /api/admin/passkeys', { body }))
    },
    onDone: () => {
      form.fields.set('passkeyName', '')
      toast({ title: t('staff.account.passkeys.added'), tone: 'success' })
    },
  })
  return (
    <div className="mt-5">
      <SendingForm
        form={form}
        title={title}
        problem={<PasskeyProblem error={form.sending.error} />}
      >
        <TextField
          name="passkeyName"
          label={t('staff.account.passkeys.name')}
          hint={t('staff.account.passkeys.name.hint')}
          autoComplete="off"
          maxLength={64}
          width="medium"
        />
        <Button type="submit" look="secondary" busy={form.sending.isBusy} className="mt-4">
          {t('staff.account.passkeys.add')}
        </Button>
      </SendingForm>
    </div>
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
      {isUnused
        ? t(known ? 'staff.account.passkeys.known' : 'staff.account.passkeys.cancelled')
        : say(error)}
    </Notice>
  )
}
