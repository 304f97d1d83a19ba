import type { AgreementContent } from '#domain/agreement.ts'

export type AgreementPrint = {
  /** A preview says on every page that it is not signed and carries no signature. */
  preview: boolean
  /** The signature as kept: PNG, 400 x 150. */
  signaturePng?: Uint8Array
  /** SHA-256 (hex) of the canonical content. */
  sha256?: string
  /** Where anybody can check the hash. */
  checkUrl?: string
  /** Reference of the application ('TZ-001001') once it exists. */
  reference?: string
  /** The price was not signed but comes from the application: the document says so. */
  priceFromApplication?: boolean
}

/**
 * Sets documents as A4 pages. The same arguments give the same bytes.
 * Names, addresses and words come in as data and can never become instructions.
 * Throws `server.busy` when more wait than can be set in a few seconds.
 */
export type DocumentPrinter = {
  agreement(content: AgreementContent, print: AgreementPrint): Promise<Uint8Array>
}
