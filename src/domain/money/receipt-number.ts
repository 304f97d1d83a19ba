/** A receipt is for a payment, a credit note for a refund. They share one number series. */
export const receiptKinds = ['receipt', 'credit-note'] as const
export type ReceiptKind = (typeof receiptKinds)[number]

/** Padded to six digits: '000042'. */
export function writeReceiptNumber(number: number): string {
  return String(number).padStart(6, '0')
}

/** 'receipt-000042' in every language; the extension follows from the content. */
export function receiptFileName({ kind, number }: { kind: ReceiptKind; number: number }): string {
  return `${kind}-${writeReceiptNumber(number)}`
}
