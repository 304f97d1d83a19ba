import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/provider.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useDetail } from '../parts/application/use-detail.tsx'
import { useMay } from '../parts/use-me.ts'
import { ChangedNotice } from './ChangedNotice.tsx'
import { HeldNotice } from './HeldNotice.tsx'
import { OtherChanges } from './OtherChanges.tsx'
import { Overrides } from './Overrides.tsx'
import { TravellerDecisions } from './travellers/TravellerDecisions.tsx'
import { useOpenDecision } from './travellers/use-open-decision.ts'

/** What decides: what comes next, everything else, and the money back that another feature brings. */
export function ActionsTab({ refund }: Readonly<{ refund: ReactNode }>) {
  const t = useTranslate()
  const may = useMay()
  const open = useOpenDecision()
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
      <HeldNotice />
      <Overrides />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-4">
          {may('application.work') && <TravellerDecisions open={open} />}
          {may('application.work') && <OtherChanges open={open} />}
        </div>
        <div className="space-y-4">{refund}</div>
      </div>
    </div>
  )
}
