/**
 * An external service failed. The code is for the log and the operator; the service's text is left
 * out, since it may contain personal data.
 */
export class PeerFailure extends Error {
  override name = 'PeerFailure'
  /** `ECONNREFUSED`, `timeout`, `EAUTH 535 5.7.8`, `status-503`; `resting` while the circuit breaker is open. */
  readonly code: string

  constructor(peer: string, code: string, options?: ErrorOptions) {
    super(`${peer}: ${code}`, options)
    this.code = code
  }
}
