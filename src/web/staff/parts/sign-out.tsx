import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { AskDialog } from './AskDialog.tsx'

/** Signs out by the call that is given, forgets what was loaded, and goes to the sign-in. */
export function useLeaving(): (signOut: () => Promise<unknown>) => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (signOut) => {
    await signOut()
    client.clear()
    await navigate(staffPages.login, { replace: true })
  }
}

export function EverywhereDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useTranslate()
  const leave = useLeaving()
  return (
    <AskDialog
      title={t('staff.parts.everywhere.title')}
      action={t('staff.parts.everywhere')}
      isGrave
      onYes={() => leave(() => call('POST /api/admin/logout-everywhere', {}))}
      onClose={onClose}
    >
      <p>{t('staff.parts.everywhere.text')}</p>
    </AskDialog>
  )
}
