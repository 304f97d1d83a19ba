import { readFile } from 'node:fs/promises'
import { newApplicant } from './support/applicants.ts'
import { documentsOn } from './support/documents.ts'
import { expectToSuitEverybody } from './support/looks.ts'
import { expect, test } from './support/test.ts'

const sample = async () => ({
  name: 'passport.jpg',
  mimeType: 'image/jpeg',
  buffer: await readFile(new URL('../passport-samples/L1_002.jpg', import.meta.url)),
})

test('a page that contradicts the answers raises a question at once', async ({
  page,
  email,
  api,
}) => {
  const named = newApplicant({ firstName: 'Caoli Bobzonu Moquibob', lastName: 'Zoos-Elsto' })
  const order = await api.apply({ contactEmail: email }, [named])
  await api.pay(order)
  await page.goto(`/documents?orderId=${order.orderId}`)
  const documents = documentsOn(page)
  const card = documents.card('Passport page with your photo')
  const says = card.getByText(/^Passport number: the passport says Q38685974/)
  // Once only: another file that comes while the first is being read takes its place.
  await documents.put('Passport page with your photo', await sample())
  await expect(says).toBeVisible({ timeout: 90_000 })
  await expect(card.getByText('Your passport says something else')).toBeVisible()
  await expectToSuitEverybody(page)
  await card.getByRole('link', { name: 'Correct my answer: Passport number' }).click()
  const number = page.getByRole('textbox', { name: 'Passport number' })
  await expect(number).toBeFocused()
  await number.fill('Q38685974')
  await page.getByRole('button', { name: 'Save the correction' }).click()
  await expect(page.getByText('The correction has been saved')).toBeVisible()
})
