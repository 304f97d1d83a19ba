import { useTranslate } from '../../../i18n/provider.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useMay } from '../../shell/use-me.ts'
import { useDetail } from '../use-detail.tsx'
import { ApprovalForm } from './ApprovalForm.tsx'
import { ChangedNotice } from './ChangedNotice.tsx'
import { RefundBlock } from './RefundBlock.tsx'
import { StatusForm } from './StatusForm.tsx'

/** What decides: status, approval, money back. */
export function ActionsTab() {
  const t = useTranslate()
  const may = useMay()
  const { application } = useDetail()
  if (application.erasedAt) {
    return (
      <Notice tone="warning" className="m-4 sm:m-6">
        {t('detail.erased.text')}
      </Notice>
    )
  }
  return (
    <div className="space-y-4 p-4 sm:p-6">
      <ChangedNotice />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <StatusForm />
        <div className="space-y-4">
          {may('application.approve') && <ApprovalForm />}
          <RefundBlock />
        </div>
      </div>
    </div>
  )
}
