import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** WCAG 2.2 AA, whose newest rules do not run unless they are named, and what axe advises besides. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What colours and a small window move; the other rules ask for names and structure, which stay. */
const sightRules = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
]

/** What axe finds, one line each. */
async function violations(page: Page, runOnly: string[]): Promise<string[]> {
  // Half a megabyte of script: read once in each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    async (options) =>
      (await (window as unknown as { axe: typeof axe }).axe.run(options)).violations,
    { runOnly, resultTypes: ['violations' as const] },
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}

export const smallest = { width: 320, height: 640 }

/** Nothing is read sideways on the smallest phone, which is a window of 1280 at 400 %. */
export async function expectToFitTheSmallest(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
      message: `width of ${page.url()} on the smallest phone`,
      timeout: 10_000,
    })
    .toBeLessThanOrEqual(smallest.width)
}

/** Readable by everybody as it stands, in the colours and the size that are set. */
export async function expectNoBarrier(page: Page, state = '', runOnly = rules): Promise<void> {
  expect.soft(await violations(page, runOnly), `${page.url()} ${state}`).toEqual([])
}

/** Readable by everybody: by day as it stands, by night on the smallest phone, which is filled. */
export async function expectToSuitEverybody(page: Page, state = ''): Promise<void> {
  const usual = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectNoBarrier(page, `${state} by day`)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.setViewportSize(smallest)
  await expectToFitTheSmallest(page)
  await expectNoBarrier(page, `${state} by night`, sightRules)
  await page.setViewportSize(usual)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}
