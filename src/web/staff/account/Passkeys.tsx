import { call } from '../../api/client.ts'
import { TextField } from '../../form/TextField.tsx'
import { sayMoment } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { AskButton } from '../parts/AskDialog.tsx'
import { canUsePasskeys, makePasskey, PasskeyNotUsed } from '../parts/passkey.ts'
import { Section } from '../parts/Section.tsx'
import { SendingForm, SubmitButton } from '../parts/SendingForm.tsx'
import type { Account } from '../parts/use-account.ts'
import { useSendingForm } from '../parts/use-sending-form.ts'
import { useChange } from './use-change.ts'

type Passkey = Account['passkeys'][number]

export function Passkeys({ account: { passkeys } }: Readonly<{ account: Account }>) {
  const t = useTranslate()
  return (
    <Section title={t('staff.account.passkeys.title')} lead={t('staff.account.passkeys.lead')}>
      {passkeys.length > 0 && (
        <ul className="mb-5 divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <AddPasskey />
      ) : (
        <p className="text-sm text-quiet">{t('staff.account.passkeys.unsupported')}</p>
      )}
    </Section>
  )
}

function PasskeyLine({ passkey }: Readonly<{ passkey: Passkey }>) {
  const { id, name, createdAt, lastUsedAt } = passkey
  const { t, language } = useWords()
  const change = useChange()
  const used = lastUsedAt ? sayMoment(lastUsedAt, language) : t('staff.account.never')
  return (
    <li className="flex items-center gap-4 py-2">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-quiet">
          {t('staff.account.passkeys.line', { added: sayMoment(createdAt, language), used })}
        </p>
      </div>
      <AskButton
        look="quiet"
        aria-label={t('staff.account.passkeys.remove.label', { name })}
        ask={{
          title: t('staff.account.passkeys.remove.title', { name }),
          action: t('staff.account.passkeys.remove'),
          isGrave: true,
          onYes: () => change(() => call('DELETE /api/admin/passkeys/{id}', { params: { id } })),
          done: t('staff.account.passkeys.removed'),
          children: <p>{t('staff.account.passkeys.remove.text')}</p>,
        }}
      >
        {t('staff.account.passkeys.remove')}
      </AskButton>
    </li>
  )
}

/** A name first, then the browser makes the passkey. */
function AddPasskey() {
  const t = useTranslate()
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
    done: t('staff.account.passkeys.added'),
    isEmptied: true,
  })
  const { error } = form.sending
  const unused = error instanceof PasskeyNotUsed && (
    <Notice role="alert" className="mb-4">
      {t(`staff.account.passkeys.${error.why}`)}
    </Notice>
  )
  return (
    <div>
      <SendingForm form={form} problem={unused}>
        <TextField
          name="passkeyName"
          label={t('staff.account.passkeys.name')}
          hint={t('staff.account.passkeys.name.hint')}
          autoComplete="off"
          maxLength={64}
          width="medium"
        />
        <SubmitButton look="secondary" className="mt-4">
          {t('staff.account.passkeys.add')}
        </SubmitButton>
      </SendingForm>
    </div>
  )
}
