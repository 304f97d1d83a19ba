import { apiOf } from './support/api.ts'
import { newApplicants } from './support/applicants.ts'
import { businessDocuments, documentsOn } from './support/documents.ts'
import { gatewayOn } from './support/gateway.ts'
import { expect, test } from './support/test.ts'
import { wizardOn } from './support/wizard.ts'

test('a family of four on business, with a companion, is declined once and then pays @phone', async ({
  page,
  email,
  letters,
  product,
}) => {
  const wizard = wizardOn(page)
  const documents = documentsOn(page)
  const [first, ...others] = newApplicants(4)
  if (!first) throw new Error('A family has people')

  await page.goto('/application?type=family')
  await wizard.atDetails()
  await wizard.people(4)
  await wizard.trip({
    visaType: 'business',
    processingType: 'urgent',
    hasESim: true,
    contactEmail: email,
  })
  await wizard.contact(email)
  await wizard.consent()
  await wizard.next()

  await wizard.atApplicants()
  await wizard.identity(first)
  await wizard.passport(first)
  await wizard.residence(first)
  await wizard.arrival(first)
  await wizard.companion('Zora Muster', 'spouse')
  for (const [index, person] of others.entries()) {
    await wizard.nextApplicant(index + 2)
    await wizard.identity(person)
    await wizard.passport(person)
    await wizard.asFirst()
  }
  await wizard.next()

  // 4 x 295, 65 for processing, 79 for the speed, 4 x 45, 69 for the documents.
  const total = '$1,573'
  await wizard.atPayment()
  await expect(page.getByText(total).filter({ visible: true }).first()).toBeVisible()
  await wizard.typeSignature('Ada Muster')
  await wizard.pay.click()

  const gateway = gatewayOn(page)
  await gateway.isOpen('$1,573.00')
  await gateway.pay('declined')
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
  await expect(page).toHaveURL('/payment-result')
  await page.getByRole('button', { name: 'Pay $1,573' }).click()
  await gateway.isOpen('$1,573.00')
  await gateway.pay('good')
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  const receipt = await letters.letter(/^Payment received/)
  expect(receipt.text).toContain(total)

  await page.getByRole('link', { name: 'Continue to Documents' }).click()
  await documents.isOpen()
  for (const [document, file] of businessDocuments) await documents.add(document, file)
  const api = apiOf(page, product.url)
  const order = await api.newest()
  await api.uploadAll('business', order.applicants.slice(1))
  await page.reload()
  await expect(page.getByText('20 of 20 documents uploaded')).toBeVisible()
  await documents.complete()
  await documents.isReceived()
  expect((await letters.letter(/we have everything/)).text).toContain('4 travellers')
})
