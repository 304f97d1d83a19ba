import type { AnswerOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/staff/template.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { AppError } from '#domain/error.ts'
import type { Language } from '#domain/reference/languages.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { addDays } from '#domain/time/calendar.ts'
import { type ApplicationRow, findApplicationById } from '../../data/application/application.ts'
import type { StaffActor } from '../../http/staff-route.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import { drawMessage } from '../letter/draw-message.ts'
import { linksFor } from '../letter/links.ts'
import { checkFilled, saidIn, valuesFor } from '../template-values.ts'

async function getRow(tx: Tx, id: number): Promise<ApplicationRow> {
  const row = await findApplicationById(tx, id)
  if (!row) throw new AppError('application.not-found')
  if (row.erasedAt) throw new AppError('application.erased')
  return row
}

/** Throws application.not-found, application.erased. */
export async function messageValues(
  services: Services,
  { id, staff }: { id: number; staff: StaffActor },
): Promise<AnswerOf<typeof contract.getMessageValues>> {
  const row = await getRow(services.db, id)
  return valuesFor(services.db, services, { row, colleague: staff.displayName })
}

/** Sample values, for editing a template. */
export function sampleFor(
  { publicUrl, company, clock }: Services,
  { language, staff }: { language: Language; staff: StaffActor },
): AnswerOf<typeof contract.getMessageValues>['values'] {
  const today = dayAtSeat(clock.now())
  const reference = referenceOf(1042)
  return saidIn(language, {
    ...{
      name: 'Zoë Örnek-Müster',
      reference,
      travellers: ['Zoë Örnek-Müster', 'Ali Örnek-Müster'],
    },
    ...{ visaType: 'tourist', arrival: addDays(today, 30), promised: addDays(today, 5) },
    link: linksFor(publicUrl, language).statusOf(reference),
    ...{ colleague: staff.displayName, company: company.name },
  })
}

/** Previews the letter of a message. Throws application.not-found, application.erased, template.unfilled. */
export async function previewMessage(
  services: Services,
  { id, message }: { id: number; message: string },
): Promise<AnswerOf<typeof contract.previewMessage>> {
  const row = await getRow(services.db, id)
  checkFilled(message)
  return drawMessage(services, row, message)
}
