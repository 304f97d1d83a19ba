import * as z from 'zod/mini'
import { maxPayoutFile } from '#domain/money/payout.ts'
import { unmatchedReasons } from '#domain/money/statement.ts'
import { endpoint } from '../endpoint.ts'
import { cents, count, day } from '../shapes.ts'
import { staffErrors } from './application.ts'
import { pageQuery } from './money.ts'

/** `unfiled`: paid of a traveller who is not filed. */
const feeStates = ['expected', 'paid', 'unfiled'] as const

export const listFees = endpoint({
  method: 'GET',
  path: '/api/admin/money/fees',
  summary:
    'Official fees: expected ones by the day of filing, the oldest first; paid ones the newest first',
  query: z.object({ state: z._default(z.enum(feeStates), 'expected'), ...pageQuery }),
  answers: {
    200: z.object({
      /** Null on further pages. */
      totals: z.nullable(z.object({ count, amountCents: cents })),
      items: z.array(
        z.object({
          /** Unique within its state. */
          id: count,
          application: z.object({ id: count, reference: z.string() }),
          /** Null: erased. */
          applicantId: z.nullable(count),
          portalNumber: z.nullable(z.string()),
          /** 'YYYY-MM-DD' at the seat; null if not filed. */
          filedOn: z.nullable(z.string()),
          amountCents: cents,
          /** Null: expected. */
          paidOn: z.nullable(z.string()),
        }),
      ),
      nextCursor: z.nullable(z.string()),
    }),
  },
  errors: staffErrors,
})

export const payFees = endpoint({
  method: 'POST',
  path: '/api/admin/money/fees/paid',
  summary: 'Says that expected fees were paid to the authority on a day',
  body: z.object({
    ids: z.array(count).check(z.minLength(1), z.maxLength(200)),
    paidOn: day,
  }),
  answers: {
    200: z.object({
      /** The others are no longer expected. */
      paid: count,
      amountCents: cents,
    }),
  },
  errors: [...staffErrors, 'fee.day-future'],
})

export const importStatement = endpoint({
  method: 'POST',
  path: '/api/admin/money/fees/statement',
  summary:
    'Takes a card statement (CSV: date, amount, text): what names an expected fee and has its amount pays it',
  body: z.object({ text: z.string().check(z.minLength(1), z.maxLength(maxPayoutFile)) }),
  maxBodyBytes: 2 * maxPayoutFile,
  answers: {
    200: z.object({
      lines: count,
      /** Fees that were paid by it. */
      paid: count,
      /** Lines that an earlier import counted. */
      known: count,
      unmatched: z.object({
        count,
        /** The first of them; kept nowhere. */
        items: z.array(
          z.object({
            /** In the file, from 1. */
            line: count,
            day: z.string(),
            amountCents: cents,
            text: z.string(),
            why: z.enum(unmatchedReasons),
          }),
        ),
      }),
    }),
  },
  errors: [...staffErrors, 'payout.line-wrong', 'payout.too-long', 'statement.unreadable'],
})
