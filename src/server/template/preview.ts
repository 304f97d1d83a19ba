import type { AnswerOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/staff/template.ts'
import { AppError } from '#domain/error.ts'
import { type ApplicationRow, findApplicationById } from '../data/application.ts'
import type { Tx } from '../db/database.ts'
import type { StaffActor } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { checkFilled } from '../staff-message.ts'
import { type LetterSide, valuesFor } from '../template-values.ts'

/** What the letter's side does for this one: writes the letter of a message that nobody has sent. */
export type Helpers = LetterSide & {
  drawMessage: (
    services: Services,
    application: ApplicationRow,
    message: string,
  ) => AnswerOf<typeof contract.previewMessage> | Promise<AnswerOf<typeof contract.previewMessage>>
}

async function getRow(tx: Tx, id: number): Promise<ApplicationRow> {
  const row = await findApplicationById(tx, id)
  if (!row) throw new AppError('application.not-found')
  if (row.erasedAt) throw new AppError('application.erased')
  return row
}

/** Throws application.not-found, application.erased. */
export async function messageValues(
  services: Services,
  helpers: Helpers,
  { id, staff }: { id: number; staff: StaffActor },
): Promise<AnswerOf<typeof contract.getMessageValues>> {
  const row = await getRow(services.db, id)
  return valuesFor(services.db, services, helpers, { row, colleague: staff.displayName })
}

/** The letter of a message as it would arrive. Throws application.not-found, application.erased, template.unfilled. */
export async function previewMessage(
  services: Services,
  { drawMessage }: Helpers,
  { id, message }: { id: number; message: string },
): Promise<AnswerOf<typeof contract.previewMessage>> {
  const row = await getRow(services.db, id)
  checkFilled(message)
  return drawMessage(services, row, message)
}
