import { useState } from 'react'
import type { Application } from '../document/checklist.ts'
import { LazyPart } from '../document/LazyPart.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import type { Standing } from '../status/standing.ts'
import { Timeline } from '../status/Timeline.tsx'
import { Group, Section } from './Section.tsx'
import { nothingWritten } from './use-conversation.ts'

const load = () => import('./Conversation.tsx')

const isMessage = ({ status }: Standing['timeline'][number]) => status === 'message-sent'

type HistoryCardProps = Readonly<{ application: Application; standing: Standing }>

/** Past and upcoming events, and the conversation below. Nothing is listed twice. */
export function HistoryCard({ application, standing }: HistoryCardProps) {
  const t = useTranslate()
  const [writing, change] = useState(nothingWritten)
  const { timeline } = standing
  const gist = writing.text || timeline.findLast(isMessage)?.note
  const steps = { ...standing, timeline: timeline.filter((entry) => !isMessage(entry)) }
  return (
    <Group title={t('status.timeline.title')}>
      <div className="px-4 pb-2 sm:px-6">
        <Timeline standing={steps} />
      </div>
      <Section title={t('own.thread.title')} gist={gist}>
        <LazyPart load={load}>
          {({ Conversation }) => (
            <Conversation application={application} writing={writing} change={change} />
          )}
        </LazyPart>
      </Section>
    </Group>
  )
}
