import { expect, test } from 'vitest'
import { browserName } from './browser-name.ts'

const mozilla = 'Mozilla/5.0'
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const windows = `${mozilla} (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36`

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const mac = `(Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.0 Safari/605.1.15`
const iPhone = `(iPhone; CPU iPhone OS 18_0 like Mac OS X) ${apple} CriOS/142.0 Mobile/15E148`
const pixel = `(Linux; Android 16; Pixel 9) ${webKit} SamsungBrowser/29.0 Chrome/136.0.0.0`

test.each([
  [windows, 'Chrome', 'Windows'],
  [`${windows} Edg/142.0.0.0`, 'Edge', 'Windows'],
  [`${mozilla} (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0`, 'Firefox', 'Linux'],
  [`${mozilla} ${mac}`, 'Safari', 'macOS'],
  [`${mozilla} ${iPhone} Safari/604.1`, 'Chrome', 'iPhone'],
  [`${mozilla} ${pixel} Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
])('knows %s', (agent, browser, system) => expect(browserName(agent)).toEqual({ browser, system }))

test.each(['', 'curl/8.5.0', 'node', 'Safari/', '<script>'])('does not guess at %j', (userAgent) =>
  expect(browserName(userAgent)).toBeNull(),
)
