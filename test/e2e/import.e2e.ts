import { apiOf } from './support/api.ts'
import { expect, test } from './support/test.ts'
import { wizardOn } from './support/wizard.ts'

test('a workbook made from the template comes back, and replaces only when that is confirmed', async ({
  page,
  email,
  product,
}) => {
  const wizard = wizardOn(page)
  await apiOf(page, product.url).begin(2, { contactEmail: email, applicationType: 'family' })
  await page.goto('/application?step=2')
  await wizard.atApplicants()
  await wizard.form.type('First name', 'Zora')

  await page.getByRole('button', { name: 'Import a list' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a list of applicants' })
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Excel' }).click()
  const template = await (await download).path()
  await dialog.getByLabel('Choose a file').setInputFiles(template)
  await expect(dialog.getByText('No applicants were found.')).toBeVisible()

  await dialog.getByLabel('Choose a file').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('First name;Last name;Sex\nAda;Muster;F\nBruno;Muster;M\nCleo;Muster;F\n'),
  })
  await dialog.getByRole('button', { name: 'Use these 3 applicants' }).click()
  await expect(dialog.getByText('This replaces what you filled in for 1 applicant.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Replace with these 3 applicants' }).click()
  await expect(wizard.form.box('First name')).toHaveValue('Ada')
  await wizard.openApplicant(3)
  await expect(wizard.form.box('First name')).toHaveValue('Cleo')
})
