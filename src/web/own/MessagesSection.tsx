import { useState } from 'react'
import type { Application } from '../document/checklist.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Later } from './Later.tsx'
import { Section } from './Section.tsx'
import { nothingWritten } from './use-conversation.ts'

const load = () => import('./Conversation.tsx')

/** What we wrote last; nothing where we did not. */
const lastMessage = ({ timeline }: Application) =>
  timeline.findLast(({ status }) => status === 'message-sent')?.note ?? ''

/** What the traveller and we wrote to each other, and where they write to us. */
export function MessagesSection({ application }: Readonly<{ application: Application }>) {
  const t = useTranslate()
  const [writing, change] = useState(nothingWritten)
  const gist = writing.text || lastMessage(application)
  return (
    <Section title={t('own.thread.title')} gist={gist && <bdi>{gist}</bdi>}>
      <Later load={load}>
        {({ Conversation }) => (
          <Conversation application={application} writing={writing} change={change} />
        )}
      </Later>
    </Section>
  )
}
