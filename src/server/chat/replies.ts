import type { BodyOf } from '#contract/endpoint.ts'
import type { ChatReply, saveChatReply } from '#contract/staff/chat.ts'
import { chatLimits } from '#domain/chat.ts'
import { AppError } from '#domain/error.ts'
import { fallbackLanguage, type Language } from '#domain/reference/languages.ts'
import { may } from '#domain/staff/permission.ts'
import {
  type Filling,
  fillKnown,
  mayChangeTemplate,
  productTemplates,
  templateLimits,
  variablesOf,
} from '#domain/template.ts'
import { productTexts } from '#phrases/templates.ts'
import { valuesFor } from '../correspondence/template-values.ts'
import { findApplicationById } from '../data/application/application.ts'
import { findSessionById } from '../data/chat/session.ts'
import {
  deleteTemplate,
  deleteTextsBut,
  findSharedForUpdate,
  findTemplateForUpdate,
  findTemplateOfText,
  findTemplates,
  findTexts,
  insertTemplate,
  lockTemplates,
  updateTemplate,
  upsertTexts,
} from '../data/correspondence/template.ts'
import type { StaffActor, Trace } from '../http/staff-route.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { Services } from '../services.ts'

/** Facts that may be told to a visitor: about the application only once they proved access. */
async function knownIn(
  services: Services,
  { staff, language, sessionId }: Asked,
): Promise<Filling['known']> {
  const { db } = services
  const colleague = staff.displayName
  const session = sessionId === undefined ? undefined : await findSessionById(db, sessionId)
  if (!session?.isProven || session.applicationId === null) return { colleague }
  const row = await findApplicationById(db, session.applicationId)
  if (!row || row.erasedAt || !may(staff.authority, 'application.read')) return { colleague }
  const { values } = await valuesFor(db, services, { row, colleague, said: language })
  return values
}

type Asked = { staff: StaffActor; language: Language; sessionId: string | undefined }

/**
 * Templates for the chat: in the visitor's language, the built-in ones, then others in English.
 * Unknown variables are left to the colleague. Long templates are for letters only.
 */
export async function repliesFor(services: Services, asked: Asked): Promise<ChatReply[]> {
  const { staff, language } = asked
  const known = await knownIn(services, asked)
  const rows = await findTemplates(services.db, staff.id, language)
  const kept = rows.map((row) => ({
    ...{ id: row.textId, name: row.name, language: row.language, text: row.text },
    isOwn: mayChangeTemplate(
      { isOwn: row.staffId === staff.id, isShared: row.isShared },
      staff.authority,
    ),
  }))
  const product = productTemplates.map((id) => ({
    ...{ id, name: id, language, text: productTexts[language][id], isOwn: false },
  }))
  return [
    ...kept.filter((each) => each.language === language),
    ...product,
    ...kept.filter((each) => each.language !== language && each.language === fallbackLanguage),
  ]
    .map((each) => ({ ...each, text: fillKnown(each.text, { known, free: {} }) }))
    .filter(({ text }) => text.length <= chatLimits.messageLength)
}

type Acting = { staff: StaffActor; trace: Trace; now: Date }

/**
 * Saves a text under the shared template of its name, creating it if needed. Throws
 * template.name-taken (a colleague's), template.too-many, template.unknown-variable.
 */
export async function saveReply(
  { db, random }: Services,
  { name, language, text }: BodyOf<typeof saveChatReply>,
  { staff, trace, now }: Acting,
): Promise<ChatReply> {
  if (variablesOf(text).unknown.length > 0) throw new AppError('template.unknown-variable')
  return inTransaction(db, async (tx) => {
    const count = await lockTemplates(tx, staff.id)
    const there = await findSharedForUpdate(tx, name)
    const templateId = there?.id ?? random.uuid()
    if (there) {
      const whose = { isOwn: there.staffId === staff.id, isShared: true }
      if (!mayChangeTemplate(whose, staff.authority)) throw new AppError('template.name-taken')
      await updateTemplate(tx, templateId, { changedAt: now })
    } else {
      if (count >= templateLimits.templates) throw new AppError('template.too-many')
      const begun = { id: templateId, name, isShared: true, staffId: staff.id }
      await insertTemplate(tx, { ...begun, createdAt: now, changedAt: now })
    }
    await upsertTexts(tx, [{ id: random.uuid(), templateId, language, text }])
    const written = (await findTexts(tx, templateId)).find((each) => each.language === language)
    await trace(tx, { subject: templateId, details: { language } })
    return { id: written?.id ?? templateId, name, language, text, isOwn: true }
  })
}

/** Throws template.not-found, staff.forbidden. */
export async function deleteReply(
  { db }: Services,
  textId: string,
  { staff, trace, now }: Acting,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const templateId = await findTemplateOfText(tx, textId)
    const row =
      templateId && (await findTemplateForUpdate(tx, { id: templateId, staffId: staff.id }))
    if (!row) throw new AppError('template.not-found')
    const whose = { isOwn: row.staffId === staff.id, isShared: row.isShared }
    if (!mayChangeTemplate(whose, staff.authority)) throw new AppError('staff.forbidden')
    const left = (await findTexts(tx, row.id)).filter(({ id }) => id !== textId)
    if (left.length === 0) {
      await deleteTemplate(tx, row.id)
    } else {
      const kept = left.map(({ language }) => language)
      await deleteTextsBut(tx, row.id, kept)
      await updateTemplate(tx, row.id, { changedAt: now })
    }
    await trace(tx, { subject: row.id, details: { language: null } })
  })
}
