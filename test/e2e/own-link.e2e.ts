import { newApplicants } from './support/applicants.ts'
import { formOn } from './support/form.ts'
import { expect, test } from './support/test.ts'
import { wizardOn } from './support/wizard.ts'

test('a traveller fills in their own part by a link, and the organiser sees it come in @phone', async ({
  page,
  browser,
  email,
  letters,
  product,
  api,
}) => {
  const wizard = wizardOn(page)
  const [first, second] = newApplicants(2)
  if (!first || !second) throw new Error('Two travel')
  const family = { contactEmail: email, applicationType: 'family', numberOfApplicants: 2 } as const
  await api.begin(2, family, [first])
  await page.goto('/application?step=2')
  await wizard.atApplicants()
  await wizard.residence(first)
  await expect(wizard.saved).toBeVisible()

  // The other traveller gets a link, in Turkish.
  await page.getByRole('button', { name: 'Send links' }).click()
  const line = page.getByRole('listitem', { name: 'Applicant 2', exact: true })
  await line.getByLabel('Email of Applicant 2').fill(email)
  await line.getByLabel('Language').selectOption('tr')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Not opened yet')).toBeVisible()
  const letter = await letters.letter(/bölümünüzü doldurmanızı istiyor/)
  const link = letter.linkTo('/tr/traveller')

  // On their own device they see only their form.
  const theirs = await browser.newContext({ baseURL: product.url })
  const other = await theirs.newPage()
  await other.goto(link)
  await expect(other.getByText('Ada Muster Tanzanya vizesi için başvuruyor')).toBeVisible()
  await expect(other.getByText(first.passportNumber)).toHaveCount(0)
  expect(new URL(other.url()).hash).not.toContain('.')
  const form = formOn(other)
  const press = other.getByRole('button', { name: 'Tamamladım' })
  await press.click()
  await expect(other.getByRole('alert').first()).toBeVisible()
  await form.type('Adı', second.firstName)
  await form.type('Soyadı', second.lastName)
  await form.type('Pasaport numarası', second.passportNumber)
  await expect(other.getByText(/^Kaydedildi/)).toBeVisible()

  // The organiser sees that it is in progress, and the answers so far.
  await page.reload()
  await wizard.openApplicant(2)
  await expect(page.getByText(/is filling in this part/)).toBeVisible()
  await expect(wizard.form.box('First name')).toHaveValue(second.firstName)
  await expect(wizard.form.box('First name')).toBeDisabled()
  await other.reload()
  await expect(form.box('Pasaport numarası')).toHaveValue(second.passportNumber)
  await theirs.close()
})
