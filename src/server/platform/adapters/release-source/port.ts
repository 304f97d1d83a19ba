/** Knows the newest release. Throws PeerFailure. */
export type ReleaseSource = { newest(): Promise<string> }
