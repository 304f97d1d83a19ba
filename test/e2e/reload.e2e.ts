import type { Page } from '@playwright/test'
import { newApplicant } from './support/applicants.ts'
import { expect, test } from './support/test.ts'
import { wizardOn } from './support/wizard.ts'

const person = newApplicant()

async function fillDetails(page: Page, email: string) {
  const wizard = wizardOn(page)
  await page.goto('/application?type=single')
  await wizard.atDetails()
  await wizard.trip({ visaType: 'tourist', processingType: 'normal', contactEmail: email })
  await wizard.contact(email)
  await wizard.consent()
}

test('a reload keeps what was typed while the save before it was not answered yet', async ({
  page,
  email,
}) => {
  const { form, atDetails } = wizardOn(page)
  await page.goto('/application?type=single')
  await atDetails()
  const { promise: saved, resolve: isSaved } = Promise.withResolvers<unknown>()
  await page.route('**/api/draft', async (route) => isSaved(await route.fetch()), { times: 1 })
  await form.type('Contact name', 'Ada')
  await saved
  await form.type('Contact name', 'Ada Muster')
  await form.type('Email address', email)
  await page.reload()
  await atDetails()
  await expect(form.box('Contact name')).toHaveValue('Ada Muster')
  await expect(form.box('Email address')).toHaveValue(email)
})

test('a reload of step 3 keeps the answers, and what is signed is signed anew', async ({
  page,
  email,
  api,
}) => {
  const wizard = wizardOn(page)
  const { form } = wizard

  await api.begin(3, { contactEmail: email }, [person])
  await page.goto('/application?step=3')
  await wizard.atPayment()
  await form.type('Name of the payer', 'Beatrice Muster')
  await wizard.typeSignature('Ada Muster')
  await expect(wizard.pay).toBeVisible()
  await page.reload()
  await wizard.atPayment()
  await expect(form.box('Name of the payer')).toHaveValue('Beatrice Muster')
  await expect(page.getByRole('checkbox', { name: /Privacy Policy/ })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Digital Signature Required' })).toBeVisible()
})

test('answers outlive the tab and a restart of the server', async ({
  page,
  email,
  product,
  watched,
}) => {
  watched.announce(/ERR_CONNECTION_REFUSED|status of 50\d| 503 of/)
  await fillDetails(page, email)
  const wizard = wizardOn(page)
  await expect(wizard.saved).toBeVisible()
  const context = page.context()
  await page.close()

  const second = await context.newPage()
  // Shortly afterwards no greeting is needed; later there is one.
  await second.clock.setSystemTime(Date.now() + 45 * 60_000)
  await second.goto('/application')
  await wizardOn(second).atDetails()
  await expect(second.getByText(/^We saved your answers from/)).toBeVisible()
  await expect(wizardOn(second).form.box('Email address')).toHaveValue(email)

  await product.restart()
  await wizardOn(second).next()
  await wizardOn(second).atApplicants()
  await wizardOn(second).identity(person)
  await expect(wizardOn(second).saved).toBeVisible()
  await second.reload()
  await wizardOn(second).atApplicants()
  await expect(wizardOn(second).form.box('Last name')).toHaveValue(person.lastName)
})

test('Back goes one step back and loses nothing @phone', async ({ page, email, api }) => {
  const wizard = wizardOn(page)
  await api.begin(2, { contactEmail: email })
  await page.goto('/application?step=1')
  await wizard.atDetails()
  await wizard.next()
  await wizard.atApplicants()
  await wizard.identity(person)
  await page.goBack()
  await wizard.atDetails()
  await expect(wizard.form.box('Email address')).toHaveValue(email)
  await page.goForward()
  await wizard.atApplicants()
  await expect(wizard.form.box('First name')).toHaveValue(person.firstName)
  await wizard.previous()
  await wizard.atDetails()
})
