import { completeLanguages, directionOf, type Language } from '#domain/reference/languages.ts'
import { type Page as PageName, pages, pathTo } from '../../src/web/paths.ts'
import {
  expectNoBarrier,
  expectToFitTheSmallest,
  expectToSuitEverybody,
  smallest,
} from './support/looks.ts'
import { expect, type Page, test } from './support/test.ts'
import { wizardOn } from './support/wizard.ts'

/** Leads home without an order: journeys check it. */
const withOrder: readonly PageName[] = ['paymentResult']
const names = (Object.keys(pages) as PageName[]).filter((name) => !withOrder.includes(name))

const isPolicy = (name: PageName) => name.endsWith('Policy') || name === 'termsOfService'

/**
 * Arabic, right to left, is checked completely; of English only the policies, as other pages are
 * covered at this size by `heard`; of the others what is unique to them, and the widest pages.
 */
function drawn(language: Language): readonly PageName[] {
  if (language === 'ar') return names
  if (language === 'en') return names.filter(isPolicy)
  return ['home', 'cookiePolicy']
}

async function expectToSpeak(page: Page, language: Language) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const root = page.locator('html')
  await expect(root).toHaveAttribute('lang', language)
  await expect(root).toHaveAttribute('dir', directionOf(language))
  await expectToFitTheSmallest(page)
}

/** Languages in another script than English. */
const otherLetters: readonly Language[] = ['ar', 'zh', 'ja', 'ko', 'ru']

/** English text on a page in another language without a `lang` attribute. */
const englishOn = (page: Page, language: Language) =>
  page.evaluate((own) => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement
      const isOwn = around?.closest('[lang]')?.getAttribute('lang') === own
      const isShown = around && !around.closest('script, style, noscript')
      if (isOwn && isShown && /\b[a-z]{3,} [a-z]{3,}\b/.test(node.nodeValue ?? ''))
        found.push(node.nodeValue ?? '')
    }
    return found
  }, language)

for (const language of completeLanguages) {
  test(`every page speaks ${language} and fits the smallest phone`, async ({ page, watched }) => {
    watched.announce(/status of 404/)
    const missing: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Missing phrase')) missing.push(message.text())
    })
    await page.setViewportSize(smallest)
    const start = `<html lang="${language}" dir="${directionOf(language)}"`
    for (const name of names) {
      const text = await (await page.request.get(pathTo(name, language))).text()
      expect(text.includes(start), `${name} says its language`).toBe(true)
    }
    for (const name of drawn(language)) {
      await page.goto(pathTo(name, language))
      await expectToSpeak(page, language)
      if (otherLetters.includes(language)) expect(await englishOn(page, language), name).toEqual([])
    }
    await page.goto(`${pathTo('home', language).replace(/\/$/, '')}/no-such-page`)
    await expectToSpeak(page, language)

    await page.goto(pathTo('application', language, { type: 'family' }))
    await expect(page.locator('main form')).toBeVisible()
    const title = await page.title()
    await page.locator('main form [type=submit]:visible').click()
    await expect(page.getByRole('alert').first()).toBeFocused()
    await expectToSpeak(page, language)
    if (language === 'ar') await expectNoBarrier(page, 'with mistakes')
    if (otherLetters.includes(language)) expect(await englishOn(page, language)).toEqual([])
    expect(await page.title(), 'says that there are mistakes').not.toBe(title)
    expect(missing).toEqual([])
  })
}

test('the first page fits the smallest phone with narrow letters and with wide ones', async ({
  page,
}) => {
  await page.setViewportSize(smallest)
  await page.goto('/')
  for (const [family, spacing] of [
    ['Nanum Gothic', '-0.02em'],
    ['Noto Sans', '0.04em'],
  ]) {
    await page.evaluate(
      ([fontFamily = '', letterSpacing = '']) =>
        Object.assign(document.body.style, { fontFamily, letterSpacing }),
      [family, spacing],
    )
    await expectToFitTheSmallest(page)
  }
})

test('without scripts every text is readable in any language, and nothing is left without function', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: smallest,
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  for (const path of ['/', '/contact', '/no-such-page', '/cookie-policy']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: /Cookie settings|Accept All/ })).toHaveCount(0)
  }
  await page.locator('[data-contents] summary').click()
  await page.getByRole('link', { name: 'How to control them' }).click()
  await expect(page.getByRole('heading', { name: 'How to control them' })).toBeInViewport()
  await page.locator('[data-language-menu] summary').click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/cookie-policy')
  await context.close()
})

test('the menu of languages is used by keys: Escape leads back, and leaving closes it', async ({
  page,
}) => {
  const menu = page.locator('[data-language-menu]')
  const opener = menu.locator('summary')
  const last = menu.getByRole('link').last()
  await page.goto('/contact')
  await opener.press('Enter')
  await expect(last).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(last).toBeHidden()
  await opener.press('Enter')
  await last.press('Tab')
  await expect(last).toBeHidden()
})

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
  await expect(page).toHaveURL(/\/ar\/application\?type=family/)
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
  await wizard.form.type('Email address', email)
  // Immediately, without waiting for a save.
  await page.locator('[data-language-menu] summary').click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/application\?type=family/)
  await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveValue(email)
  await expect(page.getByRole('region', { name: 'Visum', exact: true })).toContainText('Geschäft')
  await page.locator('[data-language-menu] summary').click()
  await page.getByRole('link', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator(`input[value="${email}"]`)).toBeVisible()
})
