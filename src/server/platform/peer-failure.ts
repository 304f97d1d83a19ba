/**
 * Something outside did not do what it was asked for. The code says why, to the log and to whoever runs the
 * server; what the peer itself said stays out of it, for it may repeat whom or what it was about.
 */
export class PeerFailure extends Error {
  override name = 'PeerFailure'
  /** `ECONNREFUSED`, `timeout`, `EAUTH 535 5.7.8`, `status-503`; `resting` where it was not asked, having failed too often. */
  readonly code: string

  constructor(peer: string, code: string, options?: ErrorOptions) {
    super(`${peer}: ${code}`, options)
    this.code = code
  }
}
