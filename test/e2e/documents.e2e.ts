import { apiOf } from './support/api.ts'
import { documentsOn, files } from './support/documents.ts'
import { expect, test } from './support/test.ts'

test('documents are added, looked at, replaced and removed @phone', async ({
  page,
  product,
  email,
}) => {
  const api = apiOf(page, product.url)
  const order = await api.apply({ contactEmail: email })
  await api.pay(order)
  await page.goto(`/documents?orderId=${order.orderId}`)
  const documents = documentsOn(page)
  await documents.isOpen()
  await expect(page).toHaveURL('/documents')

  await documents.add('Passport photo', files.photo('first.jpg'))
  await page.reload()
  await documents.hasCome('Passport photo', 'first.jpg')
  await documents.add('Passport photo', files.photo('second.jpg'))
  await expect(documents.card('Passport photo').getByText('first.jpg')).toHaveCount(0)

  await page.getByRole('button', { name: 'View Passport photo' }).click()
  const preview = page.getByRole('dialog', { name: 'Passport photo' })
  const picture = preview.getByRole('img', { name: 'Passport photo' })
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((shown) => (shown as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()

  await documents.add('Flight ticket', files.pdf())
  await page.getByRole('button', { name: 'Remove Flight ticket' }).click()
  await page.getByRole('button', { name: 'Yes, remove it' }).click()
  await documents.isMissing('Flight ticket')
  await page.reload()
  await documents.isMissing('Flight ticket')

  await documents.complete()
  await page.getByRole('link', { name: /^Flight ticket/ }).click()
  await expect(documents.card('Flight ticket')).toBeFocused()
})
