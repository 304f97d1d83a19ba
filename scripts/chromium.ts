import { ensureChromium } from '../test/support/chromium.ts'

console.log(`Browser tests use ${ensureChromium(process.env.CHROMIUM_PATH)}`)
