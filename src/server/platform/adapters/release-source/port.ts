/** Whoever knows which release is the newest. Throws PeerFailure where that is not said. */
export type ReleaseSource = { newest(): Promise<string> }
