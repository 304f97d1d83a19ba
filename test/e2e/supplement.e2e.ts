import { gatewayOn } from './support/gateway.ts'
import { expectToSuitEverybody } from './support/looks.ts'
import { expect, test } from './support/test.ts'
import { unfold } from './support/unfold.ts'

test('a faster service is paid at the second attempt, and the change is made and confirmed @phone', async ({
  page,
  email,
  letters,
  api,
}) => {
  const gateway = gatewayOn(page)
  const order = await api.apply({ contactEmail: email })
  await api.pay(order)
  const open = async (speed: string) => {
    await page.goto(`/status?orderId=${order.orderId}`)
    await unfold(page, 'Change your order')
    await expect(page.getByLabel('Processing speed')).toHaveValue(speed)
  }
  const payMore = async () => {
    await page.getByLabel('Processing speed').selectOption('urgent')
    await page.getByRole('button', { name: 'Pay $79 more' }).click()
    await gateway.isOpen('$79.00')
  }
  await open('normal')
  await payMore()
  await expect(page.getByText('extra payment for a change')).toBeVisible()
  await gateway.pay('declined')
  await expect(page.getByText('Nothing has changed: your order stays as it was.')).toBeVisible()
  await open('normal')
  await payMore()
  await gateway.pay('good')
  await expect(page.getByRole('heading', { name: 'Your change is paid' })).toBeVisible()
  await expectToSuitEverybody(page)
  await letters.letter(/your order has been changed/)
  await open('urgent')
})
