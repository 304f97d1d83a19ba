import { AppError } from '#domain/error.ts'

/** `payment.gateway-unavailable`, with how it failed in one word, for the log: nothing of what was said. */
export class GatewayAway extends AppError {
  readonly kind: string

  constructor(kind: string) {
    super('payment.gateway-unavailable')
    this.kind = kind
  }
}
