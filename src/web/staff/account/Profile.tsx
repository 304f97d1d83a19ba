import { cleanEmail, foldEmail, isEmailAddress } from '#domain/email.ts'
import { displayNameOf, maxDisplayName } from '#domain/staff/display-name.ts'
import { call } from '../../api/client.ts'
import { type Fields, useAll } from '../../form/fields.tsx'
import { TextField } from '../../form/TextField.tsx'
import { chooseLanguage } from '../../i18n/chosen-language.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { ActButton } from '../parts/ActButton.tsx'
import { Facts } from '../parts/Facts.tsx'
import { languageChoices } from '../parts/language-choices.ts'
import { sayRole } from '../parts/role-words.ts'
import { Section } from '../parts/Section.tsx'
import { SelectField } from '../parts/SelectField.tsx'
import { SendingForm, SubmitButton } from '../parts/SendingForm.tsx'
import type { Account } from '../parts/use-account.ts'
import { useSendingForm } from '../parts/use-sending-form.ts'
import { useChange } from './use-change.ts'

export function Profile({ account }: Readonly<{ account: Account }>) {
  const t = useTranslate()
  const toast = useToast()
  const shown = useLanguage()
  const change = useChange()
  const form = useSendingForm({
    first: () => valuesOf(account),
    check: ({ name, email }) => ({
      name: !name.trim() && t('staff.parts.name.required'),
      email: !isEmailAddress(cleanEmail(email)) && t('staff.parts.email.malformed'),
    }),
    at: { 'staff.email-taken': 'email' },
    send: ({ name, displayName, email, language }) => {
      const chosen = displayName.trim() || null
      const body = { name: name.trim(), displayName: chosen, email: email.trim(), language }
      return change(() => call('PATCH /api/admin/account', { body }))
    },
    onDone: (_, { email, language }) => {
      // A new address counts later; until then the old one stands here, and what waits above it.
      const isNewAddress = foldEmail(cleanEmail(email)) !== account.email
      form.fields.set('email', account.email)
      if (language === shown) {
        const title = isNewAddress
          ? t('staff.account.waiting', { email: foldEmail(cleanEmail(email)) })
          : t('staff.account.saved')
        return toast({ title, tone: 'success' })
      }
      chooseLanguage(language)
      location.reload()
    },
  })
  return (
    <Section
      title={t('staff.account.profile')}
      lead={t('staff.account.role', { role: sayRole(account.role, account.roleName, t) })}
    >
      {account.waitingEmail !== null && <WaitingEmail email={account.waitingEmail} />}
      <SendingForm form={form}>
        <div className="space-y-5">
          <TextField
            name="name"
            label={t('staff.account.name')}
            hint={t('staff.account.name.hint')}
            autoComplete="name"
            maxLength={128}
            isName
          />
          <TextField
            name="displayName"
            label={t('staff.account.displayName')}
            hint={t('staff.account.displayName.hint')}
            autoComplete="nickname"
            maxLength={maxDisplayName}
            optional
            isName
          />
          <NameSeen fields={form.fields} />
          <TextField
            name="email"
            kind="email"
            label={t('staff.account.email')}
            hint={t('staff.account.email.hint')}
            autoComplete="email"
          />
          <SelectField
            name="language"
            label={t('staff.account.language')}
            hint={t('staff.account.language.hint')}
            options={languageChoices}
          />
        </div>
        <SubmitButton className="mt-6">{t('staff.parts.save')}</SubmitButton>
      </SendingForm>
    </Section>
  )
}

function valuesOf({ name, displayName, email, language }: Account) {
  return { name, displayName: displayName ?? '', email, language }
}

/** What travellers see of both, as they are typed. */
function NameSeen({ fields }: Readonly<{ fields: Fields<ReturnType<typeof valuesOf>> }>) {
  const t = useTranslate()
  const typed = useAll(fields)
  const name = typed.name.trim()
  const displayName = typed.displayName.trim() || null
  return (
    <Facts
      facts={[
        {
          name: t('staff.account.seen.travellers'),
          value: <bdi className="font-semibold">{displayNameOf({ name, displayName })}</bdi>,
        },
      ]}
    />
  )
}

/** An address that was asked for and does not count yet. */
function WaitingEmail({ email }: Readonly<{ email: string }>) {
  const t = useTranslate()
  const change = useChange()
  return (
    <Notice role="status" title={t('staff.account.waiting', { email })} className="mb-5">
      <p>{t('staff.account.waiting.text')}</p>
      <ActButton
        look="quiet"
        className="-ms-5 mt-1"
        act={() => change(() => call('DELETE /api/admin/account/email', {}))}
      >
        {t('staff.account.waiting.forget')}
      </ActButton>
    </Notice>
  )
}
