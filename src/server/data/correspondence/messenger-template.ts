import { readTemplateName } from '#domain/messenger-template.ts'
import { languages } from '#domain/reference/languages.ts'
import type { TemplateState } from '../../platform/adapters/messenger-service/port.ts'
import type { Tx } from '../../platform/db/database.ts'

type TemplateNews = {
  name: string
  language: string
  state: TemplateState
  reason: string | null
}

/** What the service says of a template; those that are not ours, or of another version, are left out. */
export async function noteTemplate(
  tx: Tx,
  { name, language: given, state, reason }: TemplateNews,
  now: Date,
): Promise<void> {
  const news = readTemplateName(name)
  const language = languages.find((each) => each === given)
  if (!news || !language) return
  await tx
    .insertInto('messengerTemplate')
    .values({ news, language, name, state, reason, askedAt: now })
    .onConflict((oc) =>
      oc.columns(['news', 'language']).doUpdateSet({ name, state, reason, askedAt: now }),
    )
    .execute()
}

/** Deletes those that the service no longer lists: nothing has been heard of them since. */
export async function deleteTemplatesBefore(tx: Tx, askedAt: Date): Promise<void> {
  await tx.deleteFrom('messengerTemplate').where('askedAt', '<', askedAt).execute()
}

/** All that were submitted, in any version. */
export const findTemplates = (tx: Tx) => tx.selectFrom('messengerTemplate').selectAll().execute()
