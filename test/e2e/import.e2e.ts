import { apiOf } from './support/api.ts'
import { expect, test } from './support/test.ts'
import { wizardOn } from './support/wizard.ts'

test('a workbook made from the template is read again', async ({ page, email, product }) => {
  const wizard = wizardOn(page)
  await apiOf(page, product.url).begin(2, { contactEmail: email, applicationType: 'family' })
  await page.goto('/application?step=2')
  await wizard.atApplicants()
  await page.getByRole('button', { name: 'Import a list' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a list of applicants' })
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Excel' }).click()
  const template = await (await download).path()
  await dialog.getByLabel('Choose a file').setInputFiles(template)
  await expect(dialog.getByText('No applicants were found.')).toBeVisible()
})
