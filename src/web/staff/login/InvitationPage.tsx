import { useState } from 'react'
import { Link } from 'react-router'
import { isCode } from '#client/error.ts'
import type { AnswerOf } from '#client/route.ts'
import { call } from '../../api/client.ts'
import { company } from '../../company.ts'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useAsked } from '../parts/asked.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { useDocumentTab } from '../parts/PageFrame.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import { workPath } from '../parts/paths.ts'
import { sayRole } from '../parts/role-words.ts'
import { SendingForm, SubmitButton } from '../parts/SendingForm.tsx'
import { useErrorWords } from '../parts/use-error-words.ts'
import { useOwnLanguage } from '../parts/use-own-language.ts'
import { useSendingForm } from '../parts/use-sending-form.ts'
import { LoginCard } from './LoginCard.tsx'
import { keepToken, takeToken } from './take-token.ts'
import { useEntering } from './use-entering.ts'

/** Where the letter of an invitation leads: a name, a password, and one is in. */
export function InvitationPage() {
  const t = useTranslate()
  const [token] = useState(takeToken)
  const tab = useDocumentTab(t('staff.login.invitation.title', { company: company.name }))
  if (token !== null) return <Opened token={token} title={tab} />
  return (
    <LoginCard title={t('staff.login.invitation.missing.title')}>
      <p>{t('staff.login.invitation.missing.text')}</p>
      <ToLogin />
    </LoginCard>
  )
}

function Opened({ token, title }: Readonly<{ token: string; title: string }>) {
  const t = useTranslate()
  const say = useErrorWords()
  const invitation = useAsked(
    ['staff', 'invitation'],
    'POST /api/admin/invitation/look',
    { body: { token } },
    { gcTime: 0 },
  )
  const { data, error } = invitation
  if (data) return <Welcome invitation={data} token={token} title={title} />
  if (isCode(error, 'invitation.expired')) {
    return (
      <LoginCard title={t('staff.login.invitation.over.title')}>
        <Notice tone="warning" role="alert">
          {say(error)}
        </Notice>
        <ToLogin />
      </LoginCard>
    )
  }
  return (
    <LoginCard title={t('staff.login.invitation.title', { company: company.name })}>
      <Loaded query={invitation}>{() => null}</Loaded>
    </LoginCard>
  )
}

type WelcomeProps = Readonly<{ invitation: Invitation; token: string; title: string }>

/** In the language that the invitation was written in. */
function Welcome({ invitation, token, title }: WelcomeProps) {
  const t = useTranslate()
  const { email, role, roleName, isReset, language } = invitation
  const isLeaving = useOwnLanguage(language, () => keepToken(token))
  if (isLeaving) return null
  return (
    <LoginCard
      title={
        isReset
          ? t('staff.login.invitation.reset.title')
          : t('staff.login.invitation.title', { company: company.name })
      }
      lead={
        isReset
          ? t('staff.login.invitation.reset.lead', { email })
          : t('staff.login.invitation.lead', { email, role: sayRole(role, roleName, t) })
      }
    >
      <InvitationForm invitation={invitation} token={token} title={title} />
    </LoginCard>
  )
}

function ToLogin() {
  const t = useTranslate()
  return (
    <Link to={staffPages.login} className={buttonClass('secondary', 'mt-6 w-full')}>
      {t('staff.login.invitation.toLogin')}
    </Link>
  )
}

type Invitation = AnswerOf<'POST /api/admin/invitation/look'>

type InvitationFormProps = Readonly<{ invitation: Invitation; token: string; title: string }>

function InvitationForm({ invitation, token, title }: InvitationFormProps) {
  const t = useTranslate()
  const enter = useEntering(workPath)
  const form = useSendingForm({
    first: () => ({ name: invitation.name, password: '' }),
    check: ({ name, password }) => ({
      name: !name.trim() && t('staff.parts.name.required'),
      password: !password && t('staff.login.invitation.password.required'),
    }),
    at: { 'staff.password-weak': 'password' },
    send: async ({ name, password }) => {
      const body = { token, name: name.trim(), password }
      enter(await call('POST /api/admin/invitation/accept', { body }))
    },
  })
  return (
    <SendingForm
      form={form}
      title={title}
      unsaved={form.fields.isChanged() && !form.sending.isBusy}
    >
      <div className="space-y-5">
        {/* Tells a password manager whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={invitation.email} />
        <TextField
          name="name"
          label={t('staff.login.invitation.name')}
          hint={t('staff.parts.name.hint')}
          autoComplete="name"
          maxLength={128}
          isName
        />
        <PasswordField
          name="password"
          label={t('staff.login.invitation.password')}
          autoComplete="new-password"
        />
      </div>
      <SubmitButton className="mt-6 w-full">
        {t(
          invitation.isReset
            ? 'staff.login.invitation.reset.action'
            : 'staff.login.invitation.action',
        )}
      </SubmitButton>
    </SendingForm>
  )
}
