import type { Application } from '../document/checklist.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Later } from './Later.tsx'
import { Section } from './Section.tsx'

const load = () => import('../correction/CorrectContact.tsx')

type ContactSectionProps = Readonly<{
  application: Application
  /** How often something on the page led here, to correct the address: its form stands open. */
  calls: number
  onChanged: () => void
}>

/** Who gets our letters, how else we reach them, and correcting it. */
export function ContactSection({ application, calls, onChanged }: ContactSectionProps) {
  const t = useTranslate()
  return (
    <Section title={t('own.contact.title')} gist={application.contactEmail} calls={calls}>
      <Later load={load}>
        {({ CorrectContact }) => (
          <CorrectContact
            // Begun anew with each call.
            key={calls}
            application={application}
            beginsWithForm={calls > 0}
            onChanged={onChanged}
          />
        )}
      </Later>
    </Section>
  )
}
