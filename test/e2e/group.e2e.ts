import { newApplicants } from './support/applicants.ts'
import { putDocuments } from './support/desk.ts'
import { documentsOn } from './support/documents.ts'
import { gatewayOn } from './support/gateway.ts'
import { expect, test } from './support/test.ts'
import { wizardOn } from './support/wizard.ts'

test('a group of fifty in transit confirms the card with its bank and hands over', async ({
  page,
  email,
  letters,
  product,
  api,
}) => {
  const wizard = wizardOn(page)
  const documents = documentsOn(page)
  const details = {
    contactEmail: email,
    applicationType: 'group',
    visaType: 'transit',
    processingType: 'normal',
  } as const
  await api.begin(2, details, newApplicants(50))
  await page.goto('/application?step=2')
  await wizard.atApplicants()
  await wizard.openApplicant(50)
  await expect(wizard.form.box('Passport number')).toHaveValue('X1234549')
  await wizard.next()

  await wizard.atPayment()
  await wizard.typeSignature('Ada Muster')
  await wizard.pay.click()

  const gateway = gatewayOn(page)
  // 50 x 75, 55 for processing, 69 for the documents.
  await gateway.isOpen('$3,874.00')
  await gateway.pay('secured')
  await gateway.confirm('000000')
  await expect(page.getByText('This code is not right. You have 2 more tries.')).toBeVisible()
  await gateway.confirm('123456')
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  expect((await letters.letter(/^Payment received/)).text).toContain('$3,874')

  const order = await api.newest()
  expect(order.applicants).toHaveLength(50)
  await putDocuments(product, order, 'transit', 49)
  await page.getByRole('link', { name: 'Continue to Documents' }).click()
  await documents.isOpen()
  await expect(page.getByText('245 of 250 documents uploaded')).toBeVisible()
  await documents.complete()
  await expect(page.getByText('Some documents are still missing')).toBeVisible()
  await documents.chooseLastMissing()
  await documents.isMissing('Onward ticket')
  await api.uploadAll('transit', order.applicants.slice(-1))
  await page.reload()
  await documents.complete()
  await documents.isReceived()
  expect((await letters.letter(/we have everything/)).text).toContain('50 travellers')
})
