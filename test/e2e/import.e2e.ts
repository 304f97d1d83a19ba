import { newApplicants } from './support/applicants.ts'
import { gatewayOn } from './support/gateway.ts'
import { expect, test } from './support/test.ts'
import { wizardOn } from './support/wizard.ts'

const headings =
  'Vorname,Surname,DOB,Nationality,Sex,Passport no.,Issued,Expires,Arrival,Address,City'.split(',')

test('the template is read again, and a list of twelve becomes an application of twelve @phone', async ({
  page,
  email,
  api,
}) => {
  const wizard = wizardOn(page)
  const group = { contactEmail: email, applicationType: 'group', numberOfApplicants: 10 } as const
  await api.begin(2, group)
  await page.goto('/application?step=2')
  await wizard.atApplicants()
  await page.getByRole('button', { name: 'Import a list' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a list of applicants' })
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Excel' }).click()
  await dialog.getByLabel('Choose a file').setInputFiles(await (await download).path())
  await expect(dialog.getByText('No applicants were found.')).toBeVisible()

  const rows = newApplicants(12).map((each, index) => [
    ...[each.firstName, each.lastName, each.dateOfBirth.split('-').reverse().join('.'), 'Swiss'],
    ...[each.gender === 'female' ? 'weiblich' : 'm', each.passportNumber],
    ...[each.passportIssueDate, each.passportExpiryDate],
    ...(index === 0
      ? [each.intendedDateOfArrival, each.residentialAddress, each.residentialCity]
      : ['', '', '']),
  ])
  await dialog
    .getByRole('textbox', { name: 'Paste rows here' })
    .fill([headings, ...rows].map((row) => row.join('\t')).join('\n'))
  await dialog.getByRole('button', { name: 'Read these rows' }).click()
  await dialog.getByRole('button', { name: 'Use these 12 applicants' }).click()
  await expect(page.getByText('12 of 12 done').filter({ visible: true })).toBeVisible()
  await wizard.next()
  await wizard.atPayment()
  await wizard.typeSignature('Ada Muster')
  await wizard.pay.click()
  // 12 x 95, 55 for processing, 69 for the documents: the price of twelve, not of ten.
  await gatewayOn(page).isOpen('$1,264.00')
})
