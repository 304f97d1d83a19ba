import { type BrowserContext, expect, type Page } from '@playwright/test'
import { chatStorageKey } from '#domain/chat.ts'
import { consentKeys } from '#domain/cookie.ts'

/** What an engine says of every page, and nobody can mend: WebKitGTK is built without manifests of sites. */
const sayings = [/Unrecognized Content-Security-Policy directive 'manifest-src'/]

export type Watch = ReturnType<typeof watch>

/**
 * Notes everything that must not happen in a browser while somebody uses our pages: errors in the
 * console (a refusal of the Content Security Policy is one), uncaught errors, answers of a broken
 * server, requests to anybody else, and personal data in addresses that stay.
 */
export function watch(context: BrowserContext, origin: string) {
  const faults: string[] = []
  const announced: RegExp[] = [...sayings]
  const note = (page: Page | null, fault: string) => {
    faults.push(`${page ? new URL(page.url()).pathname : ''} ${fault}`)
  }
  context.on('console', (message) => {
    if (message.type() !== 'error') return
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
    /** Says in advance what this test causes on purpose. */
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

/** Answers live on the server: the browser's storage holds the choice about cookies and the key of a chat. */
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
