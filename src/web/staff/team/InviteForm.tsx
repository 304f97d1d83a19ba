import { useState } from 'react'
import { invite } from '#contract/staff/team.ts'
import { isEmailAddress } from '#domain/email.ts'
import type { Role } from '#domain/permission.ts'
import type { StaffLanguage } from '#domain/reference/languages.ts'
import { call } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { createFields, useAll } from '../../form/fields.tsx'
import type { Issue } from '../../form/issues.tsx'
import { SelectField } from '../../form/SelectField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { languageChoices } from '../parts/language-choices.ts'
import { Section } from '../parts/Section.tsx'
import { SendingForm } from '../parts/SendingForm.tsx'
import { useErrorWords } from '../parts/use-error-words.ts'
import { useFocusAfterFailure } from '../parts/use-focus-after-failure.ts'
import { useMe } from '../parts/use-me.ts'
import { useSending } from '../parts/use-sending.ts'
import { RoleField } from './RoleField.tsx'
import { useStaffChange } from './use-team.ts'

type Values = { email: string; name: string; role: Role | ''; language: StaffLanguage }

const empty = { email: '', name: '', role: '' } as const

/** Who, with what address, as what. */
export function InviteForm({ title }: Readonly<{ title: string }>) {
  const t = useTranslate()
  const say = useErrorWords()
  const toast = useToast()
  const change = useStaffChange()
  const sending = useSending()
  const { language } = useMe()
  const [fields] = useState(() => createFields<Values>({ ...empty, language }))
  const values = useAll(fields)
  const missing = useMissing(values)
  const taken = sending.error instanceof ApiError && sending.error.code === 'staff.email-taken'
  const issues: Issue[] =
    taken && missing.length === 0
      ? [{ path: 'email', text: say(sending.error), severity: 'error' }]
      : missing
  useFocusAfterFailure(sending.failures, issues[0]?.path ?? null)

  const submit = async () => {
    const { role, ...rest } = fields.all()
    if (missing.length > 0 || role === '') return sending.refuse()
    const body = { ...rest, email: rest.email.trim(), name: rest.name.trim(), role }
    if (!(await sending.send(() => change(() => call(invite, { body }))))) return
    for (const name of ['email', 'name', 'role'] as const) fields.set(name, '')
    toast({ title: t('staff.invite.done', { email: body.email }), tone: 'success' })
  }
  return (
    <Section title={t('staff.invite.title')} lead={t('staff.invite.lead')}>
      <SendingForm
        fields={fields}
        title={title}
        sending={sending}
        issues={issues}
        isSaid={taken}
        onSubmit={() => void submit()}
      >
        <div className="space-y-5">
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              name="email"
              type="email"
              label={t('staff.invite.email')}
              autoComplete="off"
              inputMode="email"
              autoCapitalize="none"
              maxLength={254}
              isName
              readsLtr
            />
            <TextField
              name="name"
              label={t('staff.invite.name')}
              autoComplete="off"
              maxLength={128}
              isName
            />
          </div>
          <SelectField
            name="language"
            label={t('staff.invite.language')}
            hint={t('staff.invite.language.hint')}
            options={languageChoices}
          />
          <RoleField name="role" />
        </div>
        <Button type="submit" busy={sending.isBusy} className="mt-6">
          {t('staff.invite.action')}
        </Button>
      </SendingForm>
    </Section>
  )
}

function useMissing({ email, name, role }: Values): Issue[] {
  const t = useTranslate()
  const issue = (path: string, text: string): Issue => ({ path, text, severity: 'error' })
  const address = email.trim()
  return [
    ...(address ? [] : [issue('email', t('staff.invite.email.required'))]),
    ...(address && !isEmailAddress(address)
      ? [issue('email', t('staff.login.email.malformed'))]
      : []),
    ...(name.trim() ? [] : [issue('name', t('staff.invite.name.required'))]),
    ...(role ? [] : [issue('role', t('staff.invite.role.required'))]),
  ]
}
