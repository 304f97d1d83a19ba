import type { Application } from '../document/checklist.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Letters } from './Letters.tsx'
import { Section } from './Section.tsx'

/** What we have written about the application. */
export function LettersSection({ application }: Readonly<{ application: Application }>) {
  const t = useTranslate()
  return (
    <Section title={t('own.letters.title')}>
      <Letters applicationId={application.id} />
    </Section>
  )
}
