import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/support/longest-first.ts'

const components = 'src/**/*.dom.test.tsx'

export default defineConfig({
  test: {
    // One more than a small machine has cores: the tests of faults wait more than they work.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // What tests make dies young: collected less often, most of it is never copied.
    execArgv: ['--max-semi-space-size=64'],
    // What passes at its second try is named as flaky (scripts/test.mjs).
    retry: process.env.TEST_OUTCOME ? 1 : 0,
    // These end what hangs and measure nothing: a machine that is busy elsewhere takes its time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'test/*.test.ts',
            'test/faults/*.test.ts',
            'test/hostile/*.test.ts',
          ],
          exclude: [components],
          globalSetup: ['test/support/database.ts'],
          // Files of one worker share what they import: nothing they change stays, and a third of the time goes.
          isolate: false,
          setupFiles: ['test/support/seeded.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: [components],
          environment: 'happy-dom',
          // A link that is pressed leads nowhere: the next file would have no window left.
          environmentOptions: {
            happyDOM: {
              settings: {
                navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
              },
            },
          },
          // Files of one worker share React and the window, which dom.ts gives back as it was.
          isolate: false,
          setupFiles: ['test/support/dom.ts'],
        },
      },
    ],
  },
})
