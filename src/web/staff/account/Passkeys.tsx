import { useState } from 'react'
import { call } from '../../api/client.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { AskDialog } from '../parts/AskDialog.tsx'
import { canUsePasskeys } from '../parts/passkey.ts'
import { Section } from '../parts/Section.tsx'
import type { Account } from '../parts/use-account.ts'
import { AddPasskey } from './AddPasskey.tsx'
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
