import { textWithFiles } from '#domain/chat.ts'
import { type MessengerReply, messengerReplies } from '#domain/messenger.ts'
import { templateName } from '#domain/messenger-template.ts'
import { answerForSms } from '#domain/sms.ts'
import { findDecision } from '../../data/application/event.ts'
import { findMessagesAfter } from '../../data/chat/message.ts'
import type { LetterRow } from '../../data/correspondence/letter.ts'
import {
  type ClaimedMessage,
  hasNotice,
  noTemplate,
} from '../../data/correspondence/messenger-message.ts'
import type { Services } from '../../services.ts'
import { decisionEvent } from '../letter/decision.ts'
import { currentTemplates, languageIn } from './templates.ts'
import { linkOf, newsText, replyText, type Subject, valuesOf } from './words.ts'

type Content =
  | { kind: 'text'; text: string }
  | { kind: 'template'; name: string; language: string; values: readonly string[] }

/** What goes, if anything, and what the message is then. */
export type Composed = {
  content: Content | null
  state: 'sent' | 'waiting' | 'dropped'
  isNotice: boolean
  code: string | null
}

export type Composing = {
  message: ClaimedMessage
  subject: Subject
  letter: LetterRow | null
  /** Whether free text may be sent. */
  isOpen: boolean
}

const dropped = (code: string | null): Composed => ({
  ...{ content: null, state: 'dropped', isNotice: false, code },
})

const text = (words: string, isNotice = false): Composed => ({
  ...{ content: { kind: 'text', text: words }, state: 'sent', isNotice, code: null },
})

const isReply = (news: ClaimedMessage['news']): news is MessengerReply =>
  messengerReplies.some((each) => each === news)

/** The words that stand in the thread: of a letter, or of a chat message with the names of files. */
async function answerWords(services: Services, { message, subject, letter }: Composing) {
  const { db } = services
  if (letter) return (await findDecision(db, decisionEvent(letter)))?.message ?? null
  const { chatMessageId } = message
  if (chatMessageId === null) return null
  const [said] = await findMessagesAfter(db, chatMessageId - 1, null, 1)
  if (said?.id !== chatMessageId) return null
  const words = textWithFiles(said)
  return said.files && subject.application ? `${words}\n${linkOf(services, subject)}` : words
}

/** The message as it stands now; in a shut window as an approved template. */
export async function compose(services: Services, composing: Composing): Promise<Composed> {
  const { message, subject, isOpen } = composing
  const { contact, application } = subject
  const { news } = message
  if (isReply(news)) {
    if (!isOpen) return dropped(null)
    const words =
      news === 'file-refused'
        ? await answerWords(services, composing)
        : await replyText(services, news, subject)
    return words === null ? dropped(null) : text(words)
  }
  const isAnswer = news === 'answer'
  // An address that nobody proved gets no words: it may be somebody else's.
  const hasWords = isAnswer && contact.state !== 'claimed'
  const words = isAnswer ? await answerWords(services, composing) : null
  if (isAnswer && words === null) return dropped(null)
  if (isOpen) {
    if (!hasWords || words === null) return text(newsText(services, news, subject), isAnswer)
    const link = linkOf(services, subject, false)
    return text(contact.messenger === 'sms' ? answerForSms(words, link) : words)
  }
  const waits = { content: null, state: 'waiting', isNotice: true, code: null } as const
  // The first notice tells of all that wait.
  if (hasWords && (await hasNotice(services.db, contact.id))) return waits
  const notice = hasWords && !application ? 'reopen' : news
  const wanted = { messenger: contact.messenger, news: notice, own: contact.language }
  const language = languageIn(services, await currentTemplates(services.db), wanted)
  if (!language) {
    return hasWords ? { ...waits, isNotice: false, code: noTemplate } : dropped(noTemplate)
  }
  const values = valuesOf(services, notice, subject)
  const name = templateName(notice)
  const content = { kind: 'template', name, language, values } as const
  return { content, state: hasWords ? 'waiting' : 'sent', isNotice: isAnswer, code: null }
}
