import { type Insertable, sql } from 'kysely'
import type { Language } from '#domain/reference/languages.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Template, TemplateText } from '../../platform/db/schema.ts'

/** Serialises saving, since shared names are unique. */
const templateLock = 7203214

/** Own and shared templates. */
const readable = (tx: Tx, staffId: string) =>
  tx
    .selectFrom('template')
    .innerJoin('staff', 'staff.id', 'template.staffId')
    .select([
      'template.id',
      'template.name',
      'template.staffId',
      'template.isShared',
      'template.version',
      'staff.name as owner',
    ])
    .where(({ eb, or }) =>
      or([eb('template.staffId', '=', staffId), eb('template.isShared', '=', true)]),
    )

/** Prefers the text in the language, then English, then any. */
const bestFirst = (language: Language) =>
  sql`(template_text.language = ${language}) desc, (template_text.language = 'en') desc, template_text.language`

/** Own and shared templates by name, each with its languages and best text. */
export function findTemplates(tx: Tx, staffId: string, language: Language) {
  return readable(tx, staffId)
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('templateText')
          .select(['templateText.id as textId', 'templateText.language', 'templateText.text'])
          .whereRef('templateText.templateId', '=', 'template.id')
          .orderBy(bestFirst(language))
          .limit(1)
          .as('best'),
      (join) => join.onTrue(),
    )
    .select(['best.textId', 'best.language', 'best.text'])
    .select(({ selectFrom }) =>
      selectFrom('templateText')
        .select(({ fn }) => fn.agg<Language[]>('array_agg', ['templateText.language']).as('all'))
        .whereRef('templateText.templateId', '=', 'template.id')
        .as('languages'),
    )
    .orderBy('template.name')
    .orderBy('template.id')
    .execute()
}

export function findTemplate(tx: Tx, { id, staffId }: { id: string; staffId: string }) {
  return readable(tx, staffId).where('template.id', '=', id).executeTakeFirst()
}

export type TemplateRow = NonNullable<Awaited<ReturnType<typeof findTemplate>>>

/** Locked until the transaction ends. */
export function findTemplateForUpdate(tx: Tx, { id, staffId }: { id: string; staffId: string }) {
  return readable(tx, staffId)
    .where('template.id', '=', id)
    .forUpdate('template')
    .executeTakeFirst()
}

export function findTexts(tx: Tx, templateId: string) {
  return tx
    .selectFrom('templateText')
    .select(['id', 'language', 'text'])
    .where('templateId', '=', templateId)
    .execute()
}

/** The template of a text. */
export async function findTemplateOfText(tx: Tx, textId: string): Promise<string | null> {
  const found = await tx
    .selectFrom('templateText')
    .select('templateId')
    .where('id', '=', textId)
    .executeTakeFirst()
  return found?.templateId ?? null
}

/** The shared template of a name, locked. */
export function findSharedForUpdate(tx: Tx, name: string) {
  return tx
    .selectFrom('template')
    .select(['id', 'staffId', 'version'])
    .where('name', '=', name)
    .where('isShared', '=', true)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether another shared template has this name. */
export async function isNameTaken(tx: Tx, name: string, but: string): Promise<boolean> {
  const found = await tx
    .selectFrom('template')
    .select('id')
    .where('name', '=', name)
    .where('isShared', '=', true)
    .where('id', '<>', but)
    .executeTakeFirst()
  return found !== undefined
}

/** Counts somebody's templates, and blocks all saving until the transaction ends. */
export async function lockTemplates(tx: Tx, staffId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(${templateLock})`.execute(tx)
  const { count } = await tx
    .selectFrom('template')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('staffId', '=', staffId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertTemplate(tx: Tx, template: Insertable<Template>): Promise<void> {
  await tx.insertInto('template').values(template).execute()
}

/** Stores the next version. */
export async function updateTemplate(
  tx: Tx,
  id: string,
  change: Partial<Pick<Insertable<Template>, 'name' | 'isShared'>> & { changedAt: Date },
): Promise<void> {
  await tx
    .updateTable('template')
    .set(({ eb }) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Writes texts, replacing those of the same language. */
export async function upsertTexts(
  tx: Tx,
  texts: readonly Insertable<TemplateText>[],
): Promise<void> {
  await tx
    .insertInto('templateText')
    .values(texts)
    .onConflict((oc) =>
      oc
        .columns(['templateId', 'language'])
        .doUpdateSet(({ ref }) => ({ text: ref('excluded.text') })),
    )
    .execute()
}

/** Deletes its texts in all other languages. */
export async function deleteTextsBut(
  tx: Tx,
  templateId: string,
  kept: readonly Language[],
): Promise<void> {
  await tx
    .deleteFrom('templateText')
    .where('templateId', '=', templateId)
    .$if(kept.length > 0, (query) => query.where('language', 'not in', kept))
    .execute()
}

export async function deleteTemplate(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('template').where('id', '=', id).execute()
}
