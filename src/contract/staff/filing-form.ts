import * as z from 'zod/mini'
import {
  maxPortalBytes,
  maxPortalName,
  minPortalBytes,
  portalNamePattern,
} from '#domain/document/portal.ts'
import {
  filingKeyPattern,
  formFault,
  maxFilingLabel,
  maxFilingLines,
  maxFilingSections,
  maxFilingValue,
  maxFilingValues,
  maxMailbox,
} from '#domain/filing/form.ts'
import { filingSourceNames, lineFormats } from '#domain/filing/sources.ts'
import { endpoint } from '../endpoint.ts'
import { bounds, count, moment, typed } from '../shapes.ts'
import { staffErrors } from './application.ts'

export const colleague = z.object({ id: z.string(), name: z.string() })
export const lineKey = z.string().check(z.maxLength(40), z.regex(filingKeyPattern))
const label = typed(maxFilingLabel, 1)

const line = z.object({
  key: lineKey,
  label,
  source: z.enum(filingSourceNames),
  format: z.enum(lineFormats),
  isOn: z.boolean(),
  isAsked: z.optional(z.boolean()),
  values: z.optional(
    z
      .record(z.string().check(z.maxLength(40)), typed(maxFilingValue, 1))
      .register(bounds, { names: maxFilingValues }),
  ),
})

const bytes = z.number().check(z.int(), z.gte(minPortalBytes), z.lte(maxPortalBytes))
const name = z.string().check(z.maxLength(maxPortalName), z.regex(portalNamePattern))

/** The form of the authority's portal: its questions in order, each with the source of its answer. */
export const filingForm = z
  .object({
    mailbox: typed(maxMailbox),
    files: z.object({
      pictureBytes: bytes,
      pdfBytes: bytes,
      names: z.object({
        passportPhoto: name,
        passportDocument: name,
        flightTicket: name,
        transitTicket: name,
        transitVisa: name,
        invitationLetter: name,
        companyRegistration: name,
      }),
    }),
    sections: z
      .array(
        z.object({ key: lineKey, label, lines: z.array(line).check(z.maxLength(maxFilingLines)) }),
      )
      .check(z.minLength(1), z.maxLength(maxFilingSections)),
  })
  .check(z.refine((form) => formFault(form) === null))

const formView = z.object({
  /** Optimistic lock; 0 before any change. */
  version: count,
  /** Whether this is the default form, to be checked against the portal. */
  isShipped: z.boolean(),
  form: filingForm,
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
  summary: 'Puts another form in its place, or brings the shipped one back',
  body: z.object({
    version: count,
    /** Null restores the default. */
    form: z.nullable(filingForm),
  }),
  answers: { 200: formView },
  errors: [...staffErrors, 'filing-form.changed'],
})
