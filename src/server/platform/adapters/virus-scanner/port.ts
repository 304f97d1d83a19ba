import { PeerFailure } from '../../peer-failure.ts'

/** The scanner is up but could not scan these bytes: too many, or an error in them. */
export class NotScanned extends PeerFailure {
  override name = 'NotScanned'

  constructor(code: 'size-limit' | 'not-scanned') {
    super('The virus scanner', code)
  }
}

/**
 * Scans bytes before anything else reads them. Rejects with NotScanned, or when there is no answer
 * by `patience`.
 */
export type VirusScanner = {
  scan(bytes: Uint8Array, patience?: AbortSignal): Promise<'clean' | 'infected'>
}
