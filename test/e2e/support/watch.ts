import { type BrowserContext, expect, type Page } from '@playwright/test'
import { chatStorageKey } from '#domain/chat.ts'
import { consentKeys } from '#domain/cookie.ts'

/** Engine messages on every page that cannot be avoided: WebKitGTK is built without web manifests. */
const sayings = [/Unrecognized Content-Security-Policy directive 'manifest-src'/]

export type Watch = ReturnType<typeof watch>

/**
 * Records everything that must not happen in a browser: console errors (including Content Security
 * Policy violations), missing phrases, uncaught errors, server failures, third-party requests, and personal data in
 * lasting addresses.
 */
export function watch(context: BrowserContext, origin: string) {
  const faults: string[] = []
  const announced: RegExp[] = [...sayings]
  const note = (page: Page | null, fault: string) => {
    faults.push(`${page ? new URL(page.url()).pathname : ''} ${fault}`)
  }
  context.on('console', (message) => {
    const isFault = message.type() === 'error' || message.text().startsWith('Missing phrase')
    if (!isFault) return
    note(message.page(), `console: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => note(error.page(), `uncaught: ${error.error()}`))
  context.on('response', (response) => {
    if (response.status() >= 500) note(null, `${response.status()} of ${response.url()}`)
  })
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (protocol.startsWith('http') && asked !== origin) note(null, `asked ${request.url()}`)
  })
  return {
    /** Announces an error this test causes on purpose. */
    announce: (fault: RegExp) => announced.push(fault),
    async finish() {
      for (const page of context.pages()) {
        if (new URL(page.url()).origin === origin) await expectNothingStored(page)
      }
      const surprises = faults.filter((fault) => !announced.some((known) => known.test(fault)))
      expect(surprises, 'nothing goes wrong unnoticed').toEqual([])
    },
  }
}

/** Answers are stored on the server: browser storage holds only the cookie choice and the chat key. */
async function expectNothingStored(page: Page): Promise<void> {
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  const own: readonly string[] = [...Object.values(consentKeys), chatStorageKey]
  expect(
    stored.filter((key) => !own.includes(key)),
    'storage of the browser',
  ).toEqual([])
}
