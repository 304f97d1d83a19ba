import { useState } from 'react'
import type { Application } from '../document/checklist.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Later } from './Later.tsx'
import { Section } from './Section.tsx'
import { nothingWritten } from './use-conversation.ts'

const load = () => import('./Conversation.tsx')

/** What the traveller and we wrote to each other, and where they write to us. */
export function MessagesSection({ application }: Readonly<{ application: Application }>) {
  const t = useTranslate()
  const [writing, change] = useState(nothingWritten)
  return (
    <Section title={t('own.thread.title')} gist={writing.text}>
      <Later load={load}>
        {({ Conversation }) => (
          <Conversation application={application} writing={writing} change={change} />
        )}
      </Later>
    </Section>
  )
}
