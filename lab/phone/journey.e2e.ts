import type { Page } from '@playwright/test'
import { newApplicant } from '../../test/e2e/support/applicants.ts'
import { documentsOn, files, sendPhoto } from '../../test/e2e/support/documents.ts'
import { gatewayOn } from '../../test/e2e/support/gateway.ts'
import { expect } from '../../test/e2e/support/test.ts'
import { wizardOn } from '../../test/e2e/support/wizard.ts'
import { test } from './phone.ts'

const person = newApplicant()

/** The notice shown while saving fails, on any screen. */
const failing = (page: Page) =>
  page.getByText('Not saved yet, trying again').filter({ visible: true }).first()

test('a traveller with a phone of 2019 loses the connection in each step, and nothing else', async ({
  page,
  email,
  phone,
  step,
  watched,
}) => {
  // Browsers' console message without a connection.
  watched.announce(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/)
  const wizard = wizardOn(page)
  const documents = documentsOn(page)
  const { form } = wizard

  await step('first page', async () => {
    await page.goto('/')
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Apply Now' }).first(),
    ).toBeVisible()
  })

  await step('1 details', async () => {
    await page.goto('/application?type=single')
    await wizard.atDetails()
    await wizard.trip({ visaType: 'tourist', processingType: 'normal', contactEmail: email })
    await phone.outage(async () => {
      await wizard.contact(email)
      await expect(failing(page)).toBeVisible()
    })
    await expect(wizard.saved).toBeVisible()
    await page.reload()
    await expect(form.box('Email address')).toHaveValue(email)
    await wizard.consent()
    await wizard.next()
  })

  await step('2 traveller', async () => {
    await wizard.atApplicants()
    await wizard.identity(person)
    await wizard.passport(person)
    await phone.outage(async () => {
      await wizard.residence(person)
      await wizard.arrival(person)
      await expect(failing(page)).toBeVisible()
      await wizard.next()
      await expect(page.getByText('We cannot reach our server.').first()).toBeVisible()
    })
    // The next step follows automatically once connected, with everything typed.
    await wizard.atPayment()
    await expect(page.getByText(person.passportNumber).first()).toBeVisible()
  })

  await step('3 signature and payment', async () => {
    await wizard.typeSignature('Ada Muster')
    await phone.outage(async () => {
      await wizard.pay.click()
      await expect(page.getByText(/Check your connection/).first()).toBeVisible()
    })
    await wizard.pay.click()
    const gateway = gatewayOn(page)
    await gateway.isOpen('$233.00')
    await gateway.pay('good')
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  })

  await step('4 documents', async () => {
    await page.getByRole('link', { name: 'Continue to Documents' }).click()
    await documents.isOpen()
    await documents.put('Passport photo', files.photo())
    const isPlaced = page.getByRole('button', { name: 'Use this photo', disabled: false })
    await expect(isPlaced).toBeVisible()
    await phone.outage(async () => {
      await sendPhoto(page)
      await expect(
        documents
          .card('Passport photo')
          .getByText(/The connection was lost/)
          .first(),
      ).toBeVisible()
      await documents.put('Flight ticket', files.pdf())
    })
    await documents.hasCome('Passport photo', 'me.jpg')
    await documents.hasCome('Flight ticket', 'ticket.pdf')
    await documents.add('Passport page with your photo', files.photo('passport.jpg'))
  })

  await step('complete', async () => {
    await phone.outage(async () => {
      await documents.complete()
      await expect(
        page.getByText('We could not complete your application yet').first(),
      ).toBeVisible()
    })
    await page
      .getByRole('button', { name: /Try again|Complete Application/ })
      .first()
      .click()
    await documents.isReceived()
  })

  await step('status', async () => {
    await page.goto('/status')
    await page.getByRole('button', { name: /^TZ-/ }).click()
    await expect(
      page.getByRole('heading', { name: 'We are checking your application' }),
    ).toBeVisible()
  })
})
