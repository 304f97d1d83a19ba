import { parseReference } from '#domain/application/reference.ts'
import { AppError } from '#domain/error.ts'
import { findApplicationIdOf } from '../data/application/applicant.ts'
import {
  type ApplicationRow,
  findApplication,
  findApplicationById,
  findByOrderId,
} from '../data/application/application.ts'
import type { Authority } from '../data/staff/authority.ts'
import type { Services } from '../services.ts'
import { spendCode } from './access/mailbox-code.ts'
import { rowForTraveller } from './for-traveller.ts'
import { standingVisas, visaAnswer } from './visas.ts'

/** The valid visas of one or all applicants. Throws document.not-found. */
async function standingOf(
  services: Services,
  row: ApplicationRow,
  of: (applicantId: number | null) => boolean = () => true,
) {
  const told = await rowForTraveller(services.db, row, services.clock.now())
  const { application, applicants } = told
  const visas = standingVisas(application, applicants, told.visas)
  const wanted = visas.filter(({ applicantId }) => of(applicantId))
  return visaAnswer(services, row.id, wanted, applicants)
}

/** For those with access to the application. Throws application.not-found, document.not-found. */
export async function visasOfApplication(services: Services, id: number, authority: Authority) {
  const row = await findApplication(services.db, id, authority)
  if (!row) throw new AppError('application.not-found')
  return standingOf(services, row)
}

/** One traveller's visas; a foreign traveller and none give the same error. */
export async function visaOfApplicant(services: Services, id: number, authority: Authority) {
  const applicationId = await findApplicationIdOf(services.db, id)
  const row = applicationId && (await findApplication(services.db, applicationId, authority))
  if (!row) throw new AppError('application.not-found')
  return standingOf(services, row, (applicantId) => applicantId === id)
}

/** For those with access, or with a code from the letter. */
export async function visasByCode(
  services: Services,
  ask: { applicationId: string | number; code?: string | undefined },
  authority: Authority,
  now: Date,
) {
  const { code } = ask
  const { db } = services
  const text = String(ask.applicationId)
  const id = parseReference(text)
  const find = async () => {
    const named = await (id === null ? findByOrderId(db, text) : findApplicationById(db, id))
    return code || !named ? named : findApplication(db, named.id, authority)
  }
  const row = await find()
  if (!row) throw new AppError(code ? 'code.wrong' : 'application.not-found')
  if (code) {
    const whose = { applicationId: row.id, sessionId: authority.sessionId }
    await spendCode(services, whose, { code, now })
  }
  return standingOf(services, row)
}
