import type { Application } from '../document/checklist.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { contactOf } from './answers.ts'
import { Facts } from './Facts.tsx'
import { useReader } from './reader.ts'
import { Section } from './Section.tsx'

/** Who gets our letters, and how else we reach them. */
export function ContactSection({ application }: Readonly<{ application: Application }>) {
  const t = useTranslate()
  const reader = useReader(application.portOfEntry)
  return (
    <Section title={t('own.contact.title')} gist={application.contactEmail}>
      <Facts rows={contactOf(application, reader).map(({ label, text }) => [label, text])} />
    </Section>
  )
}
