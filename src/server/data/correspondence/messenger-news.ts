import { hash } from 'node:crypto'
import { isReminder, type LetterKind } from '#domain/letter.ts'
import { type Messenger, messengerLimits, messengerNewsOf } from '#domain/messenger.ts'
import { countryOfNumber } from '#domain/phone.ts'
import { afterQuietHours } from '#domain/quiet-hours.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import { countCall } from '../operation/rate-limit.ts'
import { findOpenContacts, type MessengerContactRow } from './messenger-contact.ts'
import { enqueueMessage } from './messenger-message.ts'

type Telling = {
  letter: { id: string; kind: LetterKind }
  applicationId: number
  now: Date
  delaySeconds?: number | undefined
  /** Its e-mail did not arrive: those who proved themselves hear of it even without wanting news. */
  isReturned?: true
}

const hears = ({ messenger, state, wantsNews }: MessengerContactRow, isReturned = false) => {
  if (state === 'proved') return wantsNews || isReturned
  // A bot writes only to who has started it.
  return state === 'claimed' && wantsNews && !isReturned && messenger !== 'telegram'
}

/** The messengers that will tell of an application's letters. */
export async function findToldMessengers(tx: Tx, applicationId: number): Promise<Messenger[]> {
  const contacts = await findOpenContacts(tx, applicationId)
  return contacts.filter((each) => hears(each)).map(({ messenger }) => messenger)
}

/** Anybody may type anybody's number: it gets few news a day, however many applications name it. */
async function isWithin(tx: Tx, { messenger, address }: MessengerContactRow, now: Date) {
  const keyHash = hash('sha256', `news to ${messenger} ${address}`, 'buffer')
  const until = new Date(now.getTime() + 86_400_000)
  const counted = await countCall(tx, { keyHash, now, until })
  return !counted || counted.count <= messengerLimits.typedPerDay
}

/**
 * Tells an application's contacts of a letter, in the causing transaction, not before the letter
 * may go; each once. Returns the messengers by which it is told.
 */
export async function tellContacts(
  tx: Tx,
  services: Pick<Services, 'boss' | 'random'>,
  { letter, applicationId, now, delaySeconds = 0, isReturned }: Telling,
): Promise<Messenger[]> {
  const news = messengerNewsOf(letter.kind)
  if (!news) return []
  const told: Messenger[] = []
  for (const contact of await findOpenContacts(tx, applicationId)) {
    if (!hears(contact, isReturned)) continue
    if (contact.state === 'claimed' && !(await isWithin(tx, contact, now))) continue
    const quiet = isReminder(letter.kind) ? await quietSeconds(tx, contact, now) : 0
    const id = await enqueueMessage(tx, services, {
      ...{ contactId: contact.id, letterId: letter.id, news, now },
      delaySeconds: Math.max(delaySeconds, quiet),
    })
    if (id !== null) told.push(contact.messenger)
  }
  return told
}

/** Reminders do not ring at night: in the number's country, else in that of the first passport. */
async function quietSeconds(
  tx: Tx,
  { messenger, address, applicationId }: MessengerContactRow,
  now: Date,
): Promise<number> {
  const first = tx
    .selectFrom('applicant')
    .select('nationality')
    .where('applicationId', '=', applicationId)
    .orderBy('position')
    .limit(1)
  const country =
    (messenger === 'telegram' ? null : countryOfNumber(address)) ??
    (await first.executeTakeFirst())?.nationality ??
    null
  return Math.ceil((afterQuietHours(now, country).getTime() - now.getTime()) / 1000)
}
