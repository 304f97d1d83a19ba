import { type Browser, chromium, type Page } from '@playwright/test'
import {
  completeLanguages,
  fallbackLanguage,
  type Language,
} from '../../src/domain/reference/languages.ts'
import { ensureChromium } from '../../test/support/chromium.ts'
import { median, type Result } from './report.ts'
import type { RunningServer } from './server.ts'
import { serveStatic, staticPage, withoutScripts } from './static-page.ts'

const rounds = 5
const kB = 1000
/** Other scripts need more bytes for the same text. */
const mostKB = 15.5
const mostScriptKB = 95

type Paint = { paint: number; blocking: number; shift: number }

/** Runs first in the page: records performance entries. */
function observe() {
  const seen = { paint: 0, blocking: 0, shift: 0 }
  Object.assign(window, { seen })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  watch('largest-contentful-paint', (entry) => {
    seen.paint = entry.startTime
  })
  watch('longtask', (entry) => {
    seen.blocking += Math.max(0, entry.duration - 50)
  })
  watch('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value
  })
}

/** A phone on a slow network: 150 ms, 1.6 Mbit/s, CPU four times slower. */
async function slowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    // A language in the address is used as is; English is not redirected.
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  // tsx adds a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (it) => it')
  await page.addInitScript(observe)
  return page
}

async function visit(browser: Browser, url: string): Promise<Paint> {
  const page = await slowPhone(browser)
  await page.goto(url, { waitUntil: 'networkidle' })
  const seen = await page.evaluate(() => (window as unknown as { seen: Paint }).seen)
  await page.context().close()
  return seen
}

/** The initial congestion window: ten segments of 1,460 bytes (RFC 6928). */
const firstWindowBytes = 14_600

/**
 * Compressed body bytes by resource type until the page is idle; `FirstAnswer`: the page itself
 * with its headers.
 */
async function weigh(browser: Browser, url: string): Promise<Record<string, number>> {
  const page = await browser.newPage()
  const devtools = await page.context().newCDPSession(page)
  const begun = new Map<string, { kind: string; headers: number }>()
  const bytes: Record<string, number> = {}
  await devtools.send('Network.enable')
  devtools.on('Network.responseReceived', ({ requestId, type, response }) =>
    begun.set(requestId, { kind: type, headers: response.encodedDataLength }),
  )
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind, headers } = begun.get(requestId) ?? { kind: 'Other', headers: 0 }
    if (kind === 'Document') bytes.FirstAnswer = encodedDataLength
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength - headers
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
  return bytes
}

/** Everything needed to read and use a page, compressed, without pictures. */
const textOf = (bytes: Record<string, number>) =>
  ['Document', 'Stylesheet', 'Script'].reduce((sum, kind) => sum + (bytes[kind] ?? 0), 0)

const medianOf = (paints: readonly Paint[], what: keyof Paint) =>
  median(paints.map((each) => each[what]))

async function benchBytes(browser: Browser, origin: string, language: Language): Promise<Result[]> {
  const prefix = origin + (language === fallbackLanguage ? '' : `/${language}`)
  // The first visitor gets a quickly made copy; later ones are measured.
  await weigh(browser, prefix)
  await weigh(browser, prefix)
  const landing = await weigh(browser, prefix)
  const wizard = await weigh(browser, `${prefix}/application?type=single`)
  return [
    {
      what: `landing in ${language}, bytes without images`,
      value: textOf(landing) / kB,
      unit: 'kB',
      goal: { atMost: language === fallbackLanguage ? 14 : mostKB },
    },
    {
      what: `landing in ${language}, whole page as first sent, with its headers`,
      value: (landing.FirstAnswer ?? 0) / kB,
      unit: 'kB',
      goal: { atMost: firstWindowBytes / kB },
    },
    {
      what: `wizard step 1 in ${language}, script`,
      value: (wizard.Script ?? 0) / kB,
      unit: 'kB',
      goal: { atMost: mostScriptKB },
      note: `page ${Math.round((wizard.Document ?? 0) / kB)} kB, styles ${Math.round((wizard.Stylesheet ?? 0) / kB)} kB`,
    },
  ]
}

/** Paints of a page and its twin by round. */
type Pair = { url: string; twin: string; paints: Paint[]; twinPaints: Paint[] }

/**
 * Each language against itself without scripts and the hand-written page, alternating, so that
 * other load affects all.
 */
async function benchPaint(browser: Browser, origin: string): Promise<Result[]> {
  const plain = await serveStatic(staticPage)
  const servers = [plain]
  const pairs = new Map<Language, Pair>()
  for (const language of completeLanguages) {
    const url = origin + (language === fallbackLanguage ? '/' : `/${language}`)
    const page = await fetch(url, { headers: { 'accept-language': language } })
    const twin = await serveStatic(withoutScripts(await page.text()), origin)
    servers.push(twin)
    pairs.set(language, { url, twin: twin.url, paints: [], twinPaints: [] })
  }
  const theirs: Paint[] = []
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(await visit(browser, plain.url))
    for (const { url, twin, paints, twinPaints } of pairs.values()) {
      paints.push(await visit(browser, url))
      twinPaints.push(await visit(browser, twin))
    }
  }
  for (const server of servers) server.close()
  const plainMs = medianOf(theirs, 'paint')
  return [...pairs].flatMap(([language, pair]) => paintsOf(language, pair, plainMs))
}

function paintsOf(language: Language, { paints, twinPaints }: Pair, plainMs: number): Result[] {
  const ours = medianOf(paints, 'paint')
  const twinMs = medianOf(twinPaints, 'paint')
  const against = (ms: number) => `${Math.round(ours)} ms against ${Math.round(ms)} ms`
  return [
    {
      what: `landing in ${language}, largest paint against itself without scripts`,
      value: ours / twinMs,
      goal: { atMost: 1 },
      note: against(twinMs),
    },
    {
      what: `landing in ${language}, largest paint against a hand-written page of 1 kB`,
      value: ours / plainMs,
      goal: { atMost: 1.25 },
      note: against(plainMs),
    },
    {
      what: `landing in ${language}, blocking time`,
      value: medianOf(paints, 'blocking'),
      unit: 'ms',
      goal: { atMost: 20 },
    },
    {
      what: `landing in ${language}, layout shift`,
      value: medianOf(paints, 'shift'),
      goal: { atMost: 0 },
    },
  ]
}

export async function benchPages({ origin }: RunningServer): Promise<Result[]> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox'],
  })
  const results: Result[] = []
  for (const language of completeLanguages) {
    results.push(...(await benchBytes(browser, origin, language)))
  }
  results.push(...(await benchPaint(browser, origin)))
  await browser.close()
  return results
}
