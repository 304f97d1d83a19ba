import * as z from 'zod/mini'
import { applicationStatuses, paymentStatuses } from '#domain/application/status.ts'
import { turns } from '#domain/application/turn.ts'
import { documentTypes } from '#domain/document/document.ts'
import { rejectionReasons } from '#domain/document/review.ts'
import { cleanEmail, maxEmailLength } from '#domain/email.ts'
import { comparedFields } from '#domain/passport/compare.ts'
import { isUnreadable, typedFactor } from '#domain/text.ts'
import { isCalendarDate } from '#domain/time/calendar.ts'

/**
 * Limits of client input that a schema cannot express: depth, values and characters of free-form
 * JSON; keys of a record. Enforced by the server.
 */
export const bounds = z.registry<
  { depth: number; values: number; characters: number } | { names: number }
>()

/** Typed text, trimmed. The length is checked first. */
export const typed = (max: number, min = 0) =>
  z.string().check(
    z.maxLength(max * typedFactor, { abort: true }),
    z.refine((text) => !isUnreadable(text), { abort: true, error: 'text.control' }),
    z.trim(),
    z.minLength(min),
    z.maxLength(max),
  )

/** A typed address, cleaned; rules check its form. */
export const typedEmail = (min = 0, max = maxEmailLength) =>
  z.string().check(
    z.maxLength(max * typedFactor, { abort: true }),
    z.refine((text) => !isUnreadable(text), { abort: true, error: 'text.control' }),
    z.overwrite(cleanEmail),
    z.minLength(min),
    z.maxLength(max),
  )

/** A valid 'YYYY-MM-DD' within the years that applications accept. */
export const day = z.string().check(
  z.maxLength(10, { abort: true }),
  z.refine((text) => isCalendarDate(text) && /^2[01]/.test(text)),
)

/** A moment as ISO 8601 in UTC. */
export const moment = z.string()
export const nullableMoment = z.nullable(moment)
/** Dollars with at most two decimals: the public API, and the same prices for staff. */
export const dollars = z.number()
/** US cents: amounts that only staff read or send, but for the price of an application. */
export const cents = z.int()

export const applicationStatus = z.enum(applicationStatuses)
export const paymentStatus = z.enum(paymentStatuses)
export const documentType = z.enum(documentTypes)
export const count = z.number().check(z.int(), z.gte(0))
export const idParam = z.object({ id: z.coerce.number().check(z.int(), z.gt(0)) })
export const uuidParam = z.object({ id: z.uuid() })
/** Idempotency key of a message. */
export const clientId = z.optional(z.uuid())
/** Identifies an application's order; grants no access. */
export const orderId = z.string().check(z.minLength(1), z.maxLength(64))

export const pricing = z.object({
  basePrice: dollars,
  processingFee: dollars,
  insuranceFee: dollars,
  esimFee: dollars,
  documentFee: dollars,
  totalPrice: dollars,
})

export const priceLine = z.object({
  item: z.enum(['base', 'processing', 'speed', 'insurance', 'esim', 'document']),
  quantity: count,
  unitPrice: dollars,
  amount: dollars,
})

export const documentView = z.object({
  id: z.uuid(),
  documentType,
  fileName: z.string(),
  mediaType: z.string(),
  sizeBytes: count,
  /** Hash of the stored bytes: equal for identical files. */
  contentHash: z.string(),
  version: count,
  createdAt: moment,
  fileUrl: z.string(),
  previewUrl: z.nullable(z.string()),
  /** Accepted by staff, and no longer replaceable. */
  isAccepted: z.boolean(),
  /** Why a new version is requested, or null. */
  rejection: z.nullable(
    z.object({
      reason: z.enum(rejectionReasons),
      note: z.nullable(z.string()),
      at: moment,
      /** Only the system asks: confirming the answers in `differs` settles it. */
      mayConfirm: z.boolean(),
    }),
  ),
  /** The sending device found no face in this passport photo. */
  lacksFace: z.boolean(),
  /** The traveller confirmed the file. */
  isRight: z.boolean(),
  /** Unconfirmed answers contradicted by this passport page, as far as it was read. */
  differs: z.array(z.enum(comparedFields)),
})

export const timelineEntry = z.object({
  /** A status, or the state of the named travellers. */
  status: z.string(),
  at: moment,
  note: z.nullable(z.string()),
  /** The travellers concerned; empty for the whole application. */
  applicants: z.array(z.string()),
})

/** Who acts next for an applicant, and by when. */
export const turnView = z.object({
  turn: z.enum(turns),
  action: z.nullable(z.enum(['pay', 'upload', 'complete', 'answer', 'wait', 'download'])),
  by: z.nullable(z.string()),
})

/** A line of the authority's form that a traveller is still asked for, in the form's words. */
export const openQuestion = z.object({ line: z.string(), label: z.string() })

const base64url = (length: number) =>
  z.string().check(z.maxLength(length), z.minLength(length), z.regex(/^[\w-]+$/))

/** A Web Push subscription as browsers provide it. */
export const pushSubscription = z.object({
  endpoint: z.url().check(z.maxLength(1024)),
  keys: z.object({
    /** The browser's public key: 65 bytes as base64url. */
    p256dh: base64url(87),
    /** 16 bytes as base64url. */
    auth: base64url(22),
  }),
})
