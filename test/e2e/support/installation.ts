import { startProduct } from './product.ts'
import { test as base } from './test.ts'

/** With a fresh installation of its own. */
export const test = base.extend({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the parts from here
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'test', timeout: 300_000 },
  ],
})
