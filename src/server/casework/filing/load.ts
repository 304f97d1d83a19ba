import { createHmac } from 'node:crypto'
import { isBeforeFiling } from '#domain/application/applicant-state.ts'
import { AppError } from '#domain/error.ts'
import { whyNotAsk } from '#domain/filing/answer.ts'
import { hasLine } from '#domain/filing/form.ts'
import { type FiledApplication, type PortalLine, portalLines } from '#domain/filing/lines.ts'
import type { Rules } from '#domain/rules/rules.ts'
import {
  type ApplicantRow,
  findApplicants,
  findApplicationIdOf,
} from '../../data/application/applicant.ts'
import { type ApplicationRow, findApplicationById } from '../../data/application/application.ts'
import { findFilingAnswers } from '../../data/casework/filing-answer.ts'
import { findZoneNames } from '../../data/document/passport-check.ts'
import { findLeaving } from '../../data/money/cancellation.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import { formOf } from '../filing-form.ts'

/** A line with a keyed hash of its value. */
export type MarkedLine = PortalLine & { mark: Buffer }

/** Keyed, and bound to traveller and line, so that values can be neither read nor compared. */
function markOf(key: Buffer, applicantId: number, { key: line, value }: PortalLine): Buffer {
  return createHmac('sha256', key).update(`filing:${applicantId}:${line}:${value}`).digest()
}

type KeptRow = Awaited<ReturnType<typeof findFilingAnswers>>[number] & {
  /** Of a line that the form still has in these words; others are shown and fill none. */
  isInForm: boolean
}

export type Loaded = {
  /** Those for the application. */
  rules: Rules
  application: ApplicationRow
  applicant: ApplicantRow
  applicants: readonly ApplicantRow[]
  form: Awaited<ReturnType<typeof formOf>>
  /** Asked of travellers, and answered, beside the application. */
  answers: readonly KeptRow[]
  /** Whether this traveller can be asked now. */
  isAskable: (applicant: ApplicantRow) => boolean
  /** The lines of one traveller. */
  linesOf: (applicant: ApplicantRow) => MarkedLine[]
}

/** A traveller, their group, and the form's lines. Throws application.not-found. */
export async function loadFiling(tx: Tx, services: Services, id: number): Promise<Loaded> {
  const applicationId = await findApplicationIdOf(tx, id)
  const application =
    applicationId === undefined ? undefined : await findApplicationById(tx, applicationId)
  if (!application) throw new AppError('application.not-found')
  const applicants = await findApplicants(tx, application.id)
  const applicant = applicants.find((each) => each.id === id)
  if (!applicant) throw new AppError('application.not-found')
  const rules = services.rules.for(application.rulesVersion, services.clock.now())
  const form = await formOf(tx)
  const names = await findZoneNames(tx, application.id)
  const answers = (await findFilingAnswers(tx, application.id)).map((row) => ({
    ...row,
    isInForm: hasLine(form, row),
  }))
  const leaving = await findLeaving(tx, application.id)
  const about: FiledApplication = { ...application, companyEmail: services.company.email }
  const filed = (row: ApplicantRow) => {
    const own = answers.filter((each) => each.applicantId === row.id)
    const keptAnswers = new Map(
      own.flatMap(({ line, value, isInForm }) =>
        value && isInForm ? [[line, value] as const] : [],
      ),
    )
    return { ...row, zoneNames: names.get(row.id) ?? null, keptAnswers }
  }
  const linesOf = (row: ApplicantRow) => {
    const others = applicants.filter((each) => each.id !== row.id && each.state !== 'withdrawn')
    const lines = portalLines(rules, form, about, filed(row), others.map(filed))
    const isOpen = (position: number) =>
      others.some((each) => each.position === position && isBeforeFiling(each.state))
    return lines.map((line) => ({
      ...line,
      // What was filed, or decided, is written for nobody along.
      alike: line.alike.filter(isOpen),
      mark: markOf(services.linkKey, row.id, line),
    }))
  }
  const isAskable = ({ id: of, state }: ApplicantRow) =>
    !leaving.has(of) && whyNotAsk(application, state) === null
  return { rules, application, applicant, applicants, form, answers, isAskable, linesOf }
}
