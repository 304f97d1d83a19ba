import { type Product, startProduct } from './product.ts'
import { test as base } from './test.ts'

/** With an installation that nobody else uses, and nobody has signed in to. */
export const test = base.extend<{ installation: Product }>({
  installation: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the parts from here
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { timeout: 300_000 },
  ],
})
