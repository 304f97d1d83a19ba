import type { CardFault, CardOutcome } from './card.ts'
import type { OpeningRefusal } from './opening.ts'

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
  pay: 'Pay',
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
