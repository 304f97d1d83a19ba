import { newApplicant } from './support/applicants.ts'
import { expect, test } from './support/test.ts'
import { wizardOn } from './support/wizard.ts'

test('a link of the summary leads into a date; Change leads to the answer and back', async ({
  page,
  email,
  api,
}) => {
  const wizard = wizardOn(page)
  const person = newApplicant({ dateOfBirth: '2199-01-31' })
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: allowed, resolve: letItCome } = Promise.withResolvers<void>()
  await page.route('**/assets/PaymentStep*.js', async (route) => {
    ask()
    await allowed
    await route.continue()
  })
  const { reference } = await api.apply({ contactEmail: email })
  await api.begin(2, { contactEmail: email }, [person])
  await page.goto('/application?step=2')
  await wizard.atApplicants()
  await wizard.next()
  await expect(wizard.summary).toBeFocused()
  await wizard.summary.getByRole('link', { name: 'Date of birth cannot be in the future' }).click()
  const birth = wizard.form.group('Date of birth')
  await expect(birth.getByRole('textbox', { name: 'Day' })).toBeFocused()
  await wizard.form.date('Date of birth', newApplicant().dateOfBirth)
  await wizard.next()
  await wizard.atPayment()

  // Step 3 says what is missing on its button, once its fields are there.
  const button = page.getByRole('button', { name: 'Digital Signature Required' })
  await asked
  await expect(button).toHaveCount(0)
  letItCome()
  await button.click()
  await expect(
    page.getByText('Digital signature is required to proceed with payment').first(),
  ).toBeVisible()

  // The same passport was applied for before.
  await expect(page.getByText('You may already have applied with this passport')).toBeVisible()
  await expect(page.getByRole('link', { name: `Continue ${reference} instead` })).toBeVisible()
  await page.getByRole('button', { name: /^Change Personal Information/ }).click()
  await wizard.atApplicants()
  await wizard.form.type('First name', 'Adele')
  await page.getByRole('button', { name: 'Save and check answers' }).click()
  await wizard.atPayment()
  await expect(page.getByText('Adele').first()).toBeVisible()
})

test('answers corrected after the payment did not start are said not to be paid for, and kept', async ({
  page,
  email,
  api,
  watched,
}) => {
  watched.announce(/ERR_FAILED|status of 422/)
  const wizard = wizardOn(page)
  await api.begin(3, { contactEmail: email }, [newApplicant()])
  await page.goto('/application?step=3')
  await wizard.atPayment()
  await wizard.typeSignature('Ada Muster')
  await page.route('**/api/gpay/create-payment', (route) => route.abort(), { times: 1 })
  await wizard.pay.click()
  await expect(page.getByRole('alert').filter({ hasText: 'not been charged' })).toBeVisible()

  await wizard.previous()
  await wizard.form.type('First name', 'Adele')
  await wizard.next()
  await wizard.typeSignature('Ada Muster')
  await wizard.pay.click()
  const words = 'Changes you made afterwards are not included.'
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  await page.getByRole('button', { name: 'Start again with these answers' }).click()
  await wizard.atPayment()
  await expect(page.getByText('Adele').first()).toBeVisible()
})
