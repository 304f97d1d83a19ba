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
 * What a schema cannot say by itself of what a client may send: of JSON in any shape its depth, its
 * values and its characters altogether; of a record its names. The server holds a body against it.
 */
export const bounds = z.registry<
  { depth: number; values: number; characters: number } | { names: number }
>()

/** A text that somebody typed, without spaces at its ends. Its length is judged before all else. */
export const typed = (max: number, min = 0) =>
  z.string().check(
    z.maxLength(max * typedFactor, { abort: true }),
    z.refine((text) => !isUnreadable(text), { abort: true, error: 'text.control' }),
    z.trim(),
    z.minLength(min),
    z.maxLength(max),
  )

/** An address that somebody typed, as it was meant; whether it is one is for the rules to say. */
export const typedEmail = (min = 0, max = maxEmailLength) =>
  z.string().check(
    z.maxLength(max * typedFactor, { abort: true }),
    z.refine((text) => !isUnreadable(text), { abort: true, error: 'text.control' }),
    z.overwrite(cleanEmail),
    z.minLength(min),
    z.maxLength(max),
  )

/** 'YYYY-MM-DD', a day that exists, of a year that an application may speak of. */
export const day = z.string().check(
  z.maxLength(10, { abort: true }),
  z.refine((text) => isCalendarDate(text) && /^2[01]/.test(text)),
)

/** A moment as ISO 8601 in UTC. */
export const moment = z.string()
export const nullableMoment = z.nullable(moment)
/** Dollars with at most two decimals: prices as travellers read them, and staff with them. */
export const dollars = z.number()
/** US cents: every amount that only staff read or send. */
export const cents = z.int()

export const applicationStatus = z.enum(applicationStatuses)
export const paymentStatus = z.enum(paymentStatuses)
export const documentType = z.enum(documentTypes)
export const count = z.number().check(z.int(), z.gte(0))
export const idParam = z.object({ id: z.coerce.number().check(z.int(), z.gt(0)) })
export const uuidParam = z.object({ id: z.uuid() })
/** The key under which something is sent: the same one again is written once. */
export const clientId = z.optional(z.uuid())
/** Names the order of an application; by itself it opens nothing. */
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
  /** Of the bytes that are kept: alike where the same file was sent twice. */
  contentHash: z.string(),
  version: count,
  createdAt: moment,
  fileUrl: z.string(),
  previewUrl: z.nullable(z.string()),
  /** Whether staff accepted it: from then on it stays. */
  isAccepted: z.boolean(),
  /** Why staff ask for a new one; null as long as they do not. */
  rejection: z.nullable(
    z.object({
      reason: z.enum(rejectionReasons),
      note: z.nullable(z.string()),
      at: moment,
      /** Nobody but the system asks: whoever confirms the answers in `differs` is asked no more. */
      mayConfirm: z.boolean(),
    }),
  ),
  /** Of a passport photo: no face was found in it on the device that sent it. */
  lacksFace: z.boolean(),
  /** Its traveller was asked about the file as it is, and said that it is right. */
  isRight: z.boolean(),
  /** Of a passport page: the answers that it contradicts and that nobody confirmed, as far as it was read by now. */
  differs: z.array(z.enum(comparedFields)),
})

export const timelineEntry = z.object({
  /** A status, or the state of the travellers whom it names. */
  status: z.string(),
  at: moment,
  note: z.nullable(z.string()),
  /** Whom it is about, by name; nobody where it is about the whole application. */
  applicants: z.array(z.string()),
})

/** Whose turn it is for one applicant, and by when. */
export const turnView = z.object({
  turn: z.enum(turns),
  action: z.nullable(z.enum(['pay', 'upload', 'complete', 'wait', 'download'])),
  by: z.nullable(z.string()),
})

const base64url = (length: number) =>
  z.string().check(z.maxLength(length), z.minLength(length), z.regex(/^[\w-]+$/))

/** A subscription to Web Push, as a browser hands it out. */
export const pushSubscription = z.object({
  endpoint: z.url().check(z.maxLength(1024)),
  keys: z.object({
    /** The browser's public key: 65 bytes as base64url. */
    p256dh: base64url(87),
    /** 16 bytes as base64url. */
    auth: base64url(22),
  }),
})
