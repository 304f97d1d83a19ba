import { readFile } from 'node:fs/promises'
import { apiOf } from './support/api.ts'
import { newApplicant } from './support/applicants.ts'
import { documentsOn } from './support/documents.ts'
import { gatewayOn } from './support/gateway.ts'
import { expectToSuitEverybody } from './support/looks.ts'
import { expect, test } from './support/test.ts'
import { wizardOn } from './support/wizard.ts'

const sample = async (name = 'passport.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await readFile(new URL('../passport-samples/L1_002.jpg', import.meta.url)),
})

test('a passport is read, confirmed by one press, and not asked for again @everywhere', async ({
  page,
  email,
}) => {
  const wizard = wizardOn(page)
  const person = newApplicant()
  await page.goto('/application?type=single')
  await wizard.atDetails()
  await wizard.trip({ visaType: 'tourist', processingType: 'normal', contactEmail: email })
  await wizard.contact(email)
  await wizard.consent()
  await wizard.next()
  await wizard.atApplicants()

  await test.step('reading', async () => {
    const heading = page.getByRole('heading', { name: 'Does this match the passport?' })
    // A phone is not kept busy for long: where the machine is, the next try finds it less so.
    await expect(async () => {
      await page.getByLabel(/^Choose a picture or PDF/).setInputFiles(await sample())
      await expect(heading).toBeFocused({ timeout: 10_000 })
    }).toPass({ timeout: 90_000 })
    const strip = page.getByRole('img', { name: /two lines at the bottom/ })
    await expect
      .poll(() => strip.evaluate((shown) => (shown as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(100)
    await expectToSuitEverybody(page)
    await page.getByRole('button', { name: 'These are right' }).click()
    await expect(page.getByText('Filled in from the passport.')).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(
      'CAOLI BOBZONU MOQUIBOB',
    )
    await expect(page.getByRole('textbox', { name: 'Passport number' })).toHaveValue('Q38685974')
    await expect(page.getByText('Passport page saved')).toBeVisible()
  })

  await wizard.form.date('Passport issue date', '2025-06-21')
  await wizard.residence(person)
  await wizard.arrival(person)
  await wizard.saved.waitFor()
  await page.reload()
  await expect(page.getByText('Passport page saved')).toBeVisible()
  await wizard.next()
  await wizard.atPayment()
  await wizard.accept()
  await wizard.drawSignature()
  await wizard.pay.click()
  const gateway = gatewayOn(page)
  await gateway.isOpen('$233.00')
  await gateway.pay('good')
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()

  await page.goto('/documents')
  const documents = documentsOn(page)
  await documents.hasCome('Passport page with your photo', 'passport.jpg')
  await documents.isMissing('Flight ticket')
})

test('a page that says otherwise than the answers is asked about at once', async ({
  page,
  product,
  email,
}) => {
  const api = apiOf(page, product.url)
  const order = await api.apply({ contactEmail: email })
  await api.pay(order)
  await page.goto(`/documents?orderId=${order.orderId}`)
  const documents = documentsOn(page)
  const card = documents.card('Passport page with your photo')
  const says = card.getByText(/^Passport number: the passport says Q38685974/)
  await expect(async () => {
    await documents.put('Passport page with your photo', await sample())
    await expect(says).toBeVisible({ timeout: 15_000 })
  }).toPass({ timeout: 90_000 })
  await expect(card.getByText('Your passport says something else')).toBeVisible()
  await expectToSuitEverybody(page)
  await card.getByRole('link', { name: 'Correct my answer: Passport number' }).click()
  const number = page.getByRole('textbox', { name: 'Passport number' })
  await expect(number).toBeFocused()
  await number.fill('Q38685974')
  await page.getByRole('button', { name: 'Save the correction' }).click()
  await expect(page.getByText('The correction has been saved')).toBeVisible()
})
