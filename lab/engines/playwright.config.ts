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
// Playwright brings a WebKit of its own, which is none that anybody installs. Each worker reads this file before it starts a browser.
webkit.launch = () => startWebKit(webkit)

const viewport = { width: 1280, height: 800 }

/** Firefox as it is installed, over WebDriver BiDi; the relay stands between (docs/decisions/0073). */
const firefoxProject = {
  name: 'firefox',
  use: {
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    viewport,
    launchOptions: {
      // Without a screen Firefox says that nobody has a mouse; at a desk they have: it is exact (2) and can hover (4).
      firefoxUserPrefs: { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 },
      executablePath: join(import.meta.dirname, 'firefox-relay.ts'),
      env: { ...process.env, FIREFOX_PATH: firefox ?? '' } as Record<string, string>,
    },
  },
}

/** WebKitGTK, driven by its own inspector: its keys reach our scripts, but do nothing by themselves. */
const webkitProject = {
  name: 'webkit',
  grepInvert: /@keys/,
  use: { browserName: 'webkit' as const, viewport },
}

// The main journeys in the engines that Playwright does not bring.
export default defineConfig({
  ...chromium,
  testDir: join(import.meta.dirname, '../../test/e2e'),
  grep: /@engines/,
  projects: [...(firefox ? [firefoxProject] : []), ...(hasWebKit ? [webkitProject] : [])],
})
