import type { Frame } from './frame.ts'
import type { LetterProps } from './kinds.ts'
import { Layout } from './layout.tsx'
import { Action, Message, Note, Paragraph } from './parts.tsx'

export function ChatAnswer({ frame, props }: { frame: Frame; props: LetterProps['chat-answer'] }) {
  const { t } = frame
  const { answers, days, url } = props
  return (
    <Layout
      frame={frame}
      preview={t('letter.chat-answer.preview')}
      title={t('letter.chat-answer.title')}
    >
      <Paragraph>{t('letter.chat-answer.text', { count: answers.length })}</Paragraph>
      {answers.map(({ senderName, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: answers may repeat, and never move
        <Message key={index} title={senderName}>
          {text}
        </Message>
      ))}
      <Action href={url}>{t('letter.chat-answer.action')}</Action>
      <Note>{t('letter.chat-answer.link', { days })}</Note>
    </Layout>
  )
}
