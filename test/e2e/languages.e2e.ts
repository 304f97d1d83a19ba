import { completeLanguages, directionOf } from '#domain/reference/languages.ts'
import { expectToSuitEverybody } from './support/looks.ts'
import { expect, test } from './support/test.ts'
import { wizardOn } from './support/wizard.ts'

const paths = ['', '/application', '/status', '/contact', '/refund-policy']
const others = completeLanguages.filter((language) => language !== 'en')

for (const language of others) {
  test(`every page speaks ${language}, and fits the smallest phone`, async ({ page, watched }) => {
    watched.announce(/status of 404/)
    const missing: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Missing phrase')) missing.push(message.text())
    })
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of [...paths, '/no-such-page']) {
      await page.goto(`/${language}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const root = page.locator('html')
      await expect(root).toHaveAttribute('lang', language)
      await expect(root).toHaveAttribute('dir', directionOf(language))
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, `width of ${page.url()}`).toBeLessThanOrEqual(320)
    }
    expect(missing).toEqual([])
  })
}

test('a browser in another language is led to its pages, and what is chosen stays', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'ar-EG', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page).toHaveURL('/ar')
  await expectToSuitEverybody(page)
  await page.goto('/application?type=family')
  await expect(page).toHaveURL('/ar/application?type=family')
  await page.locator('[data-language-menu] summary').click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/application\?type=family/)
  await page.goto('/status')
  await expect(page).toHaveURL('/de/status')
  await context.close()
})

test('the language may change in the middle of the wizard: what was typed stays', async ({
  page,
  email,
}) => {
  const wizard = wizardOn(page)
  await page.goto('/application?type=family')
  await wizard.atDetails()
  await wizard.people(3)
  await wizard.form.choose('Visa type', 'Business')
  await wizard.form.type('Contact name', 'Ada Muster')
  await wizard.form.type('E-mail address', email)
  // At once, without waiting for anything to be kept.
  await page.locator('[data-language-menu] summary').click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/application\?type=family/)
  await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveValue(email)
  await expect(page.getByRole('radio', { name: /^Geschäft/ })).toBeChecked()
  await page.locator('[data-language-menu] summary').click()
  await page.getByRole('link', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator(`input[value="${email}"]`)).toBeVisible()
})
