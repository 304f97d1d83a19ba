import { apiOf } from './support/api.ts'
import { newApplicants } from './support/applicants.ts'
import { putDocuments } from './support/desk.ts'
import { files, sendPhoto } from './support/documents.ts'
import { expect, test } from './support/test.ts'
import { unfold } from './support/unfold.ts'

test('a letter’s link shows everything on another device @phone', async ({
  page,
  product,
  email,
  letters,
  anotherBrowser,
}) => {
  const api = apiOf(page, product.url)
  const family = { contactEmail: email, applicationType: 'family' } as const
  const order = await api.apply(family, newApplicants(2))
  await api.pay(order)
  await putDocuments(product, order, 'tourist', 2)
  await api.complete(order)
  const device = await anotherBrowser()
  const received = await letters.letter(/we have everything/)
  await device.goto(received.linkTo('/status'))
  await expect(
    device.getByRole('heading', { name: 'We are checking your application' }),
  ).toBeVisible()
  await expect(device).toHaveURL('/status')

  await test.step('all answers are there to read', async () => {
    await unfold(device, /^Bruno Muster/)
    for (const answer of ['X1234501', 'Bundesplatz 3', 'Engineer', '27 March 1990']) {
      await expect(device.getByText(answer, { exact: true }).first()).toBeVisible()
    }
    await unfold(device, 'Application and price')
    await expect(device.getByText('$326', { exact: true }).first()).toBeVisible()
    await unfold(device, /^Contact/)
    await expect(device.getByText(email, { exact: true }).first()).toBeVisible()
  })

  await test.step('a better document takes the place of the one that stands', async () => {
    const card = device.getByRole('region', { name: 'Passport photo Bruno Muster', exact: true })
    await card.getByRole('button', { name: /^Add a better one: Passport photo of Bruno/ }).click()
    await card.getByLabel(/^Replace: /).setInputFiles(files.photo('better.jpg'))
    await sendPhoto(device)
    await expect(device.getByText('Document Uploaded')).toBeVisible()
    await expect(card.getByText('better.jpg', { exact: true })).toBeVisible()
    await expect(card.getByText('Received', { exact: true })).toBeVisible()
    // The upload area collapses again: nothing more is requested.
    await expect(card.getByLabel(/^Replace: /)).toHaveCount(0)
    await device.reload()
    await unfold(device, /^Bruno Muster/)
    await expect(card.getByText('better.jpg', { exact: true })).toBeVisible()
  })
})
