import { dayFromNow } from './support/applicants.ts'
import { formOn } from './support/form.ts'
import { expect, test } from './support/test.ts'
import { wizardOn } from './support/wizard.ts'

const arrival = dayFromNow(120)

test('two questions on the first page lead to the answer and into the wizard @engines', async ({
  page,
}) => {
  const wizard = wizardOn(page)
  await page.goto('/')
  await page.getByLabel('Passport from').selectOption({ label: 'United States' })
  await formOn(page).date('Arrival in Tanzania (optional)', arrival)
  await page.getByRole('button', { name: 'See what you need' }).click()

  await expect(page.getByText('You need a visa')).toBeVisible()
  await expect(page).toHaveURL('/application')
  await expect(page.getByText('Tourist, multiple entry', { exact: true })).toBeVisible()
  await expect(page.getByText('$283', { exact: true })).toBeVisible()
  await expect(page.getByText(/^The decision is expected in time/)).toBeVisible()
  await wizard.atChooser()
  await page.getByRole('link', { name: /^Single/ }).click()

  await wizard.atDetails()
  const asked = page.getByRole('region', { name: 'Passport and arrival' })
  await expect(asked).toContainText('Passport: United States')
  await expect(asked.getByRole('combobox')).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Application type' })).toHaveCount(0)
  const visa = page.getByRole('region', { name: 'Visa', exact: true })
  await expect(visa).toContainText('Tourist, multiple entry')
  await expect(visa.getByRole('radio')).toHaveCount(0)
  await expect(wizard.saved).toBeVisible()

  await test.step('a reload finds it, though nothing was typed', async () => {
    await page.reload()
    await expect(asked).toContainText('United States')
    await asked.getByRole('button', { name: /^Change/ }).click()
    const year = asked.getByRole('group', { name: 'Arrival in Tanzania' }).getByLabel('Year')
    await expect(year).toHaveValue(arrival.slice(0, 4))
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is submitted, and the page lists the rules by passport', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('Passport from').selectOption('CH')
    await formOn(page).date('Arrival in Tanzania (optional)', arrival)
    await page.getByRole('button', { name: 'See what you need' }).click()
    await expect(page).toHaveURL(/\/application\?passport=CH&arrival-day=\d+&/)
    await expect(
      page.getByRole('heading', { name: 'What you need with your passport' }),
    ).toBeVisible()
    const lines = page.locator('noscript p')
    await expect(lines.filter({ hasText: 'No visa needed for a visit:' })).toContainText('Kenya')
    await expect(lines.filter({ hasText: 'multiple-entry' })).toContainText('United States')
  })
})
