import * as z from 'zod/mini'
import {
  maxExplanation,
  maxPayoutFile,
  payoutLineKinds,
  payoutLineStates,
  payoutSources,
} from '#domain/money/payout.ts'
import { endpoint } from '../endpoint.ts'
import { cents, count, moment, typed, uuidParam } from '../shapes.ts'
import { staffErrors } from './application.ts'
import { pageQuery } from './money.ts'

const page = { nextCursor: z.nullable(z.string()) }

export const listPayouts = endpoint({
  method: 'GET',
  path: '/api/admin/money/payouts',
  summary: 'What gateways paid out, or the card statements, the newest first',
  query: z.object({ source: z._default(z.enum(payoutSources), 'gateway'), ...pageQuery }),
  answers: {
    200: z.object({
      items: z.array(
        z.object({
          id: z.uuid(),
          reference: z.string(),
          gateway: z.string(),
          /** 'YYYY-MM-DD', or null. */
          arrivedOn: z.nullable(z.string()),
          importedAt: moment,
          by: z.object({ id: z.string(), name: z.string() }),
          lines: count,
          matched: count,
          leftOver: count,
          explained: count,
          grossCents: cents,
          feeCents: cents,
          netCents: cents,
        }),
      ),
      ...page,
    }),
  },
  errors: staffErrors,
})

export const listTheirs = endpoint({
  method: 'GET',
  path: '/api/admin/money/payouts/theirs',
  summary: 'Lines of payouts that nothing of ours fits, explained or not, the newest first',
  query: z.object({ explained: z._default(z.enum(['yes', 'no']), 'no'), ...pageQuery }),
  answers: {
    200: z.object({
      /** Null on further pages. */
      count: z.nullable(count),
      items: z.array(
        z.object({
          id: z.uuid(),
          payoutRef: z.string(),
          lineRef: z.string(),
          kind: z.enum(payoutLineKinds),
          state: z.enum(payoutLineStates),
          gatewayRef: z.nullable(z.string()),
          amountCents: cents,
          /** What our books hold for it that no line shows yet; null for nothing. */
          ourCents: z.nullable(cents),
          application: z.nullable(z.object({ id: count, reference: z.string() })),
          at: moment,
          explained: z.nullable(
            z.object({
              /** Null once the application was erased. */
              text: z.nullable(z.string()),
              at: moment,
              by: z.object({ id: z.string(), name: z.string() }),
            }),
          ),
        }),
      ),
      ...page,
    }),
  },
  errors: staffErrors,
})

export const explainLine = endpoint({
  method: 'PUT',
  path: '/api/admin/money/payouts/theirs/{id}/explanation',
  summary: 'Says why a line of a payout may stay left over: it counts as settled',
  params: uuidParam,
  body: z.object({ text: typed(maxExplanation, 1) }),
  answers: { 204: null },
  errors: [...staffErrors, 'application.erased', 'application.not-found', 'payout.line-settled'],
})

export const unexplainLine = endpoint({
  method: 'DELETE',
  path: '/api/admin/money/payouts/theirs/{id}/explanation',
  summary: 'Takes an explanation away: by whoever wrote it, or an owner',
  params: uuidParam,
  answers: { 204: null },
  errors: [...staffErrors, 'payout.line-settled'],
})

export const listOurs = endpoint({
  method: 'GET',
  path: '/api/admin/money/payouts/ours',
  summary: 'What came or went back more than `days` ago and stands in no payout, the oldest first',
  query: z.object(pageQuery),
  answers: {
    200: z.object({
      /** Null on further pages. */
      count: z.nullable(count),
      days: count,
      items: z.array(
        z.object({
          id: z.uuid(),
          kind: z.enum(['charge', 'refund']),
          application: z.object({ id: count, reference: z.string() }),
          gatewayRef: z.nullable(z.string()),
          amountCents: cents,
          at: moment,
        }),
      ),
      ...page,
    }),
  },
  errors: staffErrors,
})

export const importPayouts = endpoint({
  method: 'POST',
  path: '/api/admin/money/payouts',
  summary: "Takes a gateway's file of payouts (CSV): the same file or line counts once",
  body: z.object({ text: z.string().check(z.minLength(1), z.maxLength(maxPayoutFile)) }),
  maxBodyBytes: 2 * maxPayoutFile,
  answers: {
    200: z.object({
      payouts: count,
      lines: count,
      /** How many of these lines were new. */
      added: count,
    }),
  },
  errors: [...staffErrors, 'payout.line-wrong', 'payout.too-long', 'payout.unreadable'],
})

export const takePayoutBack = endpoint({
  method: 'DELETE',
  path: '/api/admin/money/payouts/{id}',
  summary: 'Takes an imported payout or card statement back, and books back what came of it',
  params: uuidParam,
  answers: { 204: null },
  errors: [...staffErrors, 'payout.not-found'],
})
