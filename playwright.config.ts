import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { findChromium } from './test/support/chromium.ts'

const executablePath = findChromium(process.env.CHROMIUM_PATH)

// Journeys run at desktop size, those tagged @phone on a phone (`test/e2e/support/test.ts`).
export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '*.e2e.ts',
  // What is heard (`test/e2e/heard`) stands in files beside the test.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  // Each wait has its own limit: how long all take together is the machine’s.
  timeout: 900_000,
  // A busy machine may take long to look into a PDF; what does not come fails all the same.
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  // What passes at its second try is named as flaky (scripts/test.mjs).
  retries: process.env.TEST_OUTCOME ? 1 : 0,
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // What moves is drawn by the processor here, and whatever is pressed waits until it stands still.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A trace of every run costs a quarter of its time; `--trace on` makes one where it is needed.
    trace: 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Neither the fonts nor the language of the machine move what is seen and heard.
      env: {
        ...process.env,
        FONTCONFIG_FILE: fileURLToPath(new URL('test/support/fonts.conf', import.meta.url)),
        LANGUAGE: 'en_GB',
        LC_ALL: 'C.UTF-8',
      } as Record<string, string>,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--lang=en-GB',
      ],
    },
  },
})
