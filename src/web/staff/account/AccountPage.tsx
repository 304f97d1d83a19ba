import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import type { Elements } from '../../ui/elements.ts'
import { Notice } from '../../ui/Notice.tsx'
import { ActButton } from '../parts/ActButton.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { PageFrame } from '../parts/PageFrame.tsx'
import { startPath } from '../parts/paths.ts'
import { useLeaving } from '../parts/sign-out.tsx'
import { type Account, useAccount } from '../parts/use-account.ts'
import { useMay } from '../parts/use-me.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { Passkeys } from './Passkeys.tsx'
import { Presence } from './Presence.tsx'
import { Profile } from './Profile.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { Sessions } from './Sessions.tsx'

export function AccountPage({ alerts }: Readonly<{ alerts: Elements }>) {
  const t = useTranslate()
  const account = useAccount()
  return (
    <PageFrame title={t('staff.account.title')} width="form">
      <Loaded query={account} lines={8}>
        {(data) => <Sections account={data} alerts={alerts} />}
      </Loaded>
    </PageFrame>
  )
}

/** While the owner's second factor is missing, only what ends that is here. */
function Sections({ account, alerts }: Readonly<{ account: Account; alerts: Elements }>) {
  const { missing } = account.secondFactor
  const [wasMissing, setWasMissing] = useState(missing)
  if (missing && !wasMissing) setWasMissing(true)
  return (
    <>
      {missing && <FactorMissing account={account} />}
      {wasMissing && !missing && <FactorDone />}
      {!missing && (
        <>
          <Profile key={account.id} account={account} />
          <Presence account={account} />
          {alerts}
          <ChangePassword account={account} />
        </>
      )}
      <SecondFactor account={account} />
      <Passkeys account={account} />
      <Sessions account={account} />
    </>
  )
}

/** Why nothing else is here: the owner's second factor is not set up, or was not shown. */
function FactorMissing({ account }: Readonly<{ account: Account }>) {
  const t = useTranslate()
  const leave = useLeaving()
  const hasOne = account.secondFactor.enabled || account.passkeys.length > 0
  return (
    <Notice
      tone="warning"
      title={t(hasOne ? 'staff.account.required.again.title' : 'staff.account.required.title')}
    >
      <p>{t(hasOne ? 'staff.account.required.again.text' : 'staff.account.required.text')}</p>
      {hasOne && (
        <ActButton className="mt-3" act={() => leave(() => call('POST /api/admin/logout', {}))}>
          {t('staff.account.required.again.action')}
        </ActButton>
      )}
    </Notice>
  )
}

/** The owner's demand is met: the way to what is open now. */
function FactorDone() {
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
