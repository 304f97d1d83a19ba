/** The scanner answers, but not about these bytes: they are more than it takes, or it stumbles over them. */
export class NotScanned extends Error {
  override name = 'NotScanned'
}

/** Looks into bytes before anybody else may. Rejects with NotScanned, or when the scanner does not answer by `patience`. */
export type VirusScanner = {
  scan(bytes: Uint8Array, patience?: AbortSignal): Promise<'clean' | 'infected'>
}
