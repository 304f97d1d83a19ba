/** Why nobody said which release is the newest: a code, never what was said. */
export class ReleasesError extends Error {
  override name = 'ReleasesError'
  readonly code: string

  constructor(code: string) {
    super(`Releases: ${code}`)
    this.code = code
  }
}

/** Whoever knows which release is the newest. Throws ReleasesError where that is not said. */
export type ReleaseSource = { newest(): Promise<string> }
