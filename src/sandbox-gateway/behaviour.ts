import * as z from 'zod/mini'

/** How the gateway notifies the shop of an attempt. `forged` signs with a wrong secret. */
export const behaviourSchema = z.object({
  notify: z._default(
    z.enum([
      'before-return',
      'after-return',
      'doubled',
      'delayed',
      'out-of-order',
      'never',
      'forged',
    ]),
    'before-return',
  ),
  /** Delay in milliseconds of `after-return` and `delayed`. */
  delayMs: z.optional(z.int().check(z.minimum(0), z.maximum(86_400_000))),
  /** Captures something other than ordered: another amount (cents) or currency. */
  captureAmount: z.optional(z.int().check(z.minimum(0))),
  captureCurrency: z.optional(z.string().check(z.length(3))),
})
export type Behaviour = z.infer<typeof behaviourSchema>

/** Active until changed: delays answers by `slowMs`, answers 503, or declines all refunds. */
export const modeSchema = z.object({
  down: z._default(z.boolean(), false),
  refuseRefunds: z._default(z.boolean(), false),
  slowMs: z._default(z.int().check(z.minimum(0), z.maximum(60_000)), 0),
})
export type Mode = z.infer<typeof modeSchema>

export const usualBehaviour: Behaviour = { notify: 'before-return' }
export const usualMode: Mode = { down: false, refuseRefunds: false, slowMs: 0 }
