import { apiOf } from './support/api.ts'
import { newApplicant } from './support/applicants.ts'
import { expect, test } from './support/test.ts'
import { wizardOn } from './support/wizard.ts'

test('missing answers are listed at the top and beside the fields, with links @phone', async ({
  page,
  email,
}) => {
  const wizard = wizardOn(page)
  await page.goto('/application?type=single')
  await wizard.atDetails()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await wizard.next()
  await expect(wizard.summary).toBeFocused()
  await expect(wizard.summary).toContainText('Please fill all required fields')
  await expect(page).toHaveTitle(/^Error:/)
  await wizard.summary.getByRole('link', { name: 'Please select port of entry' }).click()
  await expect(page.getByRole('combobox', { name: 'Port of entry' })).toBeFocused()
  await wizard.summary
    .getByRole('link', { name: 'You must accept the Privacy Policy to continue' })
    .click()
  await expect(page.getByRole('checkbox', { name: /Privacy Policy/ })).toBeFocused()

  await wizard.trip({ visaType: 'tourist', processingType: 'normal', contactEmail: email })
  await wizard.contact('ada@gmial.com')
  await page.getByRole('button', { name: /^Did you mean ada@gmail.com/ }).click()
  await expect(wizard.form.box('Email address')).toHaveValue('ada@gmail.com')
  await wizard.form.type('Phone number', '12')
  await wizard.consent()
  await wizard.next()
  await expect(wizard.summary.getByRole('link')).toHaveCount(1)
  await wizard.summary.getByRole('link').click()
  await expect(wizard.form.box('Phone number')).toBeFocused()
  await wizard.form.type('Phone number', '0341 1234567')
  await wizard.next()
  await wizard.summary.getByRole('link', { name: /Start with \+ and the country code/ }).click()
  await wizard.form.type('Phone number', '+49 000000000')
  await wizard.next()
  await wizard.summary.getByRole('link', { name: /This country has no such number/ }).click()
  await wizard.form.type('Phone number', '+41 44 668 18 00')
  await wizard.next()
  await wizard.atApplicants()
})

test('an invalid number of travellers stops a family on the first step', async ({
  page,
  email,
}) => {
  const wizard = wizardOn(page)
  await page.goto('/application?type=family')
  await wizard.atDetails()
  await wizard.trip({ visaType: 'tourist', processingType: 'normal', contactEmail: email })
  await wizard.contact(email)
  await wizard.consent()
  await wizard.form.type('Number of applicants', 'abc')
  await wizard.next()
  await wizard.summary
    .getByRole('link', { name: 'Enter how many people are travelling, at least 1' })
    .click()
  await expect(wizard.form.box('Number of applicants')).toBeFocused()
  await wizard.people(3)
  await wizard.next()
  await wizard.atApplicants()
})

test('dates and passports are judged in words', async ({ page, email, product }) => {
  const wizard = wizardOn(page)
  const person = newApplicant()
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: allowed, resolve: letItCome } = Promise.withResolvers<void>()
  await page.route('**/assets/PaymentStep*.js', async (route) => {
    ask()
    await allowed
    await route.continue()
  })
  await apiOf(page, product.url).begin(2, { contactEmail: email })
  await page.goto('/application?step=2')
  await wizard.atApplicants()
  await wizard.identity({ ...person, dateOfBirth: '2199-01-31' })
  await wizard.passport({ ...person, passportExpiryDate: '2020-01-01' })
  await wizard.residence(person)
  await wizard.arrival(person)
  await wizard.next()
  await expect(wizard.summary).toBeFocused()
  await wizard.summary.getByRole('link', { name: 'Date of birth cannot be in the future' }).click()
  const birth = wizard.form.group('Date of birth')
  await expect(birth.getByRole('textbox', { name: 'Day' })).toBeFocused()
  await expect(
    wizard.summary.getByRole('link', { name: /Passport has already expired/ }),
  ).toBeVisible()

  await birth.getByRole('textbox', { name: 'Day' }).fill('31')
  await birth.getByRole('textbox', { name: 'Month' }).fill('february')
  await birth.getByRole('textbox', { name: 'Year' }).fill('1990')
  // Changing the month of a complete date clamps its day.
  await wizard.form.box('Occupation (optional)').focus()
  await expect(birth.getByRole('textbox', { name: 'Day' })).toHaveValue('28')
  await wizard.form.date('Passport expiry date', person.passportExpiryDate)
  // A day typed on purpose is never changed.
  const issue = wizard.form.group('Passport issue date')
  for (const part of ['Day', 'Month', 'Year']) {
    await issue.getByRole('textbox', { name: part }).fill('')
  }
  await wizard.form.date('Passport issue date', '2025-02-31')
  await wizard.next()
  await wizard.summary.getByRole('link', { name: /February 2025 has 28 days/ }).click()
  await expect(issue.getByRole('textbox', { name: 'Day' })).toHaveValue('31')
  await wizard.form.date('Passport issue date', person.passportIssueDate)
  await wizard.next()
  await wizard.atPayment()

  await test.step('step 3 says what is missing on its button, once its fields are there', async () => {
    const button = page.getByRole('button', { name: 'Digital Signature Required' })
    await asked
    await expect(button).toHaveCount(0)
    letItCome()
    const policy = page.getByRole('checkbox', { name: /Privacy Policy/ })
    await policy.uncheck()
    await page.getByRole('button', { name: 'Accept Legal Agreements First' }).click()
    await expect(policy).toBeFocused()
    await expect(page.getByText('Signature locked')).toBeVisible()
    await policy.check()
    await button.click()
    await expect(
      page.getByText('Digital signature is required to proceed with payment').first(),
    ).toBeVisible()
  })

  await test.step('Change leads to the answer and back', async () => {
    await page.getByRole('button', { name: /^Change Personal Information/ }).click()
    await wizard.atApplicants()
    await wizard.form.type('First name', 'Adele')
    await page.getByRole('button', { name: 'Save and check answers' }).click()
    await wizard.atPayment()
    await expect(page.getByText('Adele').first()).toBeVisible()
  })
})

test('a duplicate passport is reported before paying', async ({ page, email, product }) => {
  const person = newApplicant()
  const api = apiOf(page, product.url)
  const order = await api.apply({ contactEmail: email }, [person])
  const wizard = wizardOn(page)
  await api.begin(3, { contactEmail: email }, [person])
  await page.goto('/application?step=2')
  await wizard.atApplicants()
  await wizard.next()
  await wizard.atPayment()
  await expect(page.getByText('You may already have applied with this passport')).toBeVisible()
  await page.getByRole('link', { name: `Continue ${order.reference} instead` }).click()
  await expect(page.getByRole('heading', { name: /waiting for payment$/ })).toBeVisible()
})
