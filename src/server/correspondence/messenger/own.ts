import type { AnswerOf } from '#contract/endpoint.ts'
import type { connectMessenger, getOwnMessengers, OwnMessenger } from '#contract/messenger.ts'
import { AppError } from '#domain/error.ts'
import { type Messenger, messengerLimits, messengers } from '#domain/messenger.ts'
import { maskAddress } from '#domain/messenger-address.ts'
import { sentCode } from '#domain/messenger-words.ts'
import { translatorFor } from '#phrases/compile.ts'
import {
  changeApplication,
  findApplication,
  getApplicationForUpdate,
} from '../../data/application/application.ts'
import { countCodes, insertCode } from '../../data/correspondence/messenger-code.ts'
import {
  changeContact,
  endContact,
  findNewestContacts,
  findOpenContacts,
  forgetStopped,
} from '../../data/correspondence/messenger-contact.ts'
import { dropNews } from '../../data/correspondence/messenger-message.ts'
import type { Authority } from '../../data/staff/authority.ts'
import { hashToken } from '../../http/cookie.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'

const hourSeconds = 3_600

type Own = { id: number; authority: Authority; now: Date }
type OwnAt = Own & { messenger: Messenger }

/** What can be connected, and what is. Throws application.not-found. */
export async function ownMessengers(
  { db, messengers: services }: Services,
  { id, authority }: Own,
): Promise<AnswerOf<typeof getOwnMessengers>> {
  const application = await findApplication(db, id, authority)
  if (!application) throw new AppError('application.not-found')
  const offered = messengers.flatMap((messenger) => {
    const service = services[messenger]
    return service ? [{ messenger, isSandbox: service.isSandbox }] : []
  })
  const items = (await findNewestContacts(db, application.id)).map(
    (row): OwnMessenger => ({
      messenger: row.messenger,
      address: maskAddress(row.address),
      // An unknown one belongs to no application.
      state: row.state as OwnMessenger['state'],
      wantsNews: row.wantsNews,
      since: (row.provedAt ?? row.createdAt).toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
      endReason: row.endReason,
    }),
  )
  return { offered, items }
}

/** Makes a code. Throws application.not-found, messenger.not-offered, request.too-many. */
export async function connect(
  { db, random, messengers: services }: Services,
  { id, authority, messenger, now }: OwnAt,
): Promise<AnswerOf<typeof connectMessenger>> {
  const service = services[messenger]
  const { codeBytes, codeMinutes, codesPerHour } = messengerLimits
  const secret = Buffer.from(random.token(), 'base64url')
    .subarray(0, codeBytes)
    .toString('base64url')
  const code = sentCode(secret)
  const { language } = await inTransaction(db, async (tx) => {
    const application = await getApplicationForUpdate(tx, id, authority)
    if (!service) throw new AppError('messenger.not-offered')
    const since = new Date(now.getTime() - hourSeconds * 1000)
    if ((await countCodes(tx, id, since)) >= codesPerHour) {
      throw new AppError('request.too-many', { seconds: hourSeconds })
    }
    const codeHash = hashToken(secret)
    await insertCode(tx, { codeHash, applicationId: id, messenger, createdAt: now })
    return application
  })
  if (!service) throw new AppError('messenger.not-offered')
  const words = translatorFor(language, () => {})('messenger.words', { code })
  const expiresAt = new Date(now.getTime() + codeMinutes * 60_000).toISOString()
  return { url: service.connectUrl({ code, words }), words, expiresAt }
}

/** The open contacts of an application at a messenger, and the application, locked. */
async function lockOwn(tx: Tx, { id, authority, messenger }: OwnAt) {
  const application = await getApplicationForUpdate(tx, id, authority)
  const open = await findOpenContacts(tx, id)
  return { application, open: open.filter((each) => each.messenger === messenger) }
}

/** Throws application.not-found, messenger.not-connected. */
export function change(
  { db }: Services,
  { wantsNews, ...at }: OwnAt & { wantsNews: boolean },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { open } = await lockOwn(tx, at)
    if (open.length === 0) throw new AppError('messenger.not-connected')
    for (const { id } of open) {
      await changeContact(tx, id, { wantsNews })
      if (!wantsNews) await dropNews(tx, id, at.now)
    }
  })
}

/** Ends it, also for a number that is corrected later. Throws application.not-found. */
export function end({ db }: Services, at: OwnAt): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { application, open } = await lockOwn(tx, at)
    for (const { id } of open) await endContact(tx, { id, reason: 'traveller', now: at.now })
    await forgetStopped(tx, { applicationId: at.id, messenger: at.messenger })
    if (at.messenger === 'whatsapp' && application.messengerNews) {
      await changeApplication(tx, application, { messengerNews: false })
    }
  })
}
