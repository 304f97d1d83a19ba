import { useTranslate } from '../../../i18n/provider.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { Assignee } from './Assignee.tsx'
import { Contact } from './Contact.tsx'
import { Dates } from './Dates.tsx'
import { Notes } from './Notes.tsx'
import { Price } from './Price.tsx'
import { RegimeNotice } from './RegimeNotice.tsx'
import { Trip } from './Trip.tsx'
import { Turns } from './Turns.tsx'

type OverviewTabProps = Readonly<{
  correctContact: Elements
  correctTrip: Elements
  /** What was corrected. */
  corrections: Elements
  /** The papers of its payments. */
  receipts: Elements
}>

/** What everybody asks first: whose turn, who, what, how much, by when. */
export function OverviewTab({
  correctContact,
  correctTrip,
  corrections,
  receipts,
}: OverviewTabProps) {
  const t = useTranslate()
  const { application } = useDetail()
  return (
    <div className="space-y-4 p-4 sm:p-6">
      {application.erasedAt && <Notice tone="warning">{t('staff.parts.erased.text')}</Notice>}
      {application.paymentStatus === 'needs_review' && (
        <Notice tone="error" title={t('staff.application.review.title')}>
          {t('staff.application.review.text')}
        </Notice>
      )}
      <RegimeNotice />
      {/* What is to be done, who and what it is about, and what it costs: a column each. */}
      <div className="grid items-start gap-4 lg:grid-cols-2 xl:grid-cols-3">
        <div className="space-y-4">
          <Turns />
          {!application.erasedAt && <Assignee />}
          <Notes />
        </div>
        <div className="space-y-4">
          <Contact correct={correctContact} />
          {corrections}
          <Trip correct={correctTrip} />
        </div>
        <div className="grid items-start gap-4 lg:max-xl:col-span-2 lg:max-xl:grid-cols-2">
          <Price receipts={receipts} />
          <Dates />
        </div>
      </div>
    </div>
  )
}
