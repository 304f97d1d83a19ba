import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { LoginProblem } from '../parts/LoginProblem.tsx'
import { canUsePasskeys } from '../parts/passkey.ts'
import { LoginCard } from './LoginCard.tsx'
import type { Login } from './use-login.ts'

/** For colleagues whose only second factor is a passkey. */
export function PasskeyStep({ login }: Readonly<{ login: Login }>) {
  const t = useTranslate()
  return (
    <LoginCard title={t('staff.login.passkey.title')} lead={t('staff.login.passkey.lead')} isNext>
      <LoginProblem error={login.error} />
      {canUsePasskeys() ? (
        <Button className="w-full" busy={login.isBusy} onClick={() => void login.givePasskey()}>
          {t('staff.login.passkey')}
        </Button>
      ) : (
        <Notice tone="warning">{t('staff.login.unsupported')}</Notice>
      )}
      <Button look="quiet" className="mt-2 w-full" onClick={login.startAgain}>
        {t('staff.login.back')}
      </Button>
    </LoginCard>
  )
}
