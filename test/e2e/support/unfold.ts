import { expect, type Page } from '@playwright/test'

/** Expands a part that is collapsed on a phone. */
export async function unfold(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('main').locator('button[aria-controls]').filter({ hasText: name })
  await expect(button).toBeVisible()
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
}
