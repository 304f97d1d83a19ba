import { AppError } from '#domain/error.ts'

/** `payment.gateway-unavailable` with the kind of failure, for the log; no text from the gateway. */
export class GatewayUnavailable extends AppError {
  readonly kind: string

  constructor(kind: string) {
    super('payment.gateway-unavailable')
    this.kind = kind
  }
}
