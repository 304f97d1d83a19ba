import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { AskDialog } from '../parts/AskDialog.tsx'
import { useErrorWords } from '../parts/use-error-words.ts'

function useLeaving(): () => void {
  const navigate = useNavigate()
  return () => void navigate(staffPages.login, { replace: true })
}

export function useSignOut(): () => Promise<void> {
  const t = useTranslate()
  const say = useErrorWords()
  const toast = useToast()
  const leave = useLeaving()
  return async () => {
    try {
      await call('POST /api/admin/logout', {})
      leave()
    } catch (error) {
      toast({ tone: 'error', title: t('staff.shell.me.failed'), text: say(error) })
    }
  }
}

export function EverywhereDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useTranslate()
  const leave = useLeaving()
  return (
    <AskDialog
      title={t('staff.parts.everywhere.title')}
      action={t('staff.parts.everywhere')}
      onYes={async () => {
        await call('POST /api/admin/logout-everywhere', {})
        leave()
      }}
      onClose={onClose}
    >
      <p className="text-quiet">{t('staff.parts.everywhere.text')}</p>
    </AskDialog>
  )
}
