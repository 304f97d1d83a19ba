import type { Application } from '../document/checklist.ts'
import { LazyPart } from '../document/LazyPart.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import { Section } from './Section.tsx'

const load = () => import('../correction/CorrectContact.tsx')

/** Count and purpose of links to this section: correct the contact, or enter the code for a new address. */
export type ContactCall = Readonly<{ count: number; begins: 'form' | 'code' | null }>

/** The purpose in the page's address, set by letters and our other pages. */
export function contactCallOf(hash: string): ContactCall {
  if (hash === '#contact') return { count: 1, begins: 'form' }
  return hash === '#contact-code' ? { count: 1, begins: 'code' } : { count: 0, begins: null }
}

type ContactSectionProps = Readonly<{
  application: Application
  call: ContactCall
  onChanged: () => void
}>

/** The contact, and its correction. */
export function ContactSection({ application, call, onChanged }: ContactSectionProps) {
  const t = useTranslate()
  const { pendingEmail } = application
  return (
    <Section
      title={t('own.contact.title')}
      gist={application.contactEmail}
      opens={pendingEmail ? 'always' : 'wide'}
      calls={call.count}
    >
      <LazyPart load={load}>
        {({ CorrectContact }) => (
          <CorrectContact
            // Remounts with each link.
            key={call.count}
            application={application}
            begins={pendingEmail && call.begins ? 'code' : call.begins}
            onChanged={onChanged}
          />
        )}
      </LazyPart>
    </Section>
  )
}
