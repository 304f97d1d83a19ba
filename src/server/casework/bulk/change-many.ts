import { AppError } from '#domain/error.ts'
import { writeToTraveller } from '../../correspondence/staff-message.ts'
import { filledFor, textsOf } from '../../correspondence/template-values.ts'
import { type ApplicationRow, lockApplication } from '../../data/application/application.ts'
import { findHeld } from '../../data/casework/held-decision.ts'
import type { StaffActor, Trace } from '../../http/staff-route.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { checkAssignee, giveTo } from '../../staff/assignment/assign.ts'
import { autoAssign } from '../../staff/assignment/auto-assign.ts'
import type { Action, Asked } from './action.ts'
import { file } from './file.ts'
import { dayMs } from './message.ts'
import { remind } from './remind.ts'
import { forEachRow, type Row } from './rows.ts'

export type Call = {
  ids: readonly number[]
  action: Asked
  staff: StaffActor
  trace: Trace
  now: Date
}

/** `held`: id of the decision while it can be undone. */
type DoneRow = Row & { held: number | null }

type Question = { asked: Asked; staff: StaffActor; isTried?: boolean }

/** The action for each row; without portal numbers in a preview. Throws staff.not-found, template.not-found. */
export async function actionOf(
  services: Services,
  { asked, staff: { id: staffId, displayName }, isTried = false }: Question,
): Promise<Action> {
  if (asked.kind === 'assign') {
    const { staffId: asking } = asked
    if (asking) await checkAssignee(services.db, asking)
    return async (tx, row, { staff, now }) => {
      const by = { staffId: staff.id, now }
      const to = asking === undefined ? await autoAssign(tx, services, row, by) : asking
      if (asking === undefined && to === null) throw new AppError('application.nobody-in')
      // Again: they may leave while the rows are given one by one.
      if (asking) await checkAssignee(tx, asking)
      if (asking !== undefined) await giveTo(tx, services, row, asking, by)
      return { action: 'application.assigned', details: { to } }
    }
  }
  if (asked.kind === 'message') {
    return async (tx, row, by) => {
      await writeToTraveller(tx, services, { row, text: asked.text, by, onceWithin: dayMs })
      return { action: 'application.messaged' }
    }
  }
  if (asked.kind === 'template') {
    const { template, values: free } = asked
    const texts = await textsOf(services.db, { id: template, staffId })
    return async (tx, row, by) => {
      const filling = { row, texts, free, colleague: displayName }
      const text = await filledFor(tx, services, filling)
      await writeToTraveller(tx, services, { row, text, by, onceWithin: dayMs })
      return { action: 'application.messaged', details: { template } }
    }
  }
  if (asked.kind === 'remind') {
    return async (tx, row, by) => {
      await remind(tx, services, { row, by })
      return { action: 'application.reminded' }
    }
  }
  return async (tx, row, by) => {
    const given = isTried ? null : asked.travellers
    const travellers = await file(tx, services, { row, given, by })
    return { action: 'applicant.decided', details: { to: 'filed', travellers } }
  }
}

export async function lockRow(tx: Tx, id: number): Promise<ApplicationRow> {
  const row = await lockApplication(tx, id)
  if (row.erasedAt) throw new AppError('application.erased')
  return row
}

/**
 * Applies one change to many applications, each in its own transaction: rows, history, letters,
 * audit. Returns the refusals by application. Throws staff.not-found, template.not-found.
 */
export async function changeMany(
  services: Services,
  { ids, action: asked, staff, trace, now }: Call,
): Promise<DoneRow[]> {
  const action = await actionOf(services, { asked, staff })
  const held = new Map<number, number>()
  const rows = await forEachRow(services, ids, async (id) => {
    const [newest] = await inTransaction(services.db, async (tx) => {
      const row = await lockRow(tx, id)
      const entry = await action(tx, row, { staff, now })
      await trace(tx, { applicationId: id, ...entry })
      // Before a colleague decides something else.
      return asked.kind === 'file' ? findHeld(tx, id, now) : []
    })
    if (newest) held.set(id, newest.id)
  })
  const done = rows.filter(({ error }) => error === null).length
  await trace(services.db, { details: { kind: asked.kind, rows: rows.length, done } })
  return rows.map((row) => ({ ...row, held: held.get(row.id) ?? null }))
}
