import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'scripts/*.test.ts',
      'test/*.test.ts',
      'test/faults/*.test.ts',
    ],
    globalSetup: ['test/support/database.ts'],
    // One more than a small machine has cores: the tests of faults wait more than they work.
    maxWorkers: 3,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    teardownTimeout: 20_000,
  },
})
