import * as z from 'zod/mini'
import { applicantStates } from '#domain/application/applicant-state.ts'
import { applicationTypes, processingTypes, visaTypes } from '#domain/application/choice.ts'
import {
  applicantFields,
  type Fields,
  type Kept,
  orderedFields,
} from '#domain/application/fields.ts'
import { applicantSchema } from '#domain/application/steps/applicant-schema.ts'
import { detailsSchema } from '#domain/application/steps/details-schema.ts'
import { maxAskedLines, maxFilingLabel, maxFilingValue } from '#domain/filing/form.ts'
import { languages } from '#domain/reference/languages.ts'
import { endpoint } from './endpoint.ts'
import {
  applicationStatus,
  count,
  documentType,
  documentView,
  dollars,
  moment,
  nullableMoment,
  openQuestion,
  orderId,
  paymentStatus,
  priceLine,
  pricing,
  timelineEntry,
  turnView,
  typed,
  typedEmail,
} from './shapes.ts'

export const validateEmail = endpoint({
  method: 'POST',
  path: '/api/validate-email',
  summary: 'Looks at an e-mail address and suggests a correction of a common misspelling',
  body: z.object({ email: typedEmail(0, 512) }),
  answers: {
    200: z.object({
      valid: z.boolean(),
      suggestion: z.nullable(z.string()),
      score: z.number().check(z.gte(0), z.lte(1)),
    }),
  },
  errors: ['request.invalid', 'request.too-many'],
})

const sentApplicant = z.extend(applicantSchema, {
  /** A passport page stored for this browser (POST /api/draft/passport-pages): a document once paid. */
  passportPage: z.optional(z.uuid()),
  /** The traveller link of this browser that these answers came by; any other is ignored. */
  linkId: z.optional(z.union([z.literal(''), z.uuid()])),
  /** What the authority asks beside the application; lines that are not asked now are left out. */
  portalAnswers: z.optional(
    z
      .array(
        z.object({
          line: z.string().check(z.maxLength(40)),
          /** The portal's words as the page had them: an answer to others than those of now is left out. */
          label: z.optional(typed(maxFilingLabel, 1)),
          value: typed(maxFilingValue),
        }),
      )
      .check(z.maxLength(maxAskedLines)),
  ),
})

export const createApplication = endpoint({
  method: 'POST',
  path: '/api/applications',
  summary: 'Creates an application with all its travellers, in one transaction',
  body: z.extend(detailsSchema, {
    applicants: z._default(z.array(sentApplicant).check(z.maxLength(50)), []),
    agreementId: z.optional(z.uuid()),
    language: z._default(z.enum(languages), 'en'),
    totalPrice: z.optional(z.number()),
    /** Of the rules that the page computed with: other ones in force are told before anything is made. */
    rulesVersion: z.optional(count),
  }),
  idempotent: true,
  answers: {
    201: z.object({
      id: count,
      reference: z.string(),
      orderId: z.string(),
      status: applicationStatus,
      paymentStatus,
      pricing,
      applicants: z.array(z.object({ id: count, position: count })),
    }),
  },
  errors: [
    'request.invalid',
    'price.changed',
    'rules.changed',
    'agreement.not-found',
    'agreement.mismatch',
    'applicant.too-many',
    'idempotency.mismatch',
    'passport-page.gone',
    'request.too-many',
  ],
})

export const addApplicant = endpoint({
  method: 'POST',
  path: '/api/applicants',
  summary: 'Adds one traveller to an application that still lacks some',
  body: z.extend(applicantSchema, {
    applicationId: z.coerce.number().check(z.int(), z.gt(0)),
  }),
  answers: { 201: z.object({ id: count }) },
  errors: [
    'request.invalid',
    'request.unauthorized',
    'application.not-found',
    'application.closed',
    'application.held',
    'applicant.too-many',
  ],
})

/** Answers as they are shown: null where an optional one was not given. */
function shown<const F extends Fields>(fields: F) {
  const shape = Object.entries(fields).map(([name, { kind, choices, isOptional }]) => {
    const plain = kind === 'tick' ? z.boolean() : kind === 'count' ? count : z.string()
    const value = choices ? z.enum(choices) : plain
    return [name, isOptional ? z.nullable(value) : value]
  })
  return Object.fromEntries(shape) as { [N in keyof F]: z.ZodMiniType<Kept<F[N]>, Kept<F[N]>> }
}

export const applicantView = z.object({
  id: count,
  applicationId: count,
  position: count,
  ...shown(applicantFields),
  passportPhotoUrl: z.nullable(z.string()),
  passportDocumentUrl: z.nullable(z.string()),
  flightTicketUrl: z.nullable(z.string()),
  transitTicketUrl: z.nullable(z.string()),
  transitVisaUrl: z.nullable(z.string()),
  invitationLetterUrl: z.nullable(z.string()),
  companyRegistrationUrl: z.nullable(z.string()),
  documents: z.array(documentView),
  /** What the authority's form asks beside the application, and was not answered yet. */
  questions: z.readonly(z.array(openQuestion)),
  turn: turnView,
  /** Asked to withdraw, and awaits an answer. */
  isLeaving: z.boolean(),
  state: z.enum(applicantStates),
  /** Reason of a rejection or withdrawal, if given. */
  stateReason: z.nullable(z.string()),
  filedAt: nullableMoment,
  decidedAt: nullableMoment,
  /** Address of this traveller's visa once approved. */
  visaDocumentUrl: z.nullable(z.string()),
  /** Number of fields corrected after submission. */
  corrections: count,
})

