import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/provider.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useDetail } from '../parts/application/use-detail.tsx'
import { useMay } from '../parts/use-me.ts'
import { ApprovalForm } from './ApprovalForm.tsx'
import { ChangedNotice } from './ChangedNotice.tsx'
import { Overrides } from './Overrides.tsx'
import { StatusForm } from './StatusForm.tsx'
import { TravellerDecisions } from './travellers/TravellerDecisions.tsx'

/** What decides: status, approval, and the money back that another feature brings. */
export function ActionsTab({ refund }: Readonly<{ refund: ReactNode }>) {
  const t = useTranslate()
  const may = useMay()
  const { application } = useDetail()
  if (application.erasedAt) {
    return (
      <Notice tone="warning" className="m-4 sm:m-6">
        {t('staff.parts.erased.text')}
      </Notice>
    )
  }
  return (
    <div className="space-y-4 p-4 sm:p-6">
      <ChangedNotice />
      <Overrides />
      {may('application.work') && <TravellerDecisions />}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {may('application.work') && <StatusForm />}
        <div className="space-y-4">
          {may('application.approve') && <ApprovalForm />}
          {refund}
        </div>
      </div>
    </div>
  )
}
