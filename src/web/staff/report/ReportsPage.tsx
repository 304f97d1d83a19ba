import { useTranslate } from '../../i18n/provider.tsx'
import { PageFrame } from '../parts/PageFrame.tsx'
import { useMay } from '../parts/use-me.ts'
import { ChartCard } from './ChartCard.tsx'
import { OfficeReports } from './OfficeReports.tsx'
import { StatCards } from './StatCards.tsx'

/** How the office does: how many applications, and what they bring in. */
export function ReportsPage() {
  const t = useTranslate()
  const may = useMay()
  return (
    <PageFrame title={t('staff.report.title')} lead={t('staff.report.lead')}>
      <StatCards />
      <ChartCard />
      {may('report.read') && <OfficeReports />}
    </PageFrame>
  )
}
