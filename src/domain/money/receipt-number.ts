/** A receipt says that money came, a credit note that it went back. Both are numbered in one series. */
export const receiptKinds = ['receipt', 'credit-note'] as const
export type ReceiptKind = (typeof receiptKinds)[number]

/** The number as it is written: at least six digits, '000042'. */
export function writeReceiptNumber(number: number): string {
  return String(number).padStart(6, '0')
}

/** 'receipt-000042', in every language; the ending comes with the bytes. */
export function receiptFileName({ kind, number }: { kind: ReceiptKind; number: number }): string {
  return `${kind}-${writeReceiptNumber(number)}`
}
