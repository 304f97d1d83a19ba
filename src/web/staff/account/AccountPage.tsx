import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { PageFrame, useTab } from '../parts/PageFrame.tsx'
import { startPath } from '../parts/paths.ts'
import { type Account, useAccount } from '../parts/use-account.ts'
import { useMay } from '../parts/use-me.ts'
import { useSending } from '../parts/use-sending.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { Passkeys } from './Passkeys.tsx'
import { Presence } from './Presence.tsx'
import { Profile } from './Profile.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { Sessions } from './Sessions.tsx'
import { useLeaving } from './use-leaving.ts'

/** The own account: who one is, how one signs in, where one is signed in. */
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

type SectionsProps = Readonly<{
  account: Account
  /** How one is told of what waits. */
  alerts: Elements
}>

/** While the owner's second factor is missing, only what ends that is here. */
function Sections({ account, alerts }: SectionsProps) {
  const t = useTranslate()
  const tab = useTab(t('staff.account.title'))
  const { missing } = account.secondFactor
  const [wasMissing, setWasMissing] = useState(missing)
  if (missing && !wasMissing) setWasMissing(true)
  return (
    <>
      {missing && <FactorMissing account={account} />}
      {wasMissing && !missing && <FactorDone />}
      {!missing && <Profile key={account.id} account={account} title={tab} />}
      {!missing && <Presence account={account} title={tab} />}
      {!missing && alerts}
      {!missing && <ChangePassword account={account} title={tab} />}
      <SecondFactor account={account} title={tab} />
      <Passkeys account={account} title={tab} />
      <Sessions account={account} />
    </>
  )
}

/** Why nothing else is here: the owner's second factor is not set up, or was not shown. */
function FactorMissing({ account }: Readonly<{ account: Account }>) {
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
