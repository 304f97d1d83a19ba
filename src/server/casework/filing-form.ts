import { defaultForm } from '#domain/filing/default-form.ts'
import type { FilingForm } from '#domain/filing/form.ts'
import { findFilingForm } from '../data/casework/filing.ts'
import type { Tx } from '../platform/db/database.ts'

/** The authority's portal form. */
export async function formOf(tx: Tx): Promise<FilingForm> {
  return (await findFilingForm(tx))?.content ?? defaultForm
}
