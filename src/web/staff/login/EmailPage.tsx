import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { ActButton } from '../parts/ActButton.tsx'
import { useDocumentTab } from '../parts/PageFrame.tsx'
import { LoginCard } from './LoginCard.tsx'
import { takeToken } from './take-token.ts'

/** Where the letter to a new address leads: one press, and it is the address of the account. */
export function EmailPage() {
  const t = useTranslate()
  const [token] = useState(takeToken)
  const [email, setEmail] = useState<string | null>(null)
  useDocumentTab(t('staff.login.email.title'))
  if (email !== null) {
    return (
      <LoginCard title={t('staff.login.email.done')} isNext>
        <p>{t('staff.login.email.done.text', { email })}</p>
        <ToAccount />
      </LoginCard>
    )
  }
  if (token !== null) {
    const confirm = () => call('POST /api/admin/email/confirm', { body: { token } })
    return (
      <LoginCard title={t('staff.login.email.title')} lead={t('staff.login.email.lead')}>
        <ActButton className="w-full" act={async () => setEmail((await confirm()).email)}>
          {t('staff.login.email.action')}
        </ActButton>
      </LoginCard>
    )
  }
  return (
    <LoginCard title={t('staff.login.invitation.missing.title')}>
      <p>{t('staff.login.email.missing')}</p>
      <ToAccount />
    </LoginCard>
  )
}

function ToAccount() {
  const t = useTranslate()
  return (
    <Link to={`${staffPages.admin}/account`} className={buttonClass('secondary', 'mt-6 w-full')}>
      {t('staff.login.email.toAccount')}
    </Link>
  )
}
