import { readTemplateName, templateLanguage } from '#domain/messenger-template.ts'
import type { TemplateState } from '../../platform/adapters/messenger-service/port.ts'
import type { Tx } from '../../platform/db/database.ts'

type TemplateNews = {
  name: string
  /** The service's code of it: zh_CN. */
  language: string
  state: TemplateState
  reason: string | null
}

/** What the service says of a template; those that are not ours, or of another version, are left out. */
export async function noteTemplate(
  tx: Tx,
  { name, language: code, state, reason }: TemplateNews,
  now: Date,
): Promise<void> {
  const news = readTemplateName(name)
  const language = templateLanguage(code)
  if (!news || !language) return
  await tx
    .insertInto('messengerTemplate')
    .values({ news, language, name, state, reason, askedAt: now })
    .onConflict((oc) =>
      oc.columns(['news', 'language']).doUpdateSet({ name, state, reason, askedAt: now }),
    )
    .execute()
}

/** All that were submitted, in any version. */
export const findTemplates = (tx: Tx) => tx.selectFrom('messengerTemplate').selectAll().execute()
