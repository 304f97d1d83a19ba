import { defineConfig, devices } from '@playwright/test'
import chromium from '../../playwright.config.ts'

// `npm run phone`: a journey of some ten minutes, mostly deliberate waiting.
export default defineConfig({
  ...chromium,
  testDir: import.meta.dirname,
  timeout: 30 * 60_000,
  expect: { timeout: 120_000 },
  use: { ...chromium.use, actionTimeout: 120_000, navigationTimeout: 120_000 },
  projects: [
    {
      name: 'phone-of-2019',
      use: { ...devices['Pixel 3'], viewport: { width: 360, height: 640 } },
    },
  ],
})
