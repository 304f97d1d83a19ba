import { gatewayOn } from './support/gateway.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(async ({ email, api }) => {
  await api.apply({ contactEmail: email })
})

test('a visitor who leaves the payment page finds the application again and pays @engines', async ({
  page,
}) => {
  const gateway = gatewayOn(page)
  await page.goto('/status')
  await page.getByRole('button', { name: /^TZ-/ }).click()
  await page.getByRole('button', { name: 'Pay $233' }).click()
  await gateway.isOpen('$233.00')
  await page.reload()
  await gateway.isOpen('$233.00')
  await gateway.cancel()
  await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible()
  await expect(page).toHaveURL('/payment-result')
  await page.reload()
  await expect(
    page.getByRole('heading', { name: /^(Payment Cancelled|Not paid yet)$/ }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Pay $233' }).click()
  await gateway.isOpen('$233.00')
  await gateway.pay('good')
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
})

test('Back from the payment page shows the open payment, and pays once', async ({ page }) => {
  const gateway = gatewayOn(page)
  await page.goto('/documents')
  await page.getByRole('button', { name: 'Pay $233' }).click()
  await gateway.isOpen('$233.00')
  await page.goBack()
  const pay = page.getByRole('button', { name: 'Pay $233' })
  await expect(pay).toBeEnabled()
  await pay.click()
  await gateway.isOpen('$233.00')
  await gateway.pay('good')
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
})

test('without an order the result page leads home', async ({ page }) => {
  await page.context().clearCookies()
  await page.goto('/payment-result')
  await expect(page).toHaveURL('/')
})
