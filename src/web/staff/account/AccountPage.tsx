import { useState } from 'react'
import { useTranslate } from '../../i18n/provider.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { PageFrame, useTab } from '../parts/PageFrame.tsx'
import { type Account, useAccount } from '../parts/use-account.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { FactorDone, FactorMissing } from './FactorMissing.tsx'
import { Passkeys } from './Passkeys.tsx'
import { Presence } from './Presence.tsx'
import { Profile } from './Profile.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { Sessions } from './Sessions.tsx'

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
