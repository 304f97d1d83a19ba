import type { AgreementContent } from '#domain/agreement.ts'
import type { EvidenceContent } from '#domain/money/evidence.ts'
import type { ReceiptCompany, ReceiptContent } from '#domain/money/receipt.ts'
import type { Rules } from '#domain/rules/rules.ts'

/** The times and prices that were agreed. */
export type AgreedRules = Pick<Rules, 'speeds' | 'prices'>

export type AgreementPrint = {
  rules: AgreedRules
  /** A preview carries no signature and says so on every page. */
  preview: boolean
  /** The stored signature: PNG, 400 x 150. */
  signaturePng?: Uint8Array
  /** SHA-256 (hex) of the canonical content. */
  sha256?: string
  /** Where anyone can check the hash. */
  checkUrl?: string
  /** Reference of the application ('TZ-001001') once it exists. */
  reference?: string
  /** True where the price comes from the application and was not signed: the document says so. */
  priceFromApplication?: boolean
}

/** A receipt or credit note whose issuer is known. */
export type IssuedReceipt = ReceiptContent & { company: ReceiptCompany }

/** Data outside the content: the number, the time of issue (ISO 8601, UTC), and what was agreed. */
export type ReceiptPrint = { number: number; issuedAt: string; rules: AgreedRules }

/**
 * Renders documents as A4 pages; the same arguments give the same bytes. Names, addresses and texts
 * are data and never become instructions. Throws `server.busy` when the queue is longer than a few
 * seconds.
 */
export type DocumentPrinter = {
  agreement(content: AgreementContent, print: AgreementPrint): Promise<Uint8Array>
  receipt(content: IssuedReceipt, print: ReceiptPrint): Promise<Uint8Array>
  /**
   * The evidence for a disputed payment, in English, followed by the signed agreement (a PDF from
   * this printer), within `evidenceLimits`. The agreement is left out where it would not fit.
   */
  evidence(content: EvidenceContent, agreementPdf: Uint8Array | null): Promise<Uint8Array>
}
