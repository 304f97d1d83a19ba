import type { Browser, Page } from '@playwright/test'
import { translatorFor } from '#phrases/compile.ts'
import { type Page as PageName, pathTo } from '../../../src/web/paths.ts'
import { apiOf } from '../support/api.ts'
import { listenerOf } from '../support/heard.ts'
import type { Product } from '../support/product.ts'
import { signInAsOwner } from '../support/staff.ts'
import { test as base } from '../support/test.ts'
import { watch } from '../support/watch.ts'
import { keepOfficeOpen } from './desk.ts'

type Parts = {
  /** A browser of the owner, with the office always open. */
  owner: Page
}

export const test = base.extend<Parts>({
  owner: async ({ browser, product: { url } }, use) => {
    const context = await browser.newContext({ baseURL: url })
    const page = await context.newPage()
    await signInAsOwner(page, url)
    await keepOfficeOpen(page, url)
    await use(page)
    await context.close()
  },
})

export type Guest = Awaited<ReturnType<typeof openGuest>>

const language = 'en'

/** A traveller's browser with its helpers. */
export async function openGuest(browser: Browser, product: Product, listener = listenerOf('en')) {
  const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' })
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
    product,
    api: apiOf(page, product.url),
    hear: (state: string) => listener.hear(page, state),
    go: (name: PageName, query: Record<string, string | number> = {}) =>
      page.goto(pathTo(name, language, query)),
    heading: (name: string) => page.getByRole('heading', { name, exact: true }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    submit: () => page.locator('main form [type=submit]:visible').first(),
    /** Another person on another device. */
    stranger: () => openGuest(browser, product, listener),
    async leave() {
      await watched.finish()
      await context.close()
    },
  }
}
