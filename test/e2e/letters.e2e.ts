import { signInAsOwner } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('a letter is found, and shown as sent in an inert frame', async ({
  page,
  product,
  email,
  letters,
  watched,
  api,
}) => {
  // The frame blocks what the test tries: running a script, and following a link.
  watched.announce(/Blocked (script execution|opening)/)
  const order = await api.apply({ contactEmail: email })
  await api.pay(order)
  const { subject } = await letters.letter(new RegExp(`^Payment received for ${order.reference}`))
  await signInAsOwner(page, product.url)
  await page.goto('/admin/letters')
  await page.getByRole('textbox', { name: 'Search sent emails' }).fill(email)
  const own = page.getByRole('row').filter({ hasText: email })
  const line = own.filter({ hasText: 'Payment confirmed' })
  // An unloaded list matches trivially: wait for its own entries too. One row holds the heads.
  await expect(line).toBeVisible()
  await expect(page.getByRole('table').getByRole('row').filter({ hasNotText: email })).toHaveCount(
    1,
  )
  await line.getByRole('button', { name: /^Open/ }).click()

  const dialog = page.getByRole('dialog', { name: 'Payment confirmed' })
  await expect(dialog.getByText(subject)).toBeVisible()
  const letter = dialog.frameLocator('iframe')
  const button = letter.locator('a.button')
  await expect(button).toHaveCSS('background-color', 'rgb(11, 100, 112)')
  expect(await button.getAttribute('href')).not.toMatch(/[?#]/)
  expect(await button.evaluate(() => self.origin)).toBe('null')
  await button.click()
  expect(page.context().pages()).toHaveLength(1)
  await expect(button).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: /^receipt-/ }).click()
  expect((await download).suggestedFilename()).toMatch(/^receipt-.*\.pdf$/)
  await dialog.getByRole('tab', { name: 'Text' }).click()
  await expect(dialog.getByRole('tabpanel')).toContainText(order.reference)
})
