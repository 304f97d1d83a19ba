/** Looks into bytes before anybody else may. Rejects when the scanner does not answer. */
export type VirusScanner = {
  scan(bytes: Uint8Array): Promise<'clean' | 'infected'>
}
