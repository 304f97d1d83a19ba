import type { Page } from '@playwright/test'
import { analyticsTool } from './support/product.ts'
import { expect, test } from './support/test.ts'

/** Fakes the operator's tool, with a cookie of its own as usual. */
async function answerForTool(page: Page): Promise<() => number> {
  let fetched = 0
  await page.context().route(`${new URL(analyticsTool).origin}/**`, (route) => {
    fetched += 1
    return route.fulfill({
      contentType: 'text/javascript',
      body: "document.cookie = '_ga=GA1.1; path=/'",
    })
  })
  return () => fetched
}

/** The latest consent passed to the tool. */
const told = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] }
    return dataLayer.map((words) => Array.from(words)).findLast(([kind]) => kind === 'consent')
  })

const kept = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('karibu-visa-cookie-consent'),
    JSON.parse(localStorage.getItem('karibu-visa-cookie-preferences') ?? 'null'),
  ])

const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).sort()

const bannerOn = (page: Page) => page.getByRole('region', { name: 'Cookies on this site' })

test('until a choice is made the banner asks, and nothing is fetched or stored', async ({
  page,
}) => {
  const banner = bannerOn(page)
  await page.goto('/')
  await expect(banner).toBeVisible()
  await page.goto('/status')
  await expect(banner).toBeVisible()
  expect(await cookieNames(page)).toEqual([])
  expect(await kept(page)).toEqual([null, null])

  await page.goto('/contact')
  await banner.getByRole('button', { name: 'Reject All' }).click()
  await expect(banner).toBeHidden()
  await expect(
    page.getByRole('status').filter({ hasText: 'Your choice has been saved' }),
  ).toBeAttached()
  const nothing = { essential: true, analytics: false, marketing: false, functional: false }
  expect(await kept(page)).toEqual(['true', nothing])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toBeHidden()
  // Not even the language persists, which would otherwise last a year.
  await page.locator('[data-language-menu] summary').click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/contact')
  expect(await page.context().cookies()).toMatchObject([{ name: 'language', expires: -1 }])
})

test('with consent visits are counted, not where the address may name an application, until it is taken back', async ({
  page,
  watched,
}) => {
  watched.announce(/asked https:\/\/tool\.example/)
  const fetched = await answerForTool(page)
  await page.goto('/')
  await bannerOn(page).getByRole('button', { name: 'Accept All' }).click()
  await expect(bannerOn(page)).toBeHidden()
  const everything = { essential: true, analytics: true, marketing: true, functional: true }
  expect(await kept(page)).toEqual(['true', everything])
  await expect.poll(() => cookieNames(page)).toEqual(['_ga'])
  expect(await told(page)).toMatchObject(['consent', 'update', { analytics_storage: 'granted' }])
  await page.goto('/status')
  await expect(page.getByRole('textbox', { name: 'Application Reference ID' })).toBeVisible()
  expect(fetched()).toBe(1)
  await page.goto('/contact')
  await expect.poll(fetched).toBe(2)

  const settings = page.getByRole('dialog', { name: 'Cookie settings' })
  const analytics = settings.getByRole('switch', { name: /^Analytics/ })
  const uncheck = async () => {
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
    await expect(analytics).toBeChecked()
    await analytics.uncheck()
  }
  await uncheck()
  await page.keyboard.press('Escape')
  await uncheck()
  await settings.getByRole('button', { name: 'Save Preferences' }).click()
  await expect.poll(() => cookieNames(page)).toEqual([])
  expect((await kept(page))[1]).toMatchObject({ analytics: false, marketing: true })
  expect(await told(page)).toMatchObject(['consent', 'update', { analytics_storage: 'denied' }])
})
