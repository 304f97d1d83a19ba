import { newApplicants } from './support/applicants.ts'
import { expect, test } from './support/test.ts'
import { wizardOn } from './support/wizard.ts'

const headings = [
  'Vorname',
  'Surname',
  'DOB',
  'Nationality',
  'Sex',
  'Passport no.',
  'Issued',
  'Expires',
  'Arrival',
  'Address',
  'City',
  'Room',
]

test('a group of twelve is pasted, one cell is mended, and step 3 is reached @phone', async ({
  page,
  email,
}) => {
  const wizard = wizardOn(page)
  const people = newApplicants(12)
  await page.goto('/application?type=group')
  await wizard.atDetails()
  await wizard.trip({ visaType: 'tourist', processingType: 'normal', contactEmail: email })
  await wizard.contact(email)
  await wizard.consent()
  await wizard.next()
  await wizard.atApplicants()

  const rows = people.map((person, index) => [
    person.firstName,
    person.lastName,
    person.dateOfBirth.split('-').reverse().join('.'),
    index === 4 ? 'Atlantis' : 'Swiss',
    person.gender === 'female' ? 'weiblich' : 'm',
    person.passportNumber,
    person.passportIssueDate,
    person.passportExpiryDate,
    index === 0 ? person.intendedDateOfArrival : '',
    index === 0 ? person.residentialAddress : '',
    index === 0 ? person.residentialCity : '',
    String(index),
  ])
  const sheet = [headings, ...rows].map((row) => row.join('\t')).join('\n')
  const dialog = page.getByRole('dialog', { name: 'Import a list of applicants' })

  await test.step('what was pasted is understood, and the one cell that is not is mended', async () => {
    await page.getByRole('button', { name: 'Import a list' }).click()
    await dialog.getByRole('textbox', { name: 'Paste rows here' }).fill(sheet)
    const began = Date.now()
    await dialog.getByRole('button', { name: 'Read these rows' }).click()
    await expect(dialog.getByRole('heading', { name: '12 applicants found' })).toBeVisible()
    expect(Date.now() - began).toBeLessThan(5000)
    await expect(dialog.getByText('Columns not used: Room')).toBeVisible()
    await expect(dialog.getByText('1 answer needs checking')).toBeVisible()
    const cell = dialog.getByRole('textbox', { name: /^Nationality/ })
    await expect(cell).toHaveValue('Atlantis')
    await cell.fill('Schweiz')
    await cell.press('Enter')
    await expect(dialog.getByText('We could read everything.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Use these 12 applicants' }).click()
    await expect(dialog).toBeHidden()
  })

  await expect(wizard.form.box('First name')).toHaveValue(people[0]?.firstName ?? '')
  await expect(page.getByText('12 of 12 done').filter({ visible: true })).toBeVisible()
  await wizard.next()
  await wizard.atPayment()
  // 12 x 95, 55 for processing, 69 for the documents, as the price of twelve and not of ten.
  await expect(page.getByText('$1,264').filter({ visible: true }).first()).toBeVisible()
})

test('a workbook made from the template comes back, and replaces only when that is confirmed', async ({
  page,
  email,
}) => {
  const wizard = wizardOn(page)
  await page.goto('/application?type=family')
  await wizard.atDetails()
  await wizard.trip({ visaType: 'tourist', processingType: 'normal', contactEmail: email })
  await wizard.contact(email)
  await wizard.consent()
  await wizard.next()
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
