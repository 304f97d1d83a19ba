import type { Hearing } from '../../peer-watch.ts'
import { GatewayUnavailable } from './gateway-unavailable.ts'
import type { PaymentGateway } from './port.ts'

/** One call with its retries. */
const longestCallMs = 15_000

type Watched = 'begin' | 'inquire' | 'refund' | 'find-attempt'

type Options = {
  /** Called on each failure, with no more than what is logged. */
  onAway: (about: { call: Watched; kind: string }) => void
  /** Called with the outcome of each call: a refusal counts as an answer. */
  hear?: Hearing
  limitMs?: number
}

/**
 * Wraps a gateway: reports failed calls and ends each after fifteen seconds in all. A call that
 * succeeded late is found by inquiry, and no refund is made twice.
 */
export function watchGateway(gateway: PaymentGateway, options: Options): PaymentGateway {
  const { onAway, hear = () => {}, limitMs = longestCallMs } = options

  async function watched<T>(call: Watched, answer: Promise<T>): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>()
    const limit = setTimeout(() => reject(new GatewayUnavailable('timeout')), limitMs)
    try {
      const said = await Promise.race([answer, promise])
      hear(true)
      return said
    } catch (error) {
      hear(!(error instanceof GatewayUnavailable))
      if (error instanceof GatewayUnavailable) onAway({ call, kind: error.kind })
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
