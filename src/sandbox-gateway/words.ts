import type { CardFault, CardOutcome } from './card.ts'
import type { DisputeState, disputeReasons } from './dispute.ts'
import type { OpeningRefusal } from './open-attempt.ts'

export const words = {
  bank: 'Sandbox bank',
  testPage: 'Test payments: no money is taken.',
  never: 'This is a test page. Do not type the number of a card that you own.',
  payTitle: 'Pay by card',
  to: 'To',
  forWhat: 'For',
  amount: 'Amount',
  cardNumber: 'Card number',
  expiry: 'Expiry',
  expiryHint: 'Month and year, as 12/30',
  cvc: 'CVC',
  cvcHint: 'Three digits on the back',
  cardholder: 'Cardholder',
  cardholderHint: 'The name on the card',
  pay: (amount: string) => `Pay ${amount}`,
  cancel: 'Cancel',
  faultsTitle: 'The card was not charged',
  faultsLead: 'Check what is marked below, then pay again.',
  testCards: 'Test cards',
  testCardsHint: 'Any expiry in the future, any CVC, any name.',
  codeTitle: 'Your bank asks for a code',
  codeLead: 'A code protects this card (3-D Secure).',
  codeHint: 'The test code is 123456.',
  code: 'Code',
  confirm: 'Confirm',
  wrongCode: (left: number) =>
    left === 1
      ? 'This code is not right. You have one more try.'
      : `This code is not right. You have ${left} more tries.`,
  disputeTitle: 'Dispute a payment',
  disputeLead:
    'What happens when a payer asks the bank for the money back. Nothing here concerns real money.',
  disputeReference: 'Reference of the payment',
  disputeReferenceHint:
    'It begins with sandbox_ and stands on the receipt, and under Payments for staff.',
  disputeFind: 'Find the payment',
  disputeUnknown: 'There is no payment with this reference.',
  disputeUnpaid: 'This payment was not made, so it cannot be disputed.',
  disputeReason: 'Reason',
  disputeOver: 'Nothing more happens with this dispute.',
  disputeTold: 'The shop was told.',
  disputeState: 'State of the dispute',
  disputeRef: 'Dispute',
  respondBy: 'Evidence due',
  anotherPayment: 'Another payment',
  refusedTitle: 'This payment cannot be opened',
  nothingCharged: 'Nothing was charged. Go back to the shop and start the payment again.',
  missingTitle: 'There is no payment at this address',
  unavailable: 'The sandbox bank is closed for a moment. Nothing was charged.',
} as const

export const faultWords: Record<CardFault, string> = {
  missing: 'Fill in this field',
  number: 'This is not a card number. Check its digits.',
  expiry: 'Type month and year as on the card, for example 12/30',
  past: 'This card has expired',
  cvc: 'Type the three digits on the back (four on the front of American Express)',
  cardholder: 'Type the name as it stands on the card',
}

export const outcomeWords: Record<CardOutcome, string> = {
  succeeds: 'succeeds',
  declined: 'is declined',
  code: 'asks for a code: 123456',
}

export const refusalWords: Record<OpeningRefusal, string> = {
  changed: 'The order was changed on its way here, so its signature does not fit.',
  unreadable: 'The order is not complete.',
  expired: 'The order is too old.',
}

export const disputeStateWords: Record<DisputeState | 'none', string> = {
  none: 'No dispute',
  inquiry: 'The bank has asked',
  open: 'Opened: evidence is due',
  answered: 'Evidence is with the bank',
  won: 'Won by the shop',
  lost: 'Lost by the shop',
}

export const disputeMoveWords: Record<DisputeState, string> = {
  inquiry: 'Only ask (inquiry)',
  open: 'Open a dispute',
  answered: 'Hand in the evidence',
  won: 'The shop wins',
  lost: 'The shop loses',
}

export const disputeReasonWords: Record<(typeof disputeReasons)[number], string> = {
  fraudulent: 'Not made by the cardholder',
  product_not_received: 'Service not received',
  product_unacceptable: 'Service not as described',
  duplicate: 'Charged twice',
  credit_not_processed: 'A refund did not arrive',
  unrecognized: 'Payment not recognised',
  general: 'No particular reason',
}
