import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** WCAG 2.2 AA, whose newest rules do not run unless they are named, and what axe advises besides. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds, one line each. */
async function violations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ runOnly: rules, resultTypes: ['violations'] })
    // Our pages hold no frames: without the page that would gather what frames say, it takes half as long.
    .setLegacyMode()
  const { violations: found } = await axe.analyze()
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
    })
    .toBeLessThanOrEqual(smallest.width)
}

/** Readable by everybody as it stands, in the colours and the size that are set. */
export async function expectNoBarrier(page: Page, state = ''): Promise<void> {
  expect(await violations(page), `${page.url()} ${state}`).toEqual([])
}

/** The window of WebKitGTK keeps the size that it was opened with (docs/decisions/0073). */
function canBeSmall(page: Page): boolean {
  if (page.context().browser()?.browserType().name() !== 'webkit') return true
  console.log(`LEFT OUT in WebKit: ${page.url()} on the smallest phone`)
  return false
}

/** Readable by everybody: by day on a large screen, by night on the smallest phone, which is filled. */
export async function expectToSuitEverybody(page: Page): Promise<void> {
  const usual = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectNoBarrier(page, 'by day')
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  if (!canBeSmall(page)) return expectNoBarrier(page, 'by night')
  await page.setViewportSize(smallest)
  await expectToFitTheSmallest(page)
  await expectNoBarrier(page, 'by night')
  await page.setViewportSize(usual)
}
