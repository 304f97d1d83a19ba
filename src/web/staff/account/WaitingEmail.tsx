import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useSending } from '../parts/use-sending.ts'
import { useChange } from './use-change.ts'

/** An address that was asked for and does not count yet. */
export function WaitingEmail({ email }: Readonly<{ email: string }>) {
  const t = useTranslate()
  const change = useChange()
  const { isBusy, send } = useSending()
  return (
    <Notice role="status" title={t('staff.account.waiting', { email })} className="mb-5">
      <p>{t('staff.account.waiting.text')}</p>
      <Button
        look="quiet"
        className="-ms-5 mt-1"
        busy={isBusy}
        onClick={() => void send(() => change(() => call('DELETE /api/admin/account/email', {})))}
      >
        {t('staff.account.waiting.forget')}
      </Button>
    </Notice>
  )
}
