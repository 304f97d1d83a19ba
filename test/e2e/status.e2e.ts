import { apiOf } from './support/api.ts'
import { expect, test } from './support/test.ts'

test('reference and e-mail show the status, and neither alone shows anything @engines', async ({
  page,
  product,
  email,
  anotherBrowser,
}) => {
  const order = await apiOf(page, product.url).apply({ contactEmail: email })
  const stranger = await anotherBrowser(/status of 404/)
  const lookUp = async (address: string) => {
    await stranger.getByRole('textbox', { name: 'Application Reference ID' }).fill(order.reference)
    await stranger.getByRole('textbox', { name: 'Email Address' }).fill(address)
    await stranger.getByRole('main').getByRole('button', { name: 'Check Status' }).click()
  }
  await stranger.goto('/status')
  const link = stranger.getByRole('main').getByRole('link', { name: /@/ })
  await expect(link).toHaveCSS('text-decoration-line', 'underline')
  await stranger.getByRole('main').getByRole('button', { name: 'Check Status' }).click()
  await expect(stranger.getByRole('alert')).toBeFocused()
  await stranger.getByRole('link', { name: /^Enter the reference/ }).click()
  await expect(stranger.getByRole('textbox', { name: 'Application Reference ID' })).toBeFocused()

  await lookUp('somebody.else@gmail.com')
  await expect(
    stranger.getByText('Application not found. Please check your details and try again.'),
  ).toBeVisible()
  await lookUp(email)
  await expect(
    stranger.getByRole('heading', { name: 'Your payment is the next step' }),
  ).toBeFocused()
  for (const name of ['Contact', 'Messages and emails', 'Application and price']) {
    await expect(stranger.getByRole('main').getByRole('button', { name })).toHaveCount(0)
  }
  await expect(stranger.getByText('Ada Muster')).toBeVisible()
  await expect(stranger.getByText('X1234567')).toHaveCount(0)
  await expect(stranger).toHaveURL('/status')
  await stranger.getByRole('button', { name: 'Check another application' }).click()
  await expect(stranger.getByRole('textbox', { name: 'Application Reference ID' })).toBeFocused()
})
