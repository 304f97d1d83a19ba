import { expect, test } from './support/test.ts'

test('a policy’s contents link to its sections and highlight the current one', async ({ page }) => {
  await page.goto('/privacy-policy')
  await expect(page.getByText('Last updated: 28 November 2026')).toBeVisible()
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const current = contents.locator('[aria-current]').filter({ visible: true })
  await contents.getByRole('link', { name: 'Your rights' }).click()
  await expect(page).toHaveURL(/#rights$/)
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport()
  await expect(current).toHaveText(['Your rights'])
  await page.getByRole('heading', { name: 'What we collect' }).scrollIntoViewIfNeeded()
  await page
    .getByRole('heading', { name: 'Other people and minors' })
    .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
  await expect(current).toHaveText(['Other people and minors'])
  // The contents stay in view beside the text.
  await expect(current).toBeInViewport()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Refund Policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Refund Policy' })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
