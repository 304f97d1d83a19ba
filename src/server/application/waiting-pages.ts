import { requiredDocuments } from '#domain/document/document.ts'
import { refreshReadiness } from '../data/application/applicant-state.ts'
import type { ApplicationRow } from '../data/application/application.ts'
import { recordEvent } from '../data/application/event.ts'
import { insertVersion } from '../data/document/document.ts'
import { takeWaitingPages } from '../data/document/passport-page.ts'
import type { Tx } from '../platform/db/database.ts'
import { enqueue } from '../platform/db/enqueue.ts'
import type { Services } from '../services.ts'

/**
 * Turns passport pages that waited for payment into documents of the travellers of a locked
 * application: the first version of each, as if uploaded now, and compared `inSeconds`.
 */
export async function takeOverPages(
  tx: Tx,
  { boss, rules }: Pick<Services, 'boss' | 'rules'>,
  {
    id: applicationId,
    visaType,
    rulesVersion,
  }: Pick<ApplicationRow, 'id' | 'visaType' | 'rulesVersion'>,
  now: Date,
  inSeconds = 0,
): Promise<void> {
  const pages = await takeWaitingPages(tx, applicationId)
  for (const page of pages) {
    const documentType = 'passportDocument'
    await insertVersion(tx, { ...page, applicationId, documentType }, now)
    await recordEvent(tx, {
      ...{ applicationId, at: now, actor: 'traveller' },
      ...{ kind: 'document-added', note: documentType },
    })
    await enqueue(tx, boss, 'compare-passport', { id: page.id }, inSeconds)
  }
  if (pages.length === 0) return
  await refreshReadiness(tx, applicationId, requiredDocuments(rules.of(rulesVersion), visaType))
}
