import type { AgreementContent } from '#domain/agreement.ts'
import type { EvidenceContent } from '#domain/money/evidence.ts'
import type { ReceiptCompany, ReceiptContent } from '#domain/money/receipt.ts'

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

/** A receipt or credit note whose issuer is known. */
export type IssuedReceipt = ReceiptContent & { company: ReceiptCompany }

/** What is not in the content: its number, and when it was issued (ISO 8601, UTC). */
export type ReceiptPrint = { number: number; issuedAt: string }

/**
 * Sets documents as A4 pages. The same arguments give the same bytes.
 * Names, addresses and words come in as data and can never become instructions.
 * Throws `server.busy` when more wait than can be set in a few seconds.
 */
export type DocumentPrinter = {
  agreement(content: AgreementContent, print: AgreementPrint): Promise<Uint8Array>
  receipt(content: IssuedReceipt, print: ReceiptPrint): Promise<Uint8Array>
  /**
   * What we can prove of a disputed payment, in English, with the signed agreement (a PDF of this printer)
   * behind it; within `evidenceLimits`. The agreement is left out where it would not fit.
   */
  evidence(content: EvidenceContent, agreementPdf: Uint8Array | null): Promise<Uint8Array>
}
