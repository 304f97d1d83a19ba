import type { AnswerOf, BodyOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/staff/template.ts'
import { AppError } from '#domain/error.ts'
import { type Language, languages } from '#domain/reference/languages.ts'
import {
  isProductTemplate,
  mayChangeTemplate,
  productTemplates,
  templateLimits,
  variablesOf,
} from '#domain/template.ts'
import { productTexts } from '#phrases/templates.ts'
import {
  deleteTemplate,
  deleteTextsBut,
  findTemplate,
  findTemplateForUpdate,
  findTemplates,
  insertTemplate,
  isNameTaken,
  lockTemplates,
  type TemplateRow,
  updateTemplate,
  upsertTexts,
} from '../../data/correspondence/template.ts'
import type { StaffActor, Trace } from '../../http/staff-route.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { textsOf } from '../template-values.ts'

type Item = Omit<AnswerOf<typeof contract.listTemplates>['items'][number], 'language' | 'text'>
type Template = AnswerOf<typeof contract.getTemplate>
type Given = BodyOf<typeof contract.addTemplate>
type Acting = { staff: StaffActor; trace: Trace; now: Date }

const productItem = (id: string): Item => ({
  id,
  name: id,
  languages: [...languages],
  isProduct: true,
  isShared: true,
  isOwn: false,
  owner: null,
  mayChange: false,
  version: 1,
})

const mayChange = ({ staffId, isShared }: TemplateRow, { id, authority }: StaffActor): boolean =>
  mayChangeTemplate({ isOwn: staffId === id, isShared }, authority)

function itemOf(row: TemplateRow, has: readonly Language[], staff: StaffActor): Item {
  const { id, name, isShared, owner, version } = row
  const isOwn = row.staffId === staff.id
  return {
    ...{ id, name, isShared, owner, version, isOwn },
    languages: languages.filter((each) => has.includes(each)),
    isProduct: false,
    mayChange: mayChange(row, staff),
  }
}

/** Own and shared templates by name, then the built-in ones. */
export async function listTemplates(
  tx: Tx,
  staff: StaffActor,
  asked: Language,
): Promise<AnswerOf<typeof contract.listTemplates>['items']> {
  const rows = await findTemplates(tx, staff.id, asked)
  const ours = rows.map((row) => ({
    ...itemOf(row, row.languages ?? [], staff),
    language: row.language,
    text: row.text,
  }))
  const theirs = productTemplates.map((id) => ({
    ...{ ...productItem(id), language: asked, text: productTexts[asked][id] },
  }))
  return [...ours, ...theirs]
}

/** Throws template.not-found, also for a colleague's own. */
export async function getTemplate(tx: Tx, id: string, staff: StaffActor): Promise<Template> {
  const texts = await textsOf(tx, { id, staffId: staff.id })
  if (isProductTemplate(id)) return { ...productItem(id), texts }
  const row = await findTemplate(tx, { id, staffId: staff.id })
  if (!row) throw new AppError('template.not-found')
  return { ...itemOf(row, Object.keys(texts) as Language[], staff), texts }
}

function checkTexts(texts: Given['texts']): void {
  const isOdd = Object.values(texts).some((text) => variablesOf(text).unknown.length > 0)
  if (isOdd) throw new AppError('template.unknown-variable')
}

const rowsOf = (templateId: string, texts: Given['texts'], { random }: Pick<Services, 'random'>) =>
  Object.entries(texts).map(([language, text]) => ({
    ...{ id: random.uuid(), templateId, language: language as Language, text },
  }))

/** Throws template.too-many, template.name-taken, template.unknown-variable. */
export async function addTemplate(
  services: Services,
  { name, isShared, texts }: Given,
  { staff, trace, now }: Acting,
): Promise<Template> {
  checkTexts(texts)
  const id = services.random.uuid()
  return inTransaction(services.db, async (tx) => {
    if ((await lockTemplates(tx, staff.id)) >= templateLimits.templates) {
      throw new AppError('template.too-many')
    }
    if (isShared && (await isNameTaken(tx, name, id))) throw new AppError('template.name-taken')
    const row = { id, name, isShared, staffId: staff.id, createdAt: now, changedAt: now }
    await insertTemplate(tx, row)
    await upsertTexts(tx, rowsOf(id, texts, services))
    await trace(tx, { subject: id, details: { shared: isShared, languages: Object.keys(texts) } })
    return getTemplate(tx, id, staff)
  })
}

/** A template that may be changed, locked. Throws template.not-found, staff.forbidden. */
async function lockChangeable(tx: Tx, id: string, staff: StaffActor): Promise<TemplateRow> {
  const row = await findTemplateForUpdate(tx, { id, staffId: staff.id })
  if (!row) throw new AppError('template.not-found')
  if (!mayChange(row, staff)) throw new AppError('staff.forbidden')
  return row
}

/**
 * Throws template.not-found, staff.forbidden, template.changed (saved by somebody since), and the
 * errors of adding. Managing others' templates does not include making one private.
 */
export async function changeTemplate(
  services: Services,
  { id, body }: { id: string; body: BodyOf<typeof contract.changeTemplate> },
  { staff, trace, now }: Acting,
): Promise<Template> {
  const { name, isShared, texts, version } = body
  checkTexts(texts)
  return inTransaction(services.db, async (tx) => {
    await lockTemplates(tx, staff.id)
    const row = await lockChangeable(tx, id, staff)
    if (row.version !== version) throw new AppError('template.changed')
    if (!isShared && row.staffId !== staff.id) throw new AppError('staff.forbidden')
    if (isShared && (await isNameTaken(tx, name, id))) throw new AppError('template.name-taken')
    await updateTemplate(tx, id, { name, isShared, changedAt: now })
    await deleteTextsBut(tx, id, Object.keys(texts) as Language[])
    await upsertTexts(tx, rowsOf(id, texts, services))
    await trace(tx, { subject: id, details: { shared: isShared, languages: Object.keys(texts) } })
    return getTemplate(tx, id, staff)
  })
}

/** Throws template.not-found, staff.forbidden. */
export async function removeTemplate(
  { db }: Services,
  id: string,
  { staff, trace }: Acting,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockChangeable(tx, id, staff)
    await deleteTemplate(tx, id)
    await trace(tx, { subject: id })
  })
}
