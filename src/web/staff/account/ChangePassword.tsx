import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import { Section } from '../parts/Section.tsx'
import { SendingForm, SubmitButton } from '../parts/SendingForm.tsx'
import type { Account } from '../parts/use-account.ts'
import { useSendingForm } from '../parts/use-sending-form.ts'
import { useChange } from './use-change.ts'

export function ChangePassword({ account }: Readonly<{ account: Account }>) {
  const t = useTranslate()
  const change = useChange()
  const form = useSendingForm({
    first: { current: '', next: '' },
    check: ({ current, next }) => ({
      current: !current && t('staff.account.password.current.required'),
      next: !next && t('staff.account.password.next.required'),
    }),
    at: {
      'staff.invalid-password': {
        name: 'current',
        text: t('staff.account.password.current.wrong'),
      },
      'staff.password-weak': 'next',
    },
    send: (body) => change(() => call('POST /api/admin/password', { body })),
    done: () => ({
      title: t('staff.account.password.changed'),
      text: t('staff.account.password.changed.text'),
    }),
    isEmptied: true,
  })
  return (
    <Section title={t('staff.account.password')} lead={t('staff.account.password.lead')}>
      <SendingForm form={form}>
        <div className="space-y-5">
          {/* Tells a password manager whose password this is. */}
          <input type="hidden" name="username" autoComplete="username" value={account.email} />
          <PasswordField
            name="current"
            label={t('staff.account.password.current')}
            autoComplete="current-password"
          />
          <PasswordField
            name="next"
            label={t('staff.account.password.next')}
            autoComplete="new-password"
          />
        </div>
        <SubmitButton look="secondary" className="mt-6">
          {t('staff.account.password.action')}
        </SubmitButton>
      </SendingForm>
    </Section>
  )
}
