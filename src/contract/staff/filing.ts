import * as z from 'zod/mini'
import { applicantStates } from '#domain/application/applicant-state.ts'
import { visaTypes } from '#domain/application/choice.ts'
import { errorCodes } from '#domain/error.ts'
import {
  filingKeyPattern,
  formFault,
  maxFilingLabel,
  maxFilingLines,
  maxFilingSections,
  maxFilingValue,
  maxFilingValues,
  maxMailbox,
  maxSecurityText,
  maxTicks,
} from '#domain/filing/form.ts'
import { filingSourceNames, lineFormats } from '#domain/filing/sources.ts'
import { isInCents } from '#domain/money/money.ts'
import { endpoint } from '../endpoint.ts'
import {
  bounds,
  day as calendarDay,
  count,
  documentType,
  dollars,
  idParam,
  moment,
  nullableMoment,
  typed,
} from '../shapes.ts'
import { changeErrors, staffErrors, version } from './application.ts'
import { approvalErrors } from './decision.ts'

const colleague = z.object({ id: z.string(), name: z.string() })
const key = z.string().check(z.maxLength(40), z.regex(filingKeyPattern))
const label = typed(maxFilingLabel, 1)

const line = z.object({
  key,
  label,
  source: z.enum(filingSourceNames),
  format: z.enum(lineFormats),
  isOn: z.boolean(),
  values: z.optional(
    z
      .record(z.string().check(z.maxLength(40)), typed(maxFilingValue, 1))
      .register(bounds, { names: maxFilingValues }),
  ),
})

/** The form of the authority's portal: questions in its order, each with where its answer comes from. */
export const filingForm = z
  .object({
    mailbox: typed(maxMailbox),
    sections: z
      .array(z.object({ key, label, lines: z.array(line).check(z.maxLength(maxFilingLines)) }))
      .check(z.minLength(1), z.maxLength(maxFilingSections)),
  })
  .check(z.refine((form) => formFault(form) === null))

const formView = z.object({
  form: filingForm,
  /** Null: the one that is shipped stands, to be checked against the portal. */
  changed: z.nullable(z.object({ at: moment, by: z.nullable(colleague) })),
})

export const getFilingForm = endpoint({
  method: 'GET',
  path: '/api/admin/filing-form',
  summary: "The form of the authority's portal, as travellers are filed by it",
  answers: { 200: formView },
  errors: staffErrors,
})

export const changeFilingForm = endpoint({
  method: 'PUT',
  path: '/api/admin/filing-form',
  summary: 'Changes order, labels, formats and words of the form',
  body: filingForm,
  answers: { 200: formView },
  errors: staffErrors,
})

export const resetFilingForm = endpoint({
  method: 'DELETE',
  path: '/api/admin/filing-form',
  summary: 'Brings the form back that is shipped',
  answers: { 200: formView },
  errors: staffErrors,
})

const lineView = z.object({
  section: z.string(),
  key: z.string(),
  label: z.string(),
  /** As the portal takes it; empty where it is missing. */
  value: z.string(),
  missing: z.nullable(z.enum(['not-asked', 'empty', 'other-script'])),
  /** The same for every traveller of the application: a tick is for all of them. */
  isShared: z.boolean(),
  /** Says which value this is; a tick names it, so that nobody ticks what was corrected meanwhile. */
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
  /** Dollars. */
  amount: z.number().check(z.gt(0), z.lte(10_000), z.refine(isInCents)),
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
  /** All of the application, in their order. */
  travellers: z.array(traveller),
  sections: z.array(z.object({ key: z.string(), label: z.string() })),
  lines: z.array(lineView),
  documents: z.array(
    z.object({
      id: z.uuid(),
      documentType,
      /** Of its copy for the portal. */
      name: z.string(),
      isAccepted: z.boolean(),
      hasPreview: z.boolean(),
      mediaType: z.string(),
      /** A PDF that weighs more than the portal takes. */
      isTooLarge: z.boolean(),
    }),
  ),
  portalNumber: z.nullable(z.string()),
  securityQuestion: z.nullable(z.string()),
  hasSecurityAnswer: z.boolean(),
  fee: z.nullable(
    z.object({ amount: dollars, paidOn: z.string(), by: colleague, recordedAt: moment }),
  ),
  /** What the authority asks for this kind of visa. */
  usualFee: dollars,
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

/** Whoever is ready comes first, then whoever is not filed, then the first of all. */
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
        z.object({ line: key, mark: z.string().check(z.maxLength(64)), isTicked: z.boolean() }),
      )
      .check(z.minLength(1), z.maxLength(maxTicks)),
  }),
  answers: { 200: filingView },
  errors: [...about, 'application.changed'],
})

/** What the portal gave and took. Absent: stays as it is; empty or null: is taken away. */
const details = {
  portalNumber: z.optional(typed(64)),
  securityQuestion: z.optional(typed(maxSecurityText)),
  securityAnswer: z.optional(typed(maxSecurityText)),
  fee: z.optional(z.nullable(fee)),
}

export const keepFiling = endpoint({
  method: 'PUT',
  path: '/api/admin/applicants/{id}/filing',
  summary: 'Keeps the number, question and answer of the portal, and the fee that was paid there',
  params: idParam,
  body: z.object(details),
  answers: { 200: filingView },
  errors: about,
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
  body: z.object({ ...details, version }),
  answers: {
    200: z.object({
      next: z.nullable(
        z.object({ applicationId: count, applicantId: count, reference: z.string() }),
      ),
    }),
  },
  errors: [...changeErrors, ...approvalErrors],
})
