import type { Application } from '../document/checklist.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Later } from './Later.tsx'
import { Section } from './Section.tsx'

const load = () => import('../receipt/Receipts.tsx')

/** What was paid and given back, on paper; nothing before anything was paid. */
export function ReceiptsSection({ application }: Readonly<{ application: Application }>) {
  const t = useTranslate()
  if (application.paidAt === null) return null
  return (
    <Section title={t('receipts.title')}>
      <Later load={load}>{({ Receipts }) => <Receipts application={application} />}</Later>
    </Section>
  )
}
