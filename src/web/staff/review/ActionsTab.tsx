import { useTranslate } from '../../i18n/provider.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useDetail } from '../parts/application/use-detail.tsx'
import { useMay } from '../parts/use-me.ts'
import { ChangedNotice } from './ChangedNotice.tsx'
import { HeldNotice } from './HeldNotice.tsx'
import { Overrides } from './Overrides.tsx'
import { Travellers } from './Travellers.tsx'

/** What is decided about each traveller, and below it the money back that another feature brings. */
export function ActionsTab({ refund }: Readonly<{ refund: Elements }>) {
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
      <HeldNotice />
      <Overrides />
      {may('application.work') && <Travellers />}
      {refund}
    </div>
  )
}
