import type { Browser, Page } from '@playwright/test'
import { weekdays } from '#domain/office-hours.ts'
import type { Language } from '#domain/reference/languages.ts'
import { translatorFor } from '#phrases/compile.ts'
import { type Page as PageName, pathTo } from '../../../src/web/paths.ts'
import { apiOf } from '../support/api.ts'
import { listenerOf } from '../support/heard.ts'
import { test as base } from '../support/installation.ts'
import type { Product } from '../support/product.ts'
import { signInAsOwner } from '../support/staff.ts'
import { expect } from '../support/test.ts'
import { watch } from '../support/watch.ts'

type Parts = {
  /** A browser with the owner in it, who has decided that the office is always open: no hour is another. */
  owner: Page
}

export const test = base.extend<Parts>({
  owner: async ({ browser, installation: { url } }, use) => {
    const context = await browser.newContext({ baseURL: url })
    const page = await context.newPage()
    await signInAsOwner(page, url)
    const day = { opens: '00:00', closes: '23:59' }
    const answer = await context.request.put('/api/admin/settings/office-hours', {
      headers: { origin: url },
      data: {
        week: Object.fromEntries(weekdays.map((name) => [name, day])),
        bankHolidays: false,
        closedDays: [],
      },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    await use(page)
    await context.close()
  },
})

export type Guest = Awaited<ReturnType<typeof openGuest>>

/** A traveller at a browser who reads in one language, and what they need to get about. */
export async function openGuest(
  browser: Browser,
  product: Product,
  language: Language,
  listener = listenerOf(language, language),
) {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: language,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': `10.9.${language.charCodeAt(0)}.${language.length}` },
  })
  const watched = watch(context, product.url)
  watched.announce(/status of 4\d\d|ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const page = await context.newPage()
  const t = translatorFor(language, (missing) => {
    throw new Error(missing)
  })
  return {
    page,
    context,
    t,
    language,
    product,
    api: apiOf(page, product.url),
    hear: (state: string) => listener.hear(page, state),
    go: (name: PageName, query: Record<string, string | number> = {}) =>
      page.goto(pathTo(name, language, query)),
    heading: (name: string) => page.getByRole('heading', { name, exact: true }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    submit: () => page.locator('main form [type=submit]').first(),
    /** Somebody else, at another device. */
    stranger: () => openGuest(browser, product, language, listener),
    async leave() {
      await watched.finish()
      await context.close()
    },
  }
}
