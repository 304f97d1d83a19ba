import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'test/*.test.ts',
      'test/faults/*.test.ts',
      'test/hostile/*.test.ts',
    ],
    globalSetup: ['test/support/database.ts'],
    // Files of one worker share what they import: nothing they change stays, and a third of the time goes.
    isolate: false,
    // One more than a small machine has cores: the tests of faults wait more than they work.
    maxWorkers: 3,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    teardownTimeout: 20_000,
  },
})
