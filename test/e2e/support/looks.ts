import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What axe finds, one line each. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}

const smallest = { width: 320, height: 640 }

/** Readable by everybody: by day on a large screen, by night on the smallest phone, which is filled. */
export async function expectToSuitEverybody(page: Page): Promise<void> {
  const usual = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(await violations(page), `${page.url()} by day`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.setViewportSize(smallest)
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
      message: `width of ${page.url()} on the smallest phone`,
    })
    .toBeLessThanOrEqual(smallest.width)
  expect(await violations(page), `${page.url()} by night`).toEqual([])
  await page.setViewportSize(usual)
}
