import type { Page } from '@playwright/test'
import { apiOf, type Order } from './support/api.ts'
import { gatewayOn } from './support/gateway.ts'
import { expectToSuitEverybody } from './support/looks.ts'
import { expect, test } from './support/test.ts'
import { unfold } from './support/unfold.ts'

let order: Order

test.beforeEach(async ({ page, product, email }) => {
  const api = apiOf(page, product.url)
  order = await api.apply({ contactEmail: email })
  await api.pay(order)
})

/** Opens the application's page and chooses urgent. */
async function wantUrgent(page: Page): Promise<void> {
  await page.goto(`/status?orderId=${order.orderId}`)
  await unfold(page, 'Change your order')
  await page.getByLabel('Processing speed').selectOption('urgent')
  await expect(page.getByText('+ $79', { exact: true })).toBeVisible()
}

const pay = (page: Page) => page.getByRole('button', { name: 'Pay $79 more' }).click()

async function expectSpeed(page: Page, speed: string): Promise<void> {
  await page.goto(`/status?orderId=${order.orderId}`)
  await unfold(page, 'Change your order')
  await expect(page.getByLabel('Processing speed')).toHaveValue(speed)
}

test('a faster service is paid at the second attempt, and the change is made and confirmed @phone', async ({
  page,
  letters,
}) => {
  const gateway = gatewayOn(page)
  await wantUrgent(page)
  await pay(page)
  await gateway.isOpen('$79.00')
  await expect(page.getByText('extra payment for a change')).toBeVisible()
  await gateway.pay('declined')
  await expect(page.getByText('Nothing has changed: your order stays as it was.')).toBeVisible()
  await expectSpeed(page, 'normal')
  await wantUrgent(page)
  await pay(page)
  await gateway.isOpen('$79.00')
  await gateway.pay('good')
  await expect(page.getByRole('heading', { name: 'Your change is paid' })).toBeVisible()
  await expectToSuitEverybody(page)
  await letters.letter(/your order has been changed/)
  await expectSpeed(page, 'urgent')
})
