import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** WCAG 2.2 AA, whose newest rules must be named to run, and axe's best practices. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules affected by colours and window size; the others check names and structure, which stay. */
const sightRules = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
]

/** Violations found by axe, one line each. */
async function violations(page: Page, runOnly: string[]): Promise<string[]> {
  // Half a megabyte of script: injected once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    async (options) => {
      // What lies behind a modal dialog is inert, and what a menu covers is out of reach; both were judged before.
      const last = (selector: string) => [...document.querySelectorAll(selector)].at(-1)
      const above = last('[role=menu]') ?? last('dialog:modal') ?? last('[aria-modal=true]')
      const context = {
        ...(above && { include: [above] }),
        // Spans that pass the focus on at once, beside what Base UI opens.
        exclude: [['[data-base-ui-focus-guard]']],
      }
      return (await (window as unknown as { axe: typeof axe }).axe.run(context, options)).violations
    },
    // Nothing plays by itself, and no rule that runs reads style sheets.
    { runOnly, resultTypes: ['violations' as const], preload: false },
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}

export const smallest = { width: 320, height: 640 }

/** No horizontal scrolling on the smallest phone, equivalent to a 1280 window at 400 %. */
export async function expectToFitTheSmallest(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
      message: `width of ${page.url()} on the smallest phone`,
      timeout: 10_000,
    })
    .toBeLessThanOrEqual(smallest.width)
}

/** No violations in the current colours and size. */
export async function expectNoBarrier(page: Page, state = '', runOnly = rules): Promise<void> {
  expect.soft(await violations(page, runOnly), `${page.url()} ${state}`).toEqual([])
}

/** Accessible: as it is by day, and filled in the dark on the smallest phone, by these rules. */
export async function expectToSuitEverybody(
  page: Page,
  state = '',
  nightRules = sightRules,
): Promise<void> {
  const usual = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectNoBarrier(page, `${state} by day`)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.setViewportSize(smallest)
  await expectToFitTheSmallest(page)
  await expectNoBarrier(page, `${state} by night`, nightRules)
  await page.setViewportSize(usual)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}
