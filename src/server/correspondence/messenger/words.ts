import { referenceOf } from '#domain/application/reference.ts'
import { isTrusted, type MessengerNews, type MessengerReply } from '#domain/messenger.ts'
import { nextOpening } from '#domain/office-hours.ts'
import type { Language } from '#domain/reference/languages.ts'
import { fitsSms } from '#domain/sms.ts'
import { translatorFor } from '#phrases/compile.ts'
import { formatDate, localeOf } from '#phrases/format.ts'
import { rowForTraveller } from '../../application/for-traveller.ts'
import { findApplicationById } from '../../data/application/application.ts'
import type { MessengerContactRow } from '../../data/correspondence/messenger-contact.ts'
import { linkToken } from '../../platform/link-token.ts'
import type { Services } from '../../services.ts'
import { officeHours } from '../../staff/office-hours.ts'
import { letterLanguage, linksFor } from '../letter/links.ts'

/** Whom a message is for, and what about. */
export type Subject = {
  contact: MessengerContactRow
  /** Null: the contact is not known to have one. */
  application: { id: number; orderId: string } | null
  /** The letter whose link may open the application. */
  letterId: string | null
  now: Date
}

const translate = (language: Language) => translatorFor(language, () => {})

/** Fills the two gaps of a piece of news; `reopen` has one, the company. */
export function newsWords(
  news: MessengerNews,
  language: Language,
  [first = '', second = '']: readonly string[],
): string {
  const t = translate(language)
  return news === 'reopen'
    ? t('messenger.news.reopen', { company: first })
    : t(`messenger.news.${news}`, { reference: first, link: second })
}

/** As WhatsApp approves it. */
export const templateText = (news: MessengerNews, language: Language): string =>
  newsWords(news, language, ['{{1}}', '{{2}}'])

/** Where they read it; opens the application only for a contact that proved itself and was heard of lately. */
export function linkOf(
  { publicUrl, linkKey }: Pick<Services, 'publicUrl' | 'linkKey'>,
  { contact, application, letterId, now }: Subject,
  mayOpen = true,
): string {
  const isOpening = mayOpen && letterId !== null && isTrusted(contact, now)
  const token = isOpening ? linkToken(linkKey, 'letter', letterId) : null
  const links = linksFor(publicUrl, letterLanguage(contact.language), token)
  return application ? links.status(application.orderId) : links.own
}

/** What fills the gaps of news. */
export function valuesOf(
  services: Pick<Services, 'publicUrl' | 'linkKey' | 'company'>,
  news: MessengerNews,
  subject: Subject,
): string[] {
  if (news === 'reopen') return [services.company.name]
  const { application } = subject
  return [application ? referenceOf(application.id) : '', linkOf(services, subject)]
}

/** News as free text. An SMS that would become too long gets the link that opens nothing, which is shorter. */
export function newsText(services: Services, news: MessengerNews, subject: Subject): string {
  const { language, messenger } = subject.contact
  const [first = '', ...rest] = valuesOf(services, news, subject)
  const text = newsWords(news, language, [first, ...rest])
  if (messenger !== 'sms' || fitsSms(text)) return text
  return newsWords(news, language, [first, linkOf(services, subject, false)])
}

/** What answers something the person just did; null if it does not apply any more. */
export async function replyText(
  services: Services,
  reply: Exclude<MessengerReply, 'file-refused'>,
  subject: Subject,
): Promise<string | null> {
  const { application, contact } = subject
  const t = translate(contact.language)
  if (reply === 'away') return awayText(services, subject)
  if (reply !== 'connected') {
    return t(`messenger.reply.${reply}`, {
      link: linkOf(services, { ...subject, application: null }),
    })
  }
  return application && t('messenger.reply.connected', { reference: referenceOf(application.id) })
}

async function awayText(services: Services, { contact, application, now }: Subject) {
  const { language } = contact
  const t = translate(language)
  const hours = await officeHours(services, now)
  const opening = nextOpening(now, hours)
  if (!opening) return null
  const { timeZone } = hours
  const zone = new Intl.DateTimeFormat(localeOf(language), { timeZone, timeZoneName: 'long' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')
  // As the clock at the seat shows it.
  const shown = { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' } as const
  const opens = formatDate(new Date(`${opening.day}T${opening.opens}Z`), shown, language)
  // Only who proved the address hears more of the application than its number.
  const id = contact.state === 'proved' ? application?.id : undefined
  const status = id === undefined ? '' : await statusText(services, id, { language, now })
  const when = `${opens} (${zone?.value ?? timeZone})`
  return t('messenger.reply.away', { opening: when, status }).trim()
}

async function statusText(
  { db }: Services,
  id: number,
  { language, now }: { language: Language; now: Date },
): Promise<string> {
  const application = await findApplicationById(db, id)
  if (!application) return ''
  const told = await rowForTraveller(db, application, now)
  const t = translate(language)
  const status = t(`letter.status.${told.application.status}`)
  return t('messenger.reply.away.status', { reference: referenceOf(id), status })
}
