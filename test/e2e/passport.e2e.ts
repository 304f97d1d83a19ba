import { readFile } from 'node:fs/promises'
import { newApplicant } from './support/applicants.ts'
import { documentsOn } from './support/documents.ts'
import { expectToSuitEverybody } from './support/looks.ts'
import { expect, test } from './support/test.ts'
import { wizardOn } from './support/wizard.ts'

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

test('a picture still on its way, once broken off, survives a change of the language', async ({
  page,
  watched,
}) => {
  watched.announce(/net::ERR_FAILED/)
  const wizard = wizardOn(page)
  const arrival = Promise.withResolvers<void>()
  let tries = 0
  await page.route('**/api/draft/passport-pages', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    tries += 1
    if (tries === 1) return route.abort()
    await arrival.promise
    await route.continue()
  })
  await page.goto('/application')
  await wizard.atChooser()
  await page.getByRole('link', { name: /^Single/ }).click()
  await page.getByLabel(/^Choose a picture or PDF/).setInputFiles(await sample())
  await page.getByRole('button', { name: 'These are right' }).click({ timeout: 90_000 })
  await expect(page.getByText('Saving the picture as your passport page')).toBeVisible()
  await page.locator('[data-language-menu] summary').click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  arrival.resolve()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByText('Passseite gespeichert')).toBeVisible()
})
