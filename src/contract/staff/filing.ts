import * as z from 'zod/mini'
import { applicantStates } from '#domain/application/applicant-state.ts'
import { visaTypes } from '#domain/application/choice.ts'
import { maxNoteLength } from '#domain/application/list.ts'
import { errorCodes } from '#domain/error.ts'
import { answerOrigins, colleagueOrigins } from '#domain/filing/answer.ts'
import { maxFilingValue, maxPortalNumber, maxSecurityText, maxTicks } from '#domain/filing/form.ts'
import { missings } from '#domain/filing/lines.ts'
import { endpoint } from '../endpoint.ts'
import {
  day as calendarDay,
  cents,
  count,
  documentType,
  idParam,
  moment,
  nullableMoment,
  typed,
} from '../shapes.ts'
import { changeErrors, staffErrors, version } from './application.ts'
import { approvalErrors } from './decision.ts'
import { colleague, lineKey } from './filing-form.ts'

const kept = z.nullable(
  z.object({ origin: z.enum(answerOrigins), by: z.nullable(colleague), at: moment }),
)

const lineView = z.object({
  section: z.string(),
  key: z.string(),
  label: z.string(),
  /** In the portal's format; empty if missing. */
  value: z.string(),
  missing: z.nullable(z.enum(missings)),
  /** Empty, and there may be nothing to say. */
  isOptional: z.boolean(),
  /** The same for all travellers, so ticked once. */
  isShared: z.boolean(),
  /** Where the value is from if it is not the application's own; by nobody: the traveller's. */
  kept,
  /** When its traveller was asked, while that is open. */
  askedAt: nullableMoment,
  /** Fellow travellers who may be answered along. */
  alike: count,
  /** Identifies the value, so that a tick never applies to a corrected one. */
  mark: z.string(),
  tick: z.nullable(z.object({ by: colleague, at: moment })),
})

const traveller = z.object({
  id: count,
  position: count,
  name: z.string(),
  state: z.enum(applicantStates),
})

const fee = z.object({
  amountCents: cents.check(z.gt(0), z.lte(10_000_00)),
  paidOn: calendarDay,
})

const filingView = z.object({
  application: z.object({
    id: count,
    reference: z.string(),
    version: count,
    visaType: z.enum(visaTypes),
    dueOn: z.nullable(z.string()),
  }),
  traveller,
  /** All travellers of the application, in order. */
  travellers: z.array(traveller),
  sections: z.array(z.object({ key: z.string(), label: z.string() })),
  lines: z.array(lineView),
  /** Asked and answered of lines that the form no longer has, or has in other words. */
  former: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      value: z.nullable(z.string()),
      kept,
      askedAt: nullableMoment,
    }),
  ),
  /** Whether this traveller can be asked now. */
  isAskable: z.boolean(),
  documents: z.array(
    z.object({
      id: z.uuid(),
      documentType,
      /** Name of the copy for the portal. */
      name: z.string(),
      isAccepted: z.boolean(),
      hasPreview: z.boolean(),
      mediaType: z.string(),
      /** A PDF above the portal's limit. */
      isTooLarge: z.boolean(),
    }),
  ),
  portalNumber: z.nullable(z.string()),
  securityQuestion: z.nullable(z.string()),
  hasSecurityAnswer: z.boolean(),
  fee: z.nullable(
    z.object({ amountCents: cents, paidOn: z.string(), by: colleague, recordedAt: moment }),
  ),
  /** The authority's fee for this kind of visa. */
  usualFeeCents: cents,
  filedAt: nullableMoment,
  /** Why this traveller cannot be filed now, as an error code. */
  whyNotFile: z.nullable(z.enum(errorCodes)),
})

const about = [...staffErrors, 'application.not-found'] as const

export const getFiling = endpoint({
  method: 'GET',
  path: '/api/admin/applicants/{id}/filing',
  summary: "One traveller in the order of the authority's form",
  params: idParam,
  answers: { 200: filingView },
  errors: about,
})

/** The first ready traveller, else the first unfiled one, else the first. */
export const getFiledNext = endpoint({
  method: 'GET',
  path: '/api/admin/applications/{id}/filing',
  summary: 'Which traveller of an application is to be filed next',
  params: idParam,
  answers: { 200: z.object({ applicantId: count }) },
  errors: about,
})

export const tickFiling = endpoint({
  method: 'PUT',
  path: '/api/admin/applicants/{id}/filing/ticks',
  summary: 'Notes which lines were copied; a line that is the same for all is ticked for all',
  params: idParam,
  body: z.object({
    ticks: z
      .array(
        z.object({ line: lineKey, mark: z.string().check(z.maxLength(64)), isTicked: z.boolean() }),
      )
      .check(z.minLength(1), z.maxLength(maxTicks)),
  }),
  answers: { 200: filingView },
  errors: [...about, 'application.changed'],
})

export const answerFiling = endpoint({
  method: 'PUT',
  path: '/api/admin/applicants/{id}/filing/answers',
  summary: "Keeps answers that the application has no field for, in the portal's spelling",
  params: idParam,
  body: z.object({
    answers: z
      .array(
        z.object({
          line: lineKey,
          /** Of what was seen. */
          mark: z.string().check(z.maxLength(64)),
          /** Empty: taken away. */
          value: typed(maxFilingValue),
        }),
      )
      .check(z.minLength(1), z.maxLength(maxTicks)),
    origin: z.enum(colleagueOrigins),
    /** Also for fellow travellers whose lines are as empty, or were answered alike. */
    isForAll: z.optional(z.boolean()),
  }),
  answers: { 200: filingView },
  errors: [...about, 'application.changed', 'filing.other-script'],
})

/** Portal number and fee. Absent: unchanged; empty or null: removed. */
const details = {
  portalNumber: z.optional(typed(maxPortalNumber)),
  securityQuestion: z.optional(typed(maxSecurityText)),
  securityAnswer: z.optional(typed(maxSecurityText)),
  fee: z.optional(z.nullable(fee)),
}

export const keepFiling = endpoint({
  method: 'PUT',
  path: '/api/admin/applicants/{id}/filing',
  summary: 'Keeps the number, question and answer of the portal, and the fee that was paid there',
  params: idParam,
  body: z.object({
    ...details,
    /** The number was read, not typed: refused where another one is kept. */
    isFirstNumber: z.optional(z.boolean()),
  }),
  answers: { 200: filingView },
  errors: [...about, 'application.changed', 'fee.day-future'],
})

export const getSecurityAnswer = endpoint({
  method: 'GET',
  path: '/api/admin/applicants/{id}/filing/answer',
  summary: "The answer to the portal's security question",
  params: idParam,
  answers: { 200: z.object({ answer: z.nullable(z.string()) }) },
  errors: about,
})

export const fileApplicant = endpoint({
  method: 'POST',
  path: '/api/admin/applicants/{id}/filed',
  summary: 'Says that a traveller is filed, keeps what belongs to it, and names who is next',
  params: idParam,
  body: z.object({
    ...details,
    /** Why the portal issued no number; for colleagues. */
    noNumber: z.optional(typed(maxNoteLength)),
    version,
  }),
  answers: {
    200: z.object({
      /** Id of the decision, undoable for a minute. */
      held: z.nullable(count),
      next: z.nullable(
        z.object({ applicationId: count, applicantId: count, reference: z.string() }),
      ),
    }),
  },
  errors: [...changeErrors, ...approvalErrors, 'filing.number-required', 'fee.day-future'],
})
