import * as z from 'zod/mini'
import { processingTypes, visaTypes } from '#domain/application/choice.ts'
import { signatureLength } from '#domain/application/steps/agreement.ts'
import { languages } from '#domain/reference/languages.ts'
import { endpoint } from './endpoint.ts'
import { count, nullableMoment, typedEmail, uuidParam } from './shapes.ts'

const name = z.string().check(z.maxLength(254))

export const generateAgreement = endpoint({
  method: 'POST',
  path: '/api/generate-agreement-pdf',
  summary: 'The agreement to read; with a signature, the agreement as signed',
  body: z.object({
    contactName: name,
    contactEmail: typedEmail(),
    contactPhone: name,
    /** The client's own reference, not printed. */
    applicationId: z.optional(z.union([z.number(), name])),
    language: z._default(z.enum(languages), 'en'),
    /** What is ordered; by default the answers saved in this browser. */
    selection: z.optional(
      z.object({
        visaType: z.enum(visaTypes),
        processingType: z.enum(processingTypes),
        numberOfApplicants: z.number().check(z.int(), z.gte(1), z.lte(50)),
        hasInsurance: z.boolean(),
        hasESim: z.boolean(),
      }),
    ),
    /** A PNG data URL. */
    digitalSignature: z.optional(z.string().check(z.maxLength(signatureLength.most))),
    /** Of the rules that the page computed with: other ones in force are told before anything is signed. */
    rulesVersion: z.optional(count),
  }),
  maxBodyBytes: signatureLength.most + 64 * 1024,
  answers: {
    200: { media: 'application/pdf' },
    201: z.object({ agreementId: z.uuid(), sha256: z.string() }),
  },
  errors: [
    'request.invalid',
    'agreement.signature-blank',
    'agreement.signature-unreadable',
    'rules.changed',
    'request.too-many',
    'server.busy',
  ],
})

export const getAgreement = endpoint({
  method: 'GET',
  path: '/api/agreements/{id}',
  summary: 'The signed agreement',
  params: uuidParam,
  answers: { 200: { media: 'application/pdf' } },
  errors: [
    'request.unauthorized',
    'agreement.not-found',
    'document.damaged',
    'server.away',
    'server.busy',
  ],
})

export const checkAgreement = endpoint({
  method: 'GET',
  path: '/api/agreement-check/{sha256}',
  summary: 'Whether an agreement with this content or this file was signed here, and when',
  params: z.object({ sha256: z.string().check(z.maxLength(64), z.regex(/^[0-9a-f]{64}$/)) }),
  answers: { 200: z.object({ found: z.boolean(), signedAt: nullableMoment }) },
  errors: ['request.invalid', 'request.too-many'],
})
