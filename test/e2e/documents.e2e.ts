import { putDocuments } from './support/desk.ts'
import { documentsOn, files, sendPhoto } from './support/documents.ts'
import { expect, test } from './support/test.ts'
import { unfold } from './support/unfold.ts'

test('documents are added, looked at, replaced and removed @phone', async ({
  page,
  email,
  api,
}) => {
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

test('after they were handed over, a better document takes the place of the one that stands @phone', async ({
  page,
  product,
  email,
  api,
}) => {
  const order = await api.apply({ contactEmail: email })
  await api.pay(order)
  await putDocuments(product, order, 'tourist', 1)
  await api.complete(order)
  await page.goto(`/status?orderId=${order.orderId}`)
  await unfold(page, /^Ada Muster/)
  const card = page.getByRole('region', { name: /^Passport photo/ })
  await card.getByRole('button', { name: /^Add a better one: Passport photo/ }).click()
  await card.getByLabel(/^Replace: /).setInputFiles(files.photo('better.jpg'))
  await sendPhoto(page)
  await expect(page.getByText('Document Uploaded')).toBeVisible()
  await expect(card.getByText('better.jpg', { exact: true })).toBeVisible()
  await expect(card.getByText('Received', { exact: true })).toBeVisible()
  // The upload area collapses again: nothing more is requested.
  await expect(card.getByLabel(/^Replace: /)).toHaveCount(0)
  await page.reload()
  await unfold(page, /^Ada Muster/)
  await expect(card.getByText('better.jpg', { exact: true })).toBeVisible()
})
