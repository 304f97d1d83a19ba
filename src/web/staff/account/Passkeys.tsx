import { useState } from 'react'
import { call } from '../../api/client.ts'
import { TextField } from '../../form/TextField.tsx'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { AskDialog } from '../parts/AskDialog.tsx'
import { canUsePasskeys, makePasskey, PasskeyNotUsed } from '../parts/passkey.ts'
import { Section } from '../parts/Section.tsx'
import { SendingForm } from '../parts/SendingForm.tsx'
import type { Account } from '../parts/use-account.ts'
import { useErrorWords } from '../parts/use-error-words.ts'
import { useSendingForm } from '../parts/use-sending-form.ts'
import { useChange } from './use-change.ts'

type Passkey = Account['passkeys'][number]

export function Passkeys({ account, title }: Readonly<{ account: Account; title: string }>) {
  const t = useTranslate()
  const [leaving, setLeaving] = useState<Passkey | null>(null)
  const { passkeys } = account
  return (
    <Section title={t('staff.account.passkeys.title')} lead={t('staff.account.passkeys.lead')}>
      {passkeys.length === 0 ? (
        <p>{t('staff.account.passkeys.none')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <AddPasskey title={title} />
      ) : (
        <p className="mt-3 text-sm text-quiet">{t('staff.account.passkeys.unsupported')}</p>
      )}
      {leaving && <RemovePasskey passkey={leaving} onClose={() => setLeaving(null)} />}
    </Section>
  )
}

type PasskeyLineProps = Readonly<{ passkey: Passkey; onRemove: () => void }>

function PasskeyLine({ passkey: { name, createdAt, lastUsedAt }, onRemove }: PasskeyLineProps) {
  const t = useTranslate()
  const language = useLanguage()
  const used = lastUsedAt ? sayMoment(lastUsedAt, language) : t('staff.account.never')
  return (
    <li className="flex items-center gap-4 py-2">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-quiet">
          {t('staff.account.passkeys.line', { added: sayMoment(createdAt, language), used })}
        </p>
      </div>
      <Button
        look="quiet"
        aria-label={t('staff.account.passkeys.remove.label', { name })}
        onClick={onRemove}
      >
        {t('staff.account.passkeys.remove')}
      </Button>
    </li>
  )
}

function RemovePasskey({ passkey, onClose }: Readonly<{ passkey: Passkey; onClose: () => void }>) {
  const t = useTranslate()
  const toast = useToast()
  const change = useChange()
  const remove = async () => {
    await change(() => call('DELETE /api/admin/passkeys/{id}', { params: { id: passkey.id } }))
    toast({ title: t('staff.account.passkeys.removed') })
  }
  return (
    <AskDialog
      title={t('staff.account.passkeys.remove.title', { name: passkey.name })}
      action={t('staff.account.passkeys.remove')}
      isGrave
      onYes={remove}
      onClose={onClose}
    >
      <p>{t('staff.account.passkeys.remove.text')}</p>
    </AskDialog>
  )
}

/** A name first, then the browser makes the passkey. */
function AddPasskey({ title }: Readonly<{ title: string }>) {
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
