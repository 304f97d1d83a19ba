import { join } from 'node:path'
import { findFirefox } from './engines.ts'

const size = { width: 1280, height: 800 }

/** Firefox as it is installed, over WebDriver BiDi; the relay stands between (docs/decisions/0073). */
export const firefoxProject = {
  name: 'firefox',
  use: {
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    viewport: size,
    launchOptions: {
      // Without a screen Firefox says that nobody has a mouse; at a desk they have: it is exact (2) and can hover (4).
      firefoxUserPrefs: { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 },
      executablePath: join(import.meta.dirname, 'firefox-relay.mjs'),
      env: { ...process.env, FIREFOX_PATH: findFirefox() ?? '' } as Record<string, string>,
    },
  },
}

/** WebKitGTK, driven by its own inspector: its keys reach our scripts, but do nothing by themselves. */
export const webkitProject = {
  name: 'webkit',
  grepInvert: /@keys/,
  use: { browserName: 'webkit' as const, viewport: size },
}
