import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    disableConsoleIntercept: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'small',
          include: ['lab/{demo,figures}/*.test.ts'],
          globalSetup: ['test/support/database.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'fuzz',
          include: ['lab/fuzz/*.test.ts'],
          globalSetup: ['test/support/database.ts'],
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: ['lab/{cluster,peers,versions}/*.test.ts'],
          // Sequential, since time is measured.
          fileParallelism: false,
          hookTimeout: 240_000,
          testTimeout: 120_000,
        },
      },
    ],
  },
})
