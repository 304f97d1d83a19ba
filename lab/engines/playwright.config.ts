import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import chromium from '../../playwright.config.ts'
import { findFirefox, findWebKit, missing } from './engines.ts'
import { firefoxProject, webkitProject } from './projects.ts'

const [hasFirefox, hasWebKit] = [findFirefox() !== null, findWebKit() !== null]
if (!process.env.TEST_WORKER_INDEX) {
  if (!hasFirefox) console.log(`SKIPPED in Firefox: ${missing.firefox}`)
  if (!hasWebKit) console.log(`SKIPPED in WebKit: ${missing.webkit}`)
}

// The main journeys in the engines that Playwright does not bring.
export default defineConfig({
  ...chromium,
  testDir: join(import.meta.dirname, '../e2e'),
  grep: /@engines/,
  projects: [...(hasFirefox ? [firefoxProject] : []), ...(hasWebKit ? [webkitProject] : [])],
})
