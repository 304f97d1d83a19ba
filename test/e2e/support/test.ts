import { test as base, devices, type Page } from '@playwright/test'
import { apiOf } from './api.ts'
import { mailbox } from './letters.ts'
import { type Product, startProduct } from './product.ts'
import { signInAsOwner } from './staff.ts'
import { type Watch, watch } from './watch.ts'

export { expect, type Page } from '@playwright/test'

type Parts = {
  /** That of the worker, unless a test has one of its own. */
  product: Product
  /** The traveller's browser, watched. */
  watched: Watch
  /** Another browser of someone else or on another device, watched except for announced errors. */
  anotherBrowser: (announced?: RegExp) => Promise<Page>
  /** A unique e-mail address. */
  email: string
  letters: ReturnType<typeof mailbox>
  /** Calls of the traveller's browser. */
  api: ReturnType<typeof apiOf>
  /** A browser of the owner. */
  staff: Page
}

const desktop = { viewport: { width: 1280, height: 800 } }
const { defaultBrowserType: _, ...pixel } = devices['Pixel 7']
// One pixel for each: nobody looks, and seven times as many are drawn by the processor.
const phone = { ...pixel, deviceScaleFactor: 1, viewport: { width: 390, height: 844 } }

let networks = 0

export const test = base.extend<Parts, { shared: Product }>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the parts from here
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  product: ({ shared }, use) => use(shared),
  // Other engines have no phone emulation.
  contextOptions: async ({ browserName, contextOptions }, use, { tags }) =>
    use({
      ...contextOptions,
      ...(tags.includes('@phone') && browserName === 'chromium' ? phone : desktop),
    }),
  baseURL: async ({ product }, use) => use(product.url),
  // Separate networks, so that tests do not share rate limits.
  extraHTTPHeaders: async ({ product: _ }, use) => {
    networks += 1
    await use({ 'x-forwarded-for': `10.${process.pid % 250}.${networks >> 8}.${networks & 255}` })
  },
  watched: [
    async ({ context, product }, use) => {
      const watched = watch(context, product.url)
      await use(watched)
      await watched.finish()
    },
    { auto: true },
  ],
  anotherBrowser: async ({ browser, product, watched: _ }, use) => {
    const opened: { close: () => Promise<void>; watched: Watch }[] = []
    await use(async (announced) => {
      const context = await browser.newContext()
      const watched = watch(context, product.url)
      if (announced) watched.announce(announced)
      opened.push({ close: () => context.close(), watched })
      return context.newPage()
    })
    for (const { close, watched } of opened) {
      await watched.finish()
      await close()
    }
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the parts from here
  email: async ({}, use, { testId, retry, repeatEachIndex }) =>
    use(`ada.${testId.slice(-6)}${retry}${repeatEachIndex}@gmail.com`),
  letters: async ({ product, email }, use) => use(mailbox(product.outbox, email)),
  api: async ({ page, product }, use) => use(apiOf(page, product.url)),
  staff: async ({ anotherBrowser, product }, use) => {
    const page = await anotherBrowser()
    await signInAsOwner(page, product.url)
    await use(page)
  },
})
