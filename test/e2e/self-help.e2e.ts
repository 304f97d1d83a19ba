import { gatewayOn } from './support/gateway.ts'
import { expect, test } from './support/test.ts'

test('a lost reference is mailed, and its link opens the application on another device, where it is paid @phone', async ({
  email,
  letters,
  anotherBrowser,
  api,
}) => {
  const order = await api.apply({ contactEmail: email })
  const elsewhere = await anotherBrowser()
  await elsewhere.goto('/status')
  await elsewhere.getByText('Lost your reference?').click()
  await elsewhere.getByRole('textbox', { name: 'Email address', exact: true }).last().fill(email)
  await elsewhere.getByRole('button', { name: 'Email me my applications' }).click()
  await expect(elsewhere.getByText(/we have sent you an email/)).toBeVisible()

  const found = await letters.letter(/^Your applications$/)
  expect(found.text).toContain(order.reference)
  await elsewhere.goto(found.linkTo('/status'))
  await expect(elsewhere.getByText(order.reference).first()).toBeVisible()
  await elsewhere.getByRole('button', { name: /Pay/ }).first().click()
  await gatewayOn(elsewhere).pay('good')
  await letters.letter(/Payment received/)
})

test('an application that was never paid is cancelled, and then deleted', async ({
  page,
  email,
  letters,
  api,
}) => {
  const order = await api.apply({ contactEmail: email })
  await page.goto(`/status?orderId=${order.orderId}`)
  const fold = page.getByRole('button', { name: 'Cancellation and refund' })
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
  await page.getByRole('button', { name: 'Cancel the application' }).click()
  await page.getByRole('button', { name: 'Cancel for good' }).click()
  await expect(page.getByText('Your application has been cancelled').first()).toBeVisible()
  await letters.letter(new RegExp(`${order.reference} is cancelled`))

  await expect(fold).toHaveCount(0)
  await page.getByRole('button', { name: 'My data' }).click()
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText(order.reference)).toHaveCount(0)
  await page.goto('/status')
  await expect(page.getByText(order.reference)).toHaveCount(0)
})
