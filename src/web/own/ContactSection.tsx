import type { Application } from '../document/checklist.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Later } from './Later.tsx'
import { Section } from './Section.tsx'

const load = () => import('../correction/CorrectContact.tsx')

type ContactSectionProps = Readonly<{ application: Application; onChanged: () => void }>

/** Who gets our letters, how else we reach them, and correcting it. */
export function ContactSection({ application, onChanged }: ContactSectionProps) {
  const t = useTranslate()
  return (
    <Section title={t('own.contact.title')} gist={application.contactEmail}>
      <Later load={load}>
        {({ CorrectContact }) => <CorrectContact application={application} onChanged={onChanged} />}
      </Later>
    </Section>
  )
}
