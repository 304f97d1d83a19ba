import { createHash } from 'node:crypto'
import { newApplicant } from './support/applicants.ts'
import { documentsOn, touristDocuments } from './support/documents.ts'
import { gatewayOn } from './support/gateway.ts'
import { expect, test } from './support/test.ts'
import { wizardOn } from './support/wizard.ts'

// With motion, as most visitors have it; elsewhere it is reduced.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }))

test('one tourist applies, pays, adds documents and follows the application @engines', async ({
  page,
  email,
  letters,
  anotherBrowser,
}) => {
  const wizard = wizardOn(page)
  const documents = documentsOn(page)
  const person = newApplicant()

  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Apply Now' }).first().click()
  await wizard.atChooser()
  await expect(page.getByRole('heading', { name: 'Choose Your Application Type' })).toBeVisible()
  await page.getByRole('link', { name: /^Single/ }).click()

  await wizard.atDetails()
  await wizard.trip({ visaType: 'tourist', processingType: 'normal', contactEmail: email })
  await wizard.contact(email)
  await expect(page.getByRole('link', { name: /^Open the agreement/ })).toHaveCount(0)
  await wizard.consent()
  await expect(page.getByRole('link', { name: /^Open the agreement/ })).toBeVisible()
  await wizard.next()

  await wizard.atApplicants()
  await wizard.identity(person)
  await wizard.passport(person)
  await wizard.residence(person)
  await wizard.arrival(person)
  await wizard.next()

  await wizard.atPayment()
  await expect(
    page.getByText('$233', { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible()
  await wizard.drawSignature()
  await wizard.pay.click()

  const gateway = gatewayOn(page)
  await gateway.isOpen('$233.00')
  await gateway.pay('good')

  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await expect(page).toHaveURL('/payment-result')
  const reference = (await page.getByText(/^TZ-\d{6}$/).textContent()) ?? ''

  const receipt = await letters.letter(/^Payment received/)
  expect(receipt.subject).toContain(reference)
  expect(receipt.text).toContain('$233')
  expect(receipt.pdfNamed('receipt-').subarray(0, 5).toString()).toBe('%PDF-')
  const agreement = receipt.pdfNamed('agreement')
  expect(agreement.subarray(0, 5).toString()).toBe('%PDF-')

  await test.step('the letter leads to the documents on another device', async () => {
    const elsewhere = await anotherBrowser()
    await elsewhere.goto(receipt.linkTo('/documents'))
    await documentsOn(elsewhere).isOpen()
    await expect(elsewhere).toHaveURL('/documents')
  })

  await page.getByRole('link', { name: 'Continue to Documents' }).click()
  await documents.isOpen()
  await expect(page).toHaveURL('/documents')
  for (const [document, file] of touristDocuments) await documents.add(document, file)
  await expect(page.getByText('3 of 3 documents uploaded')).toBeVisible()
  await documents.complete()
  await documents.isReceived()
  await expect(page.getByText('Application Submitted Successfully')).toBeVisible()

  const received = await letters.letter(/we have everything/)
  expect(received.subject).toContain(reference)
  await page.goto(received.linkTo('/status'))
  await expect(
    page.getByRole('heading', { name: 'We are checking your application' }),
  ).toBeVisible()
  await expect(page).toHaveURL('/status')

  await test.step('the signed agreement is the one of the letter', async () => {
    const part = page.getByRole('button', { name: 'Signed agreement' })
    if ((await part.getAttribute('aria-expanded')) === 'false') await part.click()
    const link = page.getByRole('link', { name: 'Download the PDF' })
    const kept = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(kept.headers()['content-type']).toBe('application/pdf')
    expect((await kept.body()).equals(agreement)).toBe(true)
  })

  await test.step('the agreement in the letter is known by its check code', async () => {
    const checker = await anotherBrowser()
    await checker.goto('/agreement-check')
    const checkCode = createHash('sha256').update(agreement).digest('hex')
    await checker.getByRole('textbox', { name: 'Check code (SHA-256)' }).fill(checkCode)
    await checker.getByRole('button', { name: 'Check the code' }).click()
    await expect(checker.getByText('This agreement was signed here')).toBeVisible()
  })
})
