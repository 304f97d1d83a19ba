import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { AskDialog } from '../parts/AskDialog.tsx'
import type { Colleague } from './people.ts'
import { useStaffChange } from './use-team.ts'

type ResetDialogProps = Readonly<{ colleague: Colleague; onClose: () => void }>

/** For a colleague who lost password or second factor. */
export function ResetDialog({ colleague: { id, name, email }, onClose }: ResetDialogProps) {
  const t = useTranslate()
  const toast = useToast()
  const change = useStaffChange()
  const send = async () => {
    await change(() => call('POST /api/admin/staff/{id}/reset', { params: { id } }))
    toast({ title: t('staff.team.reset.done', { email }), tone: 'success' })
  }
  return (
    <AskDialog
      title={t('staff.team.reset.title', { name })}
      action={t('staff.team.reset.action')}
      onYes={send}
      onClose={onClose}
    >
      <p>{t('staff.team.reset.text', { email })}</p>
    </AskDialog>
  )
}
