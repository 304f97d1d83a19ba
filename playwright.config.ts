import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './test/support/chromium.ts'

const executablePath = findChromium(process.env.CHROMIUM_PATH)

// Journeys run at desktop size; those tagged @phone run on a phone, and @everywhere on both. In other browsers the lab
// runs those tagged @engines.
export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '*.e2e.ts',
  // What is heard (`test/e2e/heard`) stands in files beside the test.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  timeout: 180_000,
  // A busy machine may take long to look into a PDF; what does not come fails all the same.
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A trace of every run costs a quarter of its time; `--trace on` makes one where it is needed.
    trace: 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grep: /@phone|@everywhere/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
})
