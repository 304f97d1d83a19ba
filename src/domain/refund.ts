/** On what ground money goes back. */
export const refundGrounds = ['refund', 'cancellation', 'duplicate', 'service-failed'] as const
export type RefundGround = (typeof refundGrounds)[number]
