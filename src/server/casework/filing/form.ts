import type * as z from 'zod/mini'
import type { changeFilingForm, getFilingForm } from '#contract/staff/filing-form.ts'
import { AppError } from '#domain/error.ts'
import { defaultForm } from '#domain/filing/default-form.ts'
import type { FilingForm } from '#domain/filing/form.ts'
import { findFilingForm, saveFilingForm } from '../../data/casework/filing.ts'
import type { StaffActor, Trace } from '../../http/staff-route.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'

type FormView = z.input<(typeof getFilingForm)['answers'][200]>
type FormBody = z.output<typeof changeFilingForm.body>

export async function formViewOf(tx: Tx): Promise<FormView> {
  const found = await findFilingForm(tx)
  const content = found?.content ?? null
  const by = found?.changedBy ? { id: found.changedBy, name: found.name ?? found.changedBy } : null
  return {
    version: found?.version ?? 0,
    isShipped: content === null,
    form: asSent(content ?? defaultForm),
    changed: found ? { at: found.changedAt.toISOString(), by } : null,
  }
}

/** Domain lists are readonly; the answer's type is not. */
const asSent = ({ mailbox, files, sections }: FilingForm): FormView['form'] => ({
  mailbox,
  files: { ...files, names: { ...files.names } },
  sections: sections.map((section) => ({
    ...section,
    lines: section.lines.map(({ values, ...line }) => ({
      ...line,
      ...(values && { values: { ...values } }),
    })),
  })),
})

/** Audit details: the number of lines, and those added, removed or changed. */
function detailsOf(before: FilingForm, after: FilingForm | null) {
  if (after === null) return { isReset: true }
  const linesIn = ({ sections }: FilingForm) => sections.flatMap(({ lines }) => lines)
  const [old, all] = [linesIn(before), linesIn(after)]
  const twin = (key: string) => old.find((line) => line.key === key)
  const keys = (lines: typeof all) => lines.map(({ key }) => key)
  const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b)
  const changed = all.filter((line) => twin(line.key) && differs(twin(line.key), line))
  const stay = new Set(keys(all))
  const orderOf = (lines: typeof all, of: typeof all) => {
    const both = new Set(keys(of))
    return keys(lines).filter((key) => both.has(key))
  }
  return {
    lines: all.length,
    off: all.filter(({ isOn }) => !isOn).length,
    added: keys(all.filter(({ key }) => !twin(key))),
    removed: keys(old.filter(({ key }) => !stay.has(key))),
    changed: keys(changed),
    isMoved: differs(orderOf(old, all), orderOf(all, old)),
    others: (['mailbox', 'files'] as const).filter((part) => differs(before[part], after[part])),
  }
}

type Change = { staff: StaffActor; trace: Trace; now: Date }

/**
 * Replaces the form that was read; null restores the shipped one. Throws filing-form.changed after
 * a concurrent change.
 */
export async function changeForm(
  { db, asked }: Services,
  { version, form }: FormBody,
  { staff, trace, now }: Change,
): Promise<FormView> {
  const view = await inTransaction(db, async (tx) => {
    const before = (await findFilingForm(tx))?.content ?? defaultForm
    const isSaved = await saveFilingForm(tx, form, { version, staffId: staff.id, now })
    if (!isSaved) throw new AppError('filing-form.changed')
    await trace(tx, { details: detailsOf(before, form) })
    return formViewOf(tx)
  })
  await asked.reload()
  return view
}
