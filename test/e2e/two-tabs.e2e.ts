import { newApplicant } from './support/applicants.ts'
import { expect, test } from './support/test.ts'
import { wizardOn } from './support/wizard.ts'

test('two tabs of one application lose nothing of each other', async ({
  page,
  context,
  email,
  watched,
}) => {
  // The save that is refused, before both are put together.
  watched.announce(/status of 409 .*\/api\/draft/)
  const one = wizardOn(page)
  await page.goto('/application?type=single')
  await one.atDetails()
  await one.trip({ visaType: 'tourist', processingType: 'normal', contactEmail: email })
  await one.contact(email)
  await one.consent()
  await one.next()
  await one.atApplicants()
  await one.form.type('Passport number', newApplicant().passportNumber)
  await expect(one.saved).toBeVisible()
  await page.waitForTimeout(2000)

  const second = await context.newPage()
  const other = wizardOn(second)
  await second.goto('/application?step=2')
  await other.atApplicants()
  await other.form.type('Last name', 'Mustermann')
  await expect(other.saved).toBeVisible()
  await second.waitForTimeout(2000)

  await one.form.type('First name', 'Adele')
  await expect(page.getByText('We added your answers from another tab')).toBeVisible()
  await expect(one.form.box('Last name')).toHaveValue('Mustermann')
  await expect(one.form.box('First name')).toHaveValue('Adele')

  await second.reload()
  await other.atApplicants()
  await expect(other.form.box('First name')).toHaveValue('Adele')
  await expect(other.form.box('Last name')).toHaveValue('Mustermann')
})
