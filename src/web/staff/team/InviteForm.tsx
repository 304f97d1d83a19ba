import type { StaffLanguage } from '#domain/reference/languages.ts'
import type { RoleId } from '#domain/staff/permission.ts'
import { call } from '../../api/client.ts'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { emailProblem } from '../parts/email-problem.ts'
import { languageChoices } from '../parts/language-choices.ts'
import { Section } from '../parts/Section.tsx'
import { SelectField } from '../parts/SelectField.tsx'
import { SendingForm, SubmitButton } from '../parts/SendingForm.tsx'
import { useMe } from '../parts/use-me.ts'
import { useSendingForm } from '../parts/use-sending-form.ts'
import { RoleField } from './RoleField.tsx'
import { useStaffChange } from './use-team.ts'

type Values = { email: string; name: string; role: RoleId; language: StaffLanguage }

export function InviteForm() {
  const t = useTranslate()
  const change = useStaffChange()
  const { language } = useMe()
  const form = useSendingForm({
    first: (): Values => ({ email: '', name: '', role: 'agent', language }),
    check: ({ email, name }) => ({
      email: emailProblem(email, {
        required: t('staff.team.invite.email.required'),
        malformed: t('staff.parts.email.malformed'),
      }),
      name: !name.trim() && t('staff.team.invite.name.required'),
    }),
    at: { 'staff.email-taken': 'email' },
    send: async ({ role, ...rest }) => {
      const body = { ...rest, email: rest.email.trim(), name: rest.name.trim(), role }
      await change(() => call('POST /api/admin/staff/invitations', { body }))
    },
    done: (_, { email }) => ({ title: t('staff.team.invite.done', { email: email.trim() }) }),
    isEmptied: true,
  })
  return (
    <Section title={t('staff.team.invite.title')} lead={t('staff.team.invite.lead')}>
      <SendingForm form={form}>
        <div className="space-y-5">
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              name="email"
              kind="email"
              label={t('staff.team.invite.email')}
              autoComplete="off"
            />
            <TextField
              name="name"
              label={t('staff.team.invite.name')}
              autoComplete="off"
              maxLength={128}
              isName
            />
          </div>
          <SelectField
            name="language"
            label={t('staff.team.invite.language')}
            hint={t('staff.team.invite.language.hint')}
            options={languageChoices}
          />
          <RoleField name="role" />
        </div>
        <SubmitButton className="mt-6">{t('staff.team.invite.action')}</SubmitButton>
      </SendingForm>
    </Section>
  )
}
