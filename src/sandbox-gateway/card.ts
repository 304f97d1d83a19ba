/** The card as typed. */
export type TypedCard = { cardNumber: string; expiry: string; cvc: string; cardholder: string }
export type CardField = keyof TypedCard
export type CardFault = 'missing' | 'number' | 'expiry' | 'past' | 'cvc' | 'cardholder'
export type CardOutcome = 'succeeds' | 'declined' | 'code'

/** Cards with a specific outcome; any other valid number succeeds. */
export const testCards: readonly { number: string; outcome: CardOutcome }[] = [
  { number: '4242 4242 4242 4242', outcome: 'succeeds' },
  { number: '4000 0000 0000 0002', outcome: 'declined' },
  { number: '4000 0000 0000 3220', outcome: 'code' },
]

/** The 3-D Secure code 'sent' by the sandbox's bank. */
export const rightCode = '123456'

/** Faults of a card by field; empty if it can be charged. */
export function faultsOf(card: TypedCard, now: Date): Partial<Record<CardField, CardFault>> {
  const faults: Partial<Record<CardField, CardFault>> = {}
  const number = digitsOf(card.cardNumber)
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    faults.cardNumber = card.cardNumber.trim() === '' ? 'missing' : 'number'
  }
  const expiry = expiryFault(card.expiry, now)
  if (expiry) {
    faults.expiry = expiry
  }
  if (!/^\d{3,4}$/.test(card.cvc.trim())) {
    faults.cvc = card.cvc.trim() === '' ? 'missing' : 'cvc'
  }
  if (card.cardholder.trim().length < 2) {
    faults.cardholder = card.cardholder.trim() === '' ? 'missing' : 'cardholder'
  }
  return faults
}

export function outcomeOf(cardNumber: string): CardOutcome {
  const number = digitsOf(cardNumber)
  return testCards.find((card) => digitsOf(card.number) === number)?.outcome ?? 'succeeds'
}

/** Digits without the spaces and hyphens people type and paste. */
export function digitsOf(text: string): string {
  return text.replace(/[\s-]/g, '')
}

/** ISO/IEC 7812: from the right, every second digit is doubled; the digit sum ends in zero. */
function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 1 ? 2 : 1)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return sum % 10 === 0
}

/** Valid until the last day of its month. */
function expiryFault(text: string, now: Date): CardFault | null {
  if (text.trim() === '') {
    return 'missing'
  }
  const [, month, year] = /^(\d{1,2})\s*[/. -]?\s*(\d{2}|20\d{2})$/.exec(text.trim()) ?? []
  const months = Number(year) * 12 + Number(month) + (year?.length === 2 ? 2000 * 12 : 0)
  if (!(Number(month) >= 1 && Number(month) <= 12)) {
    return 'expiry'
  }
  const current = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
  return months < current ? 'past' : months > current + 20 * 12 ? 'expiry' : null
}
