import type { Application } from '../document/checklist.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Later } from './Later.tsx'
import { Section } from './Section.tsx'

const load = () => import('../correction/Corrections.tsx')

/** What was corrected after it was sent; nothing as long as nothing was. */
export function CorrectionsSection({ application }: Readonly<{ application: Application }>) {
  const t = useTranslate()
  const { applicants, correctedAfterSigning } = application
  const isCorrected =
    correctedAfterSigning > 0 || applicants.some(({ corrections }) => corrections > 0)
  if (!isCorrected) return null
  return (
    <Section title={t('own.corrections.title')}>
      <Later load={load}>{({ Corrections }) => <Corrections application={application} />}</Later>
    </Section>
  )
}
