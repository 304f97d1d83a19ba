import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Apart from `npm test`: `npm run test:cluster`, `test:peers` and `test:versions`. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['test/{cluster,peers,versions}/*.test.ts'],
    // Each has the machine for itself: what is measured here is time.
    fileParallelism: false,
    disableConsoleIntercept: true,
    hookTimeout: 240_000,
    testTimeout: 120_000,
  },
})
