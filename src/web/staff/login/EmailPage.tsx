import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { useTab } from '../parts/PageFrame.tsx'
import { useSending } from '../parts/use-sending.ts'
import { LoginCard } from './LoginCard.tsx'
import { takeToken } from './take-token.ts'

/** Where the letter to a new address leads: one press, and it is the address of the account. */
export function EmailPage() {
  const t = useTranslate()
  const [token] = useState(takeToken)
  const [email, setEmail] = useState<string | null>(null)
  const tab = useTab(t('staff.login.email.title'))
  useEffect(() => {
    document.title = tab
  }, [tab])
  if (email !== null) {
    return (
      <LoginCard title={t('staff.login.email.done')} isNext>
        <p>{t('staff.login.email.done.text', { email })}</p>
        <ToAccount />
      </LoginCard>
    )
  }
  if (token !== null) return <Ask token={token} onDone={setEmail} />
  return (
    <LoginCard title={t('staff.login.invitation.missing.title')}>
      <p>{t('staff.login.email.missing')}</p>
      <ToAccount />
    </LoginCard>
  )
}

function Ask({ token, onDone }: Readonly<{ token: string; onDone: (email: string) => void }>) {
  const t = useTranslate()
  const { isBusy, error, send } = useSending()
  const confirm = () =>
    send(async () =>
      onDone((await call('POST /api/admin/email/confirm', { body: { token } })).email),
    )
  return (
    <LoginCard title={t('staff.login.email.title')} lead={t('staff.login.email.lead')}>
      <ErrorNotice error={error} className="mb-4" />
      <Button className="w-full" busy={isBusy} onClick={() => void confirm()}>
        {t('staff.login.email.action')}
      </Button>
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
