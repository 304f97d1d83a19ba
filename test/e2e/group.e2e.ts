import { apiOf } from './support/api.ts'
import { newApplicants } from './support/applicants.ts'
import { documentsOn, transitDocuments } from './support/documents.ts'
import { gatewayOn } from './support/gateway.ts'
import { expect, test } from './support/test.ts'
import { wizardOn } from './support/wizard.ts'

const typed = (day: string) => {
  const [year = '', month = '', date = ''] = day.split('-')
  return { day: date, month, year }
}

test('a group of fifty in transit applies, confirms the card with its bank and hands over', async ({
  page,
  email,
  letters,
  product,
}) => {
  const wizard = wizardOn(page)
  const documents = documentsOn(page)
  const api = apiOf(page, product.url)
  const [first, second, ...others] = newApplicants(50)
  if (!first || !second) throw new Error('A group has people')

  await page.goto('/application?type=group')
  await wizard.atDetails()
  await wizard.people(50)
  await wizard.trip({ visaType: 'transit', processingType: 'normal', contactEmail: email })
  await wizard.contact(email)
  await wizard.consent()
  await wizard.next()

  await wizard.atApplicants()
  await wizard.identity(first)
  await wizard.passport(first)
  await wizard.residence(first)
  await wizard.arrival(first)
  await wizard.nextApplicant(2)
  await wizard.identity(second)
  await wizard.passport(second)
  await wizard.asFirst()
  await expect(wizard.saved).toBeVisible()

  await test.step('the other forty-eight come from where they were kept', async () => {
    const draft = await api.draft()
    const [one = {}, two = {}] = draft.applicants
    const more = others.map((person) => ({
      ...two,
      firstName: person.firstName,
      passportNumber: person.passportNumber,
      dateOfBirth: typed(person.dateOfBirth),
    }))
    await api.keep({ ...draft, applicants: [one, two, ...more] })
    await page.reload()
    await wizard.atApplicants()
    await wizard.openApplicant(50)
    await expect(wizard.form.box('Passport number')).toHaveValue('X1234549')
  })
  await wizard.next()

  await wizard.atPayment()
  await wizard.accept()
  await wizard.typeSignature('Ada Muster')
  await wizard.pay.click()

  const gateway = gatewayOn(page)
  // 50 x 75, 55 for processing, 69 for the documents.
  await gateway.isOpen('$3,874.00')
  await gateway.pay('secured')
  await gateway.confirm('123456')
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  expect((await letters.letter(/^Payment received/)).text).toContain('$3,874')

  const order = await api.newest()
  expect(order.applicants).toHaveLength(50)
  await api.uploadAll('transit', order.applicants.slice(0, 49))
  await page.getByRole('link', { name: 'Continue to Documents' }).click()
  await documents.isOpen()
  await expect(page.getByText('245 of 250 documents uploaded')).toBeVisible()
  await documents.complete()
  await expect(page.getByText('Some documents are still missing')).toBeVisible()
  await documents.chooseLastMissing()
  for (const [document, file] of transitDocuments) await documents.add(document, file)
  await documents.complete()
  await documents.isReceived()
  expect((await letters.letter(/we have everything/)).text).toContain('50 travellers')
})
