import type { StaffMessenger } from '#contract/staff/messenger.ts'
import { isWindowOpen, windowEnd } from '#domain/messenger.ts'
import {
  findContactsOfSessions,
  type MessengerContactRow,
} from '../../data/correspondence/messenger-contact.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import { currentTemplates, languageIn, type Templates } from './templates.ts'
import { newsWords, type Subject, valuesOf } from './words.ts'

type Parts = Pick<Services, 'messengers' | 'publicUrl' | 'linkKey' | 'company'>
type Viewing = { tx: Tx; now: Date }

/** What goes in place of an answer while the reply window is shut; null without approval. */
function noticeOf(services: Parts, templates: Templates, subject: Subject): string | null {
  const news = subject.application ? 'answer' : 'reopen'
  const { messenger, language: own } = subject.contact
  const language = languageIn(services, templates, { messenger, news, own })
  return language && newsWords(news, language, valuesOf(services, news, subject))
}

/** Contacts as colleagues see them, with `orderId` of their application. */
export async function staffMessengers(
  services: Parts,
  contacts: readonly (MessengerContactRow & { orderId: string | null })[],
  { tx, now }: Viewing,
): Promise<StaffMessenger[]> {
  // An address that nobody proved gets no words.
  const takesWords = (contact: MessengerContactRow) =>
    contact.state !== 'ended' && contact.state !== 'claimed' && isWindowOpen(contact, now)
  const isShut = (contact: MessengerContactRow) => contact.state !== 'ended' && !takesWords(contact)
  const templates = contacts.some(isShut) ? await currentTemplates(tx) : []
  return contacts.map((contact) => {
    const { messenger, address, state, wantsNews, heardAt, endedAt, endReason } = contact
    const { applicationId: id, orderId } = contact
    const application = id === null || orderId === null ? null : { id, orderId }
    return {
      ...{ messenger, address, state, wantsNews, isOpen: takesWords(contact), endReason },
      openUntil: heardAt && (windowEnd(messenger, heardAt)?.toISOString() ?? null),
      notice: isShut(contact)
        ? noticeOf(services, templates, { contact, application, letterId: null, now })
        : null,
      endedAt: endedAt?.toISOString() ?? null,
    }
  })
}

/** Where answers in these conversations go, by conversation. */
export async function messengersOfSessions(
  services: Parts,
  sessionIds: readonly string[],
  viewing: Viewing,
): Promise<ReadonlyMap<string, StaffMessenger>> {
  if (sessionIds.length === 0) return new Map()
  const contacts = await findContactsOfSessions(viewing.tx, sessionIds)
  const views = await staffMessengers(services, contacts, viewing)
  return new Map(views.map((view, at) => [contacts[at]?.sessionId ?? '', view]))
}
