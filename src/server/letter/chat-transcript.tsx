import { localeOf } from '#phrases/format.ts'
import type { Frame } from './frame.ts'
import type { LetterProps } from './kinds.ts'
import { Layout } from './layout.tsx'
import { Action, Message, Note, Paragraph } from './parts.tsx'

export function ChatTranscript({
  frame,
  props,
}: {
  frame: Frame
  props: LetterProps['chat-transcript']
}) {
  const { t, language } = frame
  const { messages, timeZone, days, url } = props
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const
  const moment = new Intl.DateTimeFormat(localeOf(language), style)
  return (
    <Layout
      frame={frame}
      preview={t('letter.chat-transcript.preview')}
      title={t('letter.chat-transcript.title')}
    >
      <Paragraph>{t('letter.chat-transcript.text')}</Paragraph>
      {messages.map(({ senderName, text, at }, index) => (
        <Message
          // biome-ignore lint/suspicious/noArrayIndexKey: messages may repeat, and never move
          key={index}
          title={`${senderName ?? t('letter.chat-transcript.you')}, ${moment.format(new Date(at))}`}
        >
          {text}
        </Message>
      ))}
      <Action href={url}>{t('letter.chat-answer.action')}</Action>
      <Note>{t('letter.chat-answer.link', { days })}</Note>
      <Note>{t('letter.chat-transcript.ignore')}</Note>
    </Layout>
  )
}
