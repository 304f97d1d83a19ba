import { defineConfig, devices } from '@playwright/test'
import { findFirefox, missing } from './test/engines/engines.ts'
import { firefoxProject } from './test/engines/projects.ts'
import { findChromium } from './test/support/chromium.ts'

const executablePath = findChromium(process.env.CHROMIUM_PATH)

const hasFirefox = findFirefox() !== null
if (!hasFirefox && !process.env.TEST_WORKER_INDEX)
  console.log(`SKIPPED in Firefox: ${missing.firefox}`)

// Journeys run at desktop size; those tagged @phone run on a phone, and @everywhere on both. One
// of them, @firefox, also runs in the Firefox that is there; `npm run test:browsers` runs more, and in WebKit.
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
    ...(hasFirefox ? [{ ...firefoxProject, grep: /@firefox/ }] : []),
  ],
})
