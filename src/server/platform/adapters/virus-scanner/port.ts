import { PeerFailure } from '../../peer-failure.ts'

/** The scanner answers, but not about these bytes: they are more than it takes, or it stumbles over them. */
export class NotScanned extends PeerFailure {
  override name = 'NotScanned'

  constructor(code: 'size-limit' | 'not-scanned') {
    super('The virus scanner', code)
  }
}

/** Looks into bytes before anybody else may. Rejects with NotScanned, or when the scanner does not answer by `patience`. */
export type VirusScanner = {
  scan(bytes: Uint8Array, patience?: AbortSignal): Promise<'clean' | 'infected'>
}
