import { randomUUID } from 'node:crypto'
import type { Language } from '#domain/reference/languages.ts'
import { translatorFor } from '#phrases/compile.ts'
import { exampleDetails } from '../support/answers.ts'
import { apiOf } from './support/api.ts'
import { newApplicant, newApplicants } from './support/applicants.ts'
import { documentsOn } from './support/documents.ts'
import { gatewayOn } from './support/gateway.ts'
import { expectNoBarrier, expectToSuitEverybody } from './support/looks.ts'
import { expect, test } from './support/test.ts'
import { wizardOn } from './support/wizard.ts'

test('the first page suits everybody', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectToSuitEverybody(page)
})

test('the steps of the wizard suit everybody, with and without mistakes', async ({
  page,
  email,
}) => {
  const wizard = wizardOn(page)
  const [first, second] = newApplicants(2)
  if (!first || !second) throw new Error('A family has people')
  await page.goto('/application?type=family')
  await wizard.atDetails()
  await wizard.next()
  await expect(wizard.summary).toBeFocused()
  await expectToSuitEverybody(page)
  await wizard.trip({ visaType: 'tourist', processingType: 'urgent', contactEmail: email })
  await wizard.contact(email)
  await wizard.consent()
  await wizard.next()

  await wizard.atApplicants()
  await wizard.next()
  await expect(wizard.summary).toBeFocused()
  await expectToSuitEverybody(page)
  await wizard.identity(first)
  await wizard.passport(first)
  await wizard.residence(first)
  await wizard.arrival(first)
  await wizard.nextApplicant(2)
  await wizard.identity(second)
  await wizard.passport(second)
  await wizard.asFirst()
  await wizard.next()

  await wizard.atPayment()
  await wizard.accept()
  await wizard.typeSignature('Ada Muster')
  await expect(wizard.pay).toBeVisible()
  await expectToSuitEverybody(page)
})

test('payment, documents and status suit everybody', async ({ page, email, product }) => {
  const gateway = gatewayOn(page)
  const documents = documentsOn(page)
  const api = apiOf(page, product.url)
  const order = await api.apply(
    { contactEmail: email, applicationType: 'family' },
    newApplicants(2),
  )

  await page.goto('/documents')
  await page.getByRole('button', { name: 'Pay now' }).click()
  await gateway.isOpen('$326.00')
  await expectToSuitEverybody(page)
  await gateway.pay('declined')
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
  await expectToSuitEverybody(page)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await gateway.isOpen('$326.00')
  await gateway.pay('good')
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await expectToSuitEverybody(page)

  await api.upload(order.applicants[0] ?? 0, 'passportPhoto')
  await page.getByRole('link', { name: 'Continue to Documents' }).click()
  await documents.isOpen()
  await expectToSuitEverybody(page)
  await page.getByRole('button', { name: 'View Passport photo' }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await expectToSuitEverybody(page)
  await page.keyboard.press('Escape')

  await api.uploadAll('tourist', order.applicants)
  await page.reload()
  await documents.complete()
  await documents.isReceived()
  await expectToSuitEverybody(page)
  await page.goto(`/status?orderId=${order.orderId}`)
  await expect(
    page.getByRole('heading', { name: 'We are checking your application' }),
  ).toBeVisible()
  await expectToSuitEverybody(page)
})

const typed = (day: string) => {
  const [year, month, date] = day.split('-')
  return { year, month, day: date }
}

test('applicants, payment, documents and status bar nobody from right to left, on a phone at night', async ({
  page,
  email,
  product,
}) => {
  const language: Language = 'ar'
  const t = translatorFor(language, (missing) => {
    throw new Error(missing)
  })
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })
  const api = apiOf(page, product.url)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const person = newApplicant()

  await api.keep({
    step: 3,
    submissionKey: randomUUID(),
    details: exampleDetails({ contactEmail: email }),
    applicants: [
      {
        ...person,
        dateOfBirth: typed(person.dateOfBirth),
        passportIssueDate: typed(person.passportIssueDate),
        passportExpiryDate: typed(person.passportExpiryDate),
        intendedDateOfArrival: typed(person.intendedDateOfArrival),
      },
    ],
  })
  await page.goto('/ar/application?step=2')
  await expect(heading(t('apply.applicants.title'))).toBeVisible()
  await expectNoBarrier(page, 'travellers')
  await page.locator('main form [type=submit]').click()
  await expect(heading(t('apply.payment.title'))).toBeVisible()
  await expectNoBarrier(page, 'payment')

  const order = await api.apply({ contactEmail: email })
  await api.pay(order)
  await api.upload(order.applicants[0] ?? 0, 'passportPhoto')
  await page.goto('/ar/documents')
  await expect(heading(t('document.title'))).toBeVisible()
  await expectNoBarrier(page, 'documents')
  await page
    .getByRole('button', {
      name: t('document.file.view.label', { document: t('document.type.passportPhoto') }),
    })
    .click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await expectNoBarrier(page, 'a document')
  await page.keyboard.press('Escape')

  await page.goto(`/ar/status?orderId=${order.orderId}`)
  await expect(heading(t('status.timeline.title'))).toBeVisible()
  await expectNoBarrier(page, 'status')
})
