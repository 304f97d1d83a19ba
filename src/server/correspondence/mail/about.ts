import { foldEmail } from '#domain/email.ts'
import { type ApplicationRow, findApplicationById } from '../../data/application/application.ts'
import { type ChatSessionRow, findSessionById } from '../../data/chat/session.ts'
import { findLetter } from '../../data/correspondence/letter.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import { type ReplySubject, readReplyAddress } from '../reply-address.ts'

/** The subject of an e-mail: an application, a conversation, or unknown. */
export type About = {
  application: ApplicationRow | null
  conversation: ChatSessionRow | null
}

const nothing: About = { application: null, conversation: null }

async function findSubject(tx: Tx, subject: ReplySubject): Promise<About> {
  if (subject.of === 'conversation') {
    return { ...nothing, conversation: (await findSessionById(tx, subject.id)) ?? null }
  }
  // Auto-replies go to the return path, so a letter's address stands for its application.
  const id =
    subject.of === 'application' ? subject.id : (await findLetter(tx, subject.id))?.applicationId
  const application = id ? await findApplicationById(tx, id) : undefined
  return { ...nothing, application: application && !application.erasedAt ? application : null }
}

/**
 * The subject of an e-mail by its recipient addresses alone: Message-ID and subject can be forged.
 * The first address of ours counts, an application's before a letter's.
 */
export async function findAbout(
  { db, linkKey, inboxAddress }: Pick<Services, 'db' | 'linkKey' | 'inboxAddress'>,
  recipients: readonly string[],
): Promise<About> {
  if (inboxAddress === null) return nothing
  const subjects = recipients.flatMap(
    (address) => readReplyAddress(linkKey, inboxAddress, address) ?? [],
  )
  const order = ['application', 'conversation', 'letter'] as const
  const inOrder = order.flatMap((of) => subjects.filter((subject) => subject.of === of))
  for (const subject of inOrder) {
    const found = await findSubject(db, subject)
    if (found.application || found.conversation) return found
  }
  return nothing
}

/** Whether its only sender is the address that we write to. */
export function isFrom(
  from: readonly string[],
  {
    application,
    conversation,
  }: Readonly<{
    application?: { contactEmail: string } | null
    conversation?: { email: string | null } | null | undefined
  }>,
): boolean {
  const contact = application?.contactEmail ?? conversation?.email
  const [sender, ...others] = from
  if (!contact || sender === undefined || others.length > 0) return false
  return foldEmail(sender) === foldEmail(contact)
}
