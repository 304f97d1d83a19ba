import * as z from 'zod/mini'
import { textWithFiles } from '#domain/chat.ts'
import { formatDate, isolated } from '#phrases/format.ts'
import { findMessagesAfter } from '../../../data/chat/message.ts'
import type { LetterPayload } from '../../../data/correspondence/letter-payload.ts'
import { type ChatLink, linkToChat } from '../chat-link.ts'
import { defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Message, Note, Paragraph } from '../parts.tsx'

type Props = ChatLink & {
  /** All messages; `senderName` is null for the visitor. */
  messages: readonly { senderName: string | null; text: string; at: string }[]
  /** IANA time zone of the times. */
  timeZone: string
}

function ChatTranscript({ frame, props }: { frame: Frame; props: Props }) {
  const { t, language } = frame
  const { messages, timeZone, days, url } = props
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const
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
          title={`${isolated(senderName ?? t('letter.chat-transcript.you'), language)} · ${formatDate(new Date(at), style, language)}`}
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

const about: z.ZodMiniType<LetterPayload['chat-transcript']> = z.object({ sessionId: z.uuid() })

export const chatTranscript = defineLetter<Props>({
  content: async (context) => {
    const { services, letter } = context
    const { sessionId } = about.parse(letter.props)
    const said = await findMessagesAfter(services.db, 0, sessionId)
    if (said.length === 0) return null
    const messages = said.map(({ senderName, timestamp, ...message }) => ({
      senderName: senderName ?? null,
      text: textWithFiles(message),
      at: timestamp,
    }))
    const { timeZone } = services.company.businessHours
    return { props: { messages, timeZone, ...(await linkToChat(context, sessionId)) } }
  },
  subject: ({ t, company }) => t('letter.chat-transcript.subject', { company: company.name }),
  View: ChatTranscript,
})
