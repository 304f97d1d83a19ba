import * as z from 'zod/mini'
import { textWithFiles } from '#domain/chat.ts'
import { findMessagesAfter } from '../../../data/chat/message.ts'
import { closeAnswerLetter, findSessionById } from '../../../data/chat/session.ts'
import type { LetterPayload } from '../../../data/correspondence/letter-payload.ts'
import { type ChatLink, linkToChat } from '../chat-link.ts'
import { defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Message, Note, Paragraph } from '../parts.tsx'

type Props = ChatLink & {
  /** Unseen answers, oldest first. */
  answers: readonly { senderName: string; text: string }[]
}

function ChatAnswer({ frame, props }: { frame: Frame; props: Props }) {
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

const about: z.ZodMiniType<LetterPayload['chat-answer']> = z.object({
  sessionId: z.uuid(),
  afterId: z.number(),
})

export const chatAnswer = defineLetter<Props>({
  content: async (context) => {
    const { services, letter } = context
    const { sessionId, afterId } = about.parse(letter.props)
    await closeAnswerLetter(services.db, sessionId, letter.id)
    const session = await findSessionById(services.db, sessionId)
    if (!session) return null
    const unseen = Math.max(afterId, session.visitorSeenId)
    const messages = await findMessagesAfter(services.db, unseen, sessionId)
    const answers = messages.flatMap(({ senderName, ...said }) =>
      senderName === undefined ? [] : [{ senderName, text: textWithFiles(said) }],
    )
    if (answers.length === 0) return null
    return { props: { answers, ...(await linkToChat(context, sessionId)) } }
  },
  subject: ({ t }) => t('letter.chat-answer.subject'),
  View: ChatAnswer,
})
