import { expect, type Page } from '@playwright/test'
import { formOn } from './form.ts'

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  secured: '4000 0000 0000 3220',
} as const

const year = String((new Date().getFullYear() + 3) % 100).padStart(2, '0')

/** The gateway's pages, where the card is typed. */
export function gatewayOn(page: Page) {
  const form = formOn(page)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  return {
    async isOpen(amount: string) {
      await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible()
      await expect(page.getByText(amount, { exact: true })).toBeVisible()
    },
    async pay(card: keyof typeof cards) {
      await form.type('Card number', cards[card])
      await form.type('Expiry', `12/${year}`)
      await form.type('CVC', '123')
      await form.type('Cardholder', 'Ada Muster')
      await page.getByRole('button', { name: /^Pay \S/ }).click()
    },
    async confirm(code: string) {
      await form.type('Code', code)
      await press('Confirm')
    },
    cancel: () => press('Cancel'),
  }
}
