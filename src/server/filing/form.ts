import type * as z from 'zod/mini'
import type { getFilingForm } from '#contract/staff/filing.ts'
import { type FilingForm, shippedForm } from '#domain/filing/form.ts'
import { deleteFilingForm, findFilingForm, saveFilingForm } from '../data/filing.ts'
import type { Database, Tx } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { StaffActor, Trace } from '../http/staff-route.ts'

/** The form that travellers are filed by. */
export async function formOf(tx: Tx): Promise<FilingForm> {
  return (await findFilingForm(tx))?.content ?? shippedForm
}

type FormView = z.input<(typeof getFilingForm)['answers'][200]>

export async function formViewOf(tx: Tx): Promise<FormView> {
  const found = await findFilingForm(tx)
  if (!found) return { form: asSent(shippedForm), changed: null }
  const { content, changedAt, changedBy, name } = found
  const by = changedBy === null ? null : { id: changedBy, name: name ?? changedBy }
  return { form: asSent(content), changed: { at: changedAt.toISOString(), by } }
}

/** Lists of the domain are read-only; those of an answer are not typed so. */
const asSent = ({ mailbox, sections }: FilingForm): FormView['form'] => ({
  mailbox,
  sections: sections.map((section) => ({
    ...section,
    lines: section.lines.map(({ values, ...line }) => ({
      ...line,
      ...(values && { values: { ...values } }),
    })),
  })),
})

type Change = { staff: StaffActor; trace: Trace; now: Date }

/** Puts another form in its place; null brings the shipped one back. */
export async function changeForm(
  db: Database,
  form: FilingForm | null,
  { staff, trace, now }: Change,
): Promise<FormView> {
  await inTransaction(db, async (tx) => {
    if (form) await saveFilingForm(tx, form, { staffId: staff.id, now })
    else await deleteFilingForm(tx)
    const lines = form?.sections.flatMap((section) => section.lines) ?? []
    const details = form
      ? { lines: lines.length, off: lines.filter(({ isOn }) => !isOn).length }
      : { isReset: true }
    await trace(tx, { details })
  })
  return formViewOf(db)
}
