import { useState } from 'react'
import { changeAccount } from '#contract/staff/account.ts'
import { foldEmail, isEmailAddress } from '#domain/email.ts'
import { call } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { createFields, useAll } from '../../form/fields.tsx'
import type { Issue } from '../../form/issues.tsx'
import { SelectField } from '../../form/SelectField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { chooseLanguage } from '../../i18n/chosen-language.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { languageChoices } from '../parts/language-choices.ts'
import { Section } from '../parts/Section.tsx'
import { SendingForm } from '../parts/SendingForm.tsx'
import type { Account } from '../parts/use-account.ts'
import { useErrorWords } from '../parts/use-error-words.ts'
import { useFocusAfterFailure } from '../parts/use-focus-after-failure.ts'
import { useSending } from '../parts/use-sending.ts'
import { useChange } from './use-change.ts'
import { WaitingEmail } from './WaitingEmail.tsx'

type ProfileProps = Readonly<{ account: Account; title: string }>

export function Profile({ account, title }: ProfileProps) {
  const t = useTranslate()
  const say = useErrorWords()
  const toast = useToast()
  const shown = useLanguage()
  const change = useChange()
  const sending = useSending()
  const [fields] = useState(() => createFields(valuesOf(account)))
  const { name, email, language } = useAll(fields)
  const missing = useMissing(name.trim(), email.trim())
  const taken = sending.error instanceof ApiError && sending.error.code === 'staff.email-taken'
  const issues: Issue[] = taken
    ? [...missing, { path: 'email', text: say(sending.error), severity: 'error' }]
    : missing
  useFocusAfterFailure(sending.failures, issues[0]?.path ?? null)

  const submit = async () => {
    if (missing.length > 0) return sending.refuse()
    const body = { name: name.trim(), email: email.trim(), language }
    const isDone = await sending.send(() => change(() => call(changeAccount, { body })))
    if (!isDone) return
    // A new address counts later; until then the old one stands here, and what waits above it.
    const isNewAddress = foldEmail(email) !== account.email
    fields.set('email', account.email)
    if (language === shown) {
      const title = isNewAddress
        ? t('staff.account.waiting', { email: foldEmail(email) })
        : t('staff.account.saved')
      return toast({ title, tone: 'success' })
    }
    chooseLanguage(language)
    location.reload()
  }
  return (
    <Section
      title={t('staff.account.profile')}
      lead={t('staff.account.role', { role: t(`staff.role.${account.role}`) })}
    >
      {account.waitingEmail !== null && <WaitingEmail email={account.waitingEmail} />}
      <SendingForm
        fields={fields}
        title={title}
        sending={sending}
        issues={issues}
        isSaid={taken}
        onSubmit={() => void submit()}
      >
        <div className="space-y-5">
          <TextField
            name="name"
            label={t('staff.account.name')}
            hint={t('staff.invitation.name.hint')}
            autoComplete="name"
            maxLength={128}
            isName
          />
          <TextField
            name="email"
            type="email"
            label={t('staff.account.email')}
            hint={t('staff.account.email.hint')}
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            maxLength={254}
            isName
            readsLtr
          />
          <SelectField
            name="language"
            label={t('staff.account.language')}
            hint={t('staff.account.language.hint')}
            options={languageChoices}
          />
        </div>
        <Button type="submit" busy={sending.isBusy} className="mt-6">
          {t('staff.save')}
        </Button>
      </SendingForm>
    </Section>
  )
}

function valuesOf({ name, email, language }: Account) {
  return { name, email, language }
}

function useMissing(name: string, email: string): Issue[] {
  const t = useTranslate()
  const issue = (path: string, text: string): Issue => ({ path, text, severity: 'error' })
  return [
    ...(name ? [] : [issue('name', t('staff.invitation.name.required'))]),
    ...(isEmailAddress(email) ? [] : [issue('email', t('staff.login.email.malformed'))]),
  ]
}
