import type { Hearing } from '../../peer-hearing.ts'
import { GatewayAway } from './away.ts'
import type { PaymentGateway } from './port.ts'

/** One call, with whatever it repeats by itself. */
const longestCallMs = 15_000

type Watched = 'begin' | 'inquire' | 'refund' | 'find-attempt'

type Options = {
  /** Hears how a call failed; no more than the log shows. */
  onAway: (about: { call: Watched; kind: string }) => void
  /** Is told how each call went: whoever says no answers. */
  hear?: Hearing
  limitMs?: number
}

/**
 * The same gateway, whose absence is told: which call failed, and how. No call takes longer than
 * fifteen seconds in all; what it did all the same is found out by asking, and no refund is made twice.
 */
export function watchGateway(gateway: PaymentGateway, options: Options): PaymentGateway {
  const { onAway, hear = () => {}, limitMs = longestCallMs } = options

  async function watched<T>(call: Watched, answer: Promise<T>): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>()
    const limit = setTimeout(() => reject(new GatewayAway('timeout')), limitMs)
    try {
      const said = await Promise.race([answer, promise])
      hear(true)
      return said
    } catch (error) {
      hear(!(error instanceof GatewayAway))
      if (error instanceof GatewayAway) onAway({ call, kind: error.kind })
      throw error
    } finally {
      clearTimeout(limit)
    }
  }

  const { findAttempt } = gateway
  return {
    ...gateway,
    ...(findAttempt && {
      findAttempt: (ref: string) => watched('find-attempt', findAttempt(ref)),
    }),
    begin: (attempt) => watched('begin', gateway.begin(attempt)),
    inquire: (attempt) => watched('inquire', gateway.inquire(attempt)),
    refund: (refund) => watched('refund', gateway.refund(refund)),
  }
}