/** An open cancellation request: the days of the request and by which we answer. */
const openCancellation = z.object({ askedOn: z.string(), answerBy: z.string() })

/** An application as seen by a browser with access. */
export const applicationView = z.object({
  id: count,
  reference: z.string(),
  paymentOrderId: z.string(),
  version: count,
  status: applicationStatus,
  paymentStatus,
  ...shown(orderedFields),
  language: z.enum(languages),
  currency: z.string(),
  basePrice: dollars,
  processingFee: dollars,
  insurancePrice: dollars,
  esimPrice: dollars,
  documentFee: dollars,
  totalPrice: dollars,
  pricing,
  priceLines: z.array(priceLine),
  /** The rules that it was signed under. */
  rulesVersion: count,
  /** Of each traveller, in screen order. */
  requiredDocuments: z.readonly(z.array(documentType)),
  createdAt: moment,
  paidAt: nullableMoment,
  completedAt: nullableMoment,
  processedAt: nullableMoment,
  approvedAt: nullableMoment,
  /** The promised filing day, while undecided. */
  expectedBy: z.nullable(z.string()),
  /** The expected decision day for everyone, once we promised to file. */
  decisionBy: z.nullable(z.string()),
  approvalDocumentUrl: z.nullable(z.string()),
  agreementPdfUrl: z.nullable(z.string()),
  /** Fields corrected after the agreement was signed; the agreement stays as signed. */
  correctedAfterSigning: count,
  /** A new contact address awaiting its code. */
  pendingEmail: z.nullable(z.string()),
  /** Mail to the contact bounces: the masked address and the RFC 3463 code; null while it arrives. */
  unreachable: z.nullable(z.object({ address: z.string(), code: z.nullable(z.string()) })),
  /** `refund`: the amount shown with the request, in dollars. */
  cancellation: z.nullable(z.extend(openCancellation, { refund: dollars })),
  applicants: z.array(applicantView),
  timeline: z.array(timelineEntry),
})

export type ApplicationView = z.input<typeof applicationView>

export const getApplication = endpoint({
  method: 'GET',
  path: '/api/status',
  summary: 'One application by its order id, for a browser in which it is open',
  query: z.object({ orderId }),
  answers: { 200: applicationView },
  errors: ['application.not-found', 'request.unauthorized', 'request.too-many'],
})

export const listApplications = endpoint({
  method: 'GET',
  path: '/api/my-applications',
  summary: 'The applications that this browser may act for, newest first',
  answers: {
    200: z.object({
      items: z.array(
        z.object({
          id: count,
          reference: z.string(),
          orderId: z.string(),
          status: applicationStatus,
          paymentStatus,
          createdAt: moment,
          completedAt: nullableMoment,
        }),
      ),
    }),
  },
  errors: ['request.too-many'],
})

const statusQuestion = z.object({
  applicationId: typed(64, 1),
  email: typedEmail(1),
})

const statusAnswer = z.object({
  application: z.object({
    id: count,
    reference: z.string(),
    status: applicationStatus,
    paymentStatus,
    applicationType: z.enum(applicationTypes),
    visaType: z.enum(visaTypes),
    processingType: z.enum(processingTypes),
    numberOfApplicants: count,
    createdAt: moment,
    paidAt: nullableMoment,
    completedAt: nullableMoment,
    processedAt: nullableMoment,
    approvedAt: nullableMoment,
    expectedBy: z.nullable(z.string()),
    decisionBy: z.nullable(z.string()),
    canDownload: z.boolean(),
    cancellation: z.nullable(openCancellation),
    applicants: z.array(
      z.object({
        firstName: z.string(),
        lastName: z.string(),
        turn: turnView,
        isLeaving: z.boolean(),
        state: z.enum(applicantStates),
        decidedAt: nullableMoment,
      }),
    ),
  }),
  timeline: z.array(timelineEntry),
})

export const checkStatus = endpoint({
  method: 'GET',
  path: '/api/status-check',
  summary:
    'Status by reference and e-mail; one and the same answer for a wrong number and a wrong e-mail',
  query: statusQuestion,
  answers: { 200: statusAnswer },
  errors: ['request.invalid', 'application.not-found', 'request.too-many'],
})

export const askStatus = endpoint({
  method: 'POST',
  path: '/api/status-check',
  summary: 'The same question without anything personal in the address',
  body: statusQuestion,
  answers: { 200: statusAnswer },
  errors: ['request.invalid', 'application.not-found', 'request.too-many'],
})

export const sendDownloadCode = endpoint({
  method: 'POST',
  path: '/api/download-code',
  summary: 'Sends a six-digit code to the e-mail of an approved application',
  body: statusQuestion,
  answers: { 204: null },
  errors: ['request.invalid', 'application.not-found', 'request.too-many'],
})

export const downloadVisa = endpoint({
  method: 'POST',
  path: '/api/download-visa',
  summary:
    'The visa, or a ZIP of several, for the code from the letter or for the browser that applied',
  body: z.object({
    applicationId: z.union([
      z.string().check(z.minLength(1), z.maxLength(64)),
      z.number().check(z.int(), z.gt(0)),
    ]),
    code: z.optional(z.string().check(z.maxLength(16))),
  }),
  answers: { 200: { media: 'application/octet-stream' } },
  errors: [
    'application.not-found',
    'code.wrong',
    'document.damaged',
    'document.not-found',
    'request.too-many',
  ],
})

export const stopReminders = endpoint({
  method: 'POST',
  path: '/api/stop-reminders',
  summary: 'No more reminders about this application',
  body: z.object({ orderId }),
  answers: { 204: null },
  errors: ['request.unauthorized', 'application.not-found'],
})
