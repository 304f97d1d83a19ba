import type { BodyOf } from '#contract/endpoint.ts'
import type { ChatReply, saveChatReply } from '#contract/staff/chat.ts'
import { AppError } from '#domain/error.ts'
import { fallbackLanguage, type Language } from '#domain/reference/languages.ts'
import { dictionaries } from '#phrases/compile.ts'
import { reply as english } from '#phrases/en/reply.ts'
import { findReplies, deleteReply as forgetReply, upsertReply } from '../data/chat-reply.ts'
import type { Tx } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { StaffActor, Trace } from '../http/staff-route.ts'
import type { Services } from '../services.ts'

type ReplyKey = Extract<keyof typeof english, `${string}.text`>
const keys = Object.keys(english).filter((key): key is ReplyKey => key.endsWith('.text'))

/** What the product brings along, in a visitor's language; its names are for colleagues. */
function broughtAlong(language: Language): ChatReply[] {
  const texts = dictionaries[language]?.reply ?? english
  return keys.map((key) => {
    const id = key.slice(0, -'.text'.length)
    return { id, name: id, language, text: texts[key], isOwn: false }
  })
}

/** Replies in a visitor's language: those of colleagues, those of the product, then colleagues' English ones. */
export async function repliesFor(db: Tx, language: Language): Promise<ChatReply[]> {
  const rows = await findReplies(db, [language, fallbackLanguage])
  const own = rows.map((row) => ({ ...row, isOwn: true }))
  const inLanguage = own.filter((each) => each.language === language)
  const others = own.filter(
    (each) => each.language !== language && !inLanguage.some(({ name }) => name === each.name),
  )
  return [...inLanguage, ...broughtAlong(language), ...others]
}

type Acting = { staff: StaffActor; trace: Trace; now: Date }

/** Keeps a reply for all colleagues; the same name in the same language is written anew. */
export async function saveReply(
  { db, random }: Services,
  { name, language, text }: BodyOf<typeof saveChatReply>,
  { staff, trace, now }: Acting,
): Promise<ChatReply> {
  return inTransaction(db, async (tx) => {
    const fresh = { id: random.uuid(), name, language, text, staffId: staff.id, createdAt: now }
    const id = await upsertReply(tx, fresh)
    await trace(tx, { subject: id, details: { language } })
    return { id, name, language, text, isOwn: true }
  })
}

/** Throws chat.not-found. */
export async function deleteReply({ db }: Services, id: string, trace: Trace): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await forgetReply(tx, id))) throw new AppError('chat.not-found')
    await trace(tx, { subject: id })
  })
}
