import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { startPath } from '../parts/paths.ts'
import type { Account } from '../parts/use-account.ts'
import { useMay } from '../parts/use-me.ts'
import { useSending } from '../parts/use-sending.ts'
import { useLeaving } from './use-leaving.ts'

/** Why nothing else is here: the owner's second factor is not set up, or was not shown. */
export function FactorMissing({ account }: Readonly<{ account: Account }>) {
  const t = useTranslate()
  const hasOne = account.secondFactor.enabled || account.passkeys.length > 0
  return (
    <Notice
      tone="warning"
      title={t(hasOne ? 'staff.account.required.again.title' : 'staff.account.required.title')}
    >
      <p>{t(hasOne ? 'staff.account.required.again.text' : 'staff.account.required.text')}</p>
      {hasOne && <SignInAgain />}
    </Notice>
  )
}

/** The owner's demand is met: the way to what is open now. */
export function FactorDone() {
  const t = useTranslate()
  // Owners of a new installation have more to set up; the list says so when they have not.
  const mayStart = useMay()('setting.manage')
  return (
    <Notice tone="success" role="status" title={t('staff.account.required.done')}>
      <Link to={mayStart ? startPath : staffPages.admin} className="link">
        {t(mayStart ? 'staff.account.toStart' : 'staff.parts.toDesk')}
      </Link>
    </Notice>
  )
}

function SignInAgain() {
  const t = useTranslate()
  const leave = useLeaving()
  const { isBusy, send } = useSending()
  return (
    <Button
      className="mt-3"
      busy={isBusy}
      onClick={() => void send(() => leave(() => call('POST /api/admin/logout', {})))}
    >
      {t('staff.account.required.again.action')}
    </Button>
  )
}
