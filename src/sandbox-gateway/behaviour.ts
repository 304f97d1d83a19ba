import * as z from 'zod/mini'

/** How the gateway tells the shop about an attempt. `forged` signs with a secret that is not ours. */
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
  /** Milliseconds that `after-return` and `delayed` wait. */
  delayMs: z.optional(z.int().check(z.minimum(0), z.maximum(86_400_000))),
  /** What is captured instead of what was asked: another amount (cents), another currency. */
  captureAmount: z.optional(z.int().check(z.minimum(0))),
  captureCurrency: z.optional(z.string().check(z.length(3))),
})
export type Behaviour = z.infer<typeof behaviourSchema>

/** Holds until it is changed: every answer late by `slowMs`, 503 to everything, or no to every refund. */
export const modeSchema = z.object({
  down: z._default(z.boolean(), false),
  refuseRefunds: z._default(z.boolean(), false),
  slowMs: z._default(z.int().check(z.minimum(0), z.maximum(60_000)), 0),
})
export type Mode = z.infer<typeof modeSchema>

export const usualBehaviour: Behaviour = { notify: 'before-return' }
export const usualMode: Mode = { down: false, refuseRefunds: false, slowMs: 0 }
