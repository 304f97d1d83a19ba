import { type RefundGround, refundGrounds } from '#domain/money/refund.ts'

/** What a refund begins with when it follows from something: on what ground, and when it was asked. */
export type AskedRefund = Readonly<{
  ground: RefundGround
  /** 'YYYY-MM-DD'; nothing is the day on which the refund is opened. */
  requestedOn: string | undefined
  applicantIds: readonly number[]
}>

type Request = Readonly<{
  ground: RefundGround | null
  createdAt?: string
  applicantIds: readonly number[]
}>

/** As the state of a place that leads to the refund: it stands in no address. */
export function askedRefund({ ground, createdAt, applicantIds }: Request): {
  askedRefund: AskedRefund
} {
  const requestedOn = createdAt?.slice(0, 10)
  return { askedRefund: { ground: ground ?? 'cancellation', requestedOn, applicantIds } }
}

/** What the way here brought along; null for every other way. */
export function askedRefundIn(state: unknown): AskedRefund | null {
  if (typeof state !== 'object' || state === null || !('askedRefund' in state)) return null
  const asked = state.askedRefund as Partial<AskedRefund> | null
  const ground = refundGrounds.find((each) => each === asked?.ground)
  if (!asked || !ground) return null
  return { ground, requestedOn: asked.requestedOn, applicantIds: asked.applicantIds ?? [] }
}
