import { join } from 'node:path'
import { defineConfig, webkit } from '@playwright/test'
import chromium from '../../playwright.config.ts'
import { findFirefox, findWebKit, missing } from './engines.ts'
import { startWebKit } from './webkitgtk.ts'

const [firefox, hasWebKit] = [findFirefox(), findWebKit() !== null]
if (!process.env.TEST_WORKER_INDEX) {
  if (!firefox) console.log(`SKIPPED in Firefox: ${missing.firefox}`)
  if (!hasWebKit) console.log(`SKIPPED in WebKit: ${missing.webkit}`)
}
// Replaces Playwright's own WebKit. Each worker loads this file before it starts a browser.
webkit.launch = () => startWebKit(webkit)

const viewport = { width: 1280, height: 800 }

/** The installed Firefox over WebDriver BiDi, with the relay (docs/decisions/0074). */
const firefoxProject = {
  name: 'firefox',
  use: {
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    viewport,
    launchOptions: {
      // Headless Firefox reports no mouse; desktops have one: fine pointer (2) with hover (4).
      firefoxUserPrefs: { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 },
      executablePath: join(import.meta.dirname, 'firefox-relay.ts'),
      env: { ...process.env, FIREFOX_PATH: firefox ?? '' } as Record<string, string>,
    },
  },
}

/** WebKitGTK by its own inspector: key events reach scripts without default actions. */
const webkitProject = {
  name: 'webkit',
  grepInvert: /@keys/,
  use: { browserName: 'webkit' as const, viewport },
}

// The main journeys in engines that Playwright does not bring.
export default defineConfig({
  ...chromium,
  testDir: join(import.meta.dirname, '../../test/e2e'),
  grep: /@engines/,
  projects: [...(firefox ? [firefoxProject] : []), ...(hasWebKit ? [webkitProject] : [])],
})
