import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, watch } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  BrowserType,
  Page,
} from '@playwright/test'
import { lastingPort } from '../../test/faults/process.ts'
import { findWebKit, missing } from './engines.ts'
import { listTargets } from './webkit-relay.ts'

/** A virtual X server, which WebKitGTK needs. */
async function startScreen(program: string): Promise<{ name: string; server: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const number = await new Promise<string>((resolve, reject) => {
    server.once('exit', () => reject(new Error('Xvfb ended at once')))
    server.stdio[3]?.once('data', (said) => resolve(String(said).trim()))
  })
  return { name: `:${number}`, server }
}

async function untilThereIsOne(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const targets = await fetch(url).then(
      (answer) => answer.json(),
      () => [],
    )
    if (targets.length > 0) return
    await pause(100)
  }
  throw new Error('MiniBrowser opened no window that can be driven')
}

/**
 * Playwright uses an existing browser's context as it is. A test's settings (address, headers) are
 * put where Playwright reads them, on both sides in this process.
 */
async function adopt(context: BrowserContext, options: BrowserContextOptions): Promise<void> {
  type Inside = { _options: BrowserContextOptions }
  type Outside = Inside & { _connection: { toImpl(of: unknown): Inside } }
  const outside = context as unknown as Outside
  const { baseURL, extraHTTPHeaders = {} } = options
  for (const side of [outside, outside._connection.toImpl(context)]) {
    Object.assign(side._options, { baseURL })
  }
  await context.setExtraHTTPHeaders(extraHTTPHeaders)
  await context.addInitScript({ content: actAsPeopleDo })
}

// Runs in each page first. Playwright sets field values directly, which React ignores; editing
// commands fire user events. Its mouse press takes three calls, between which the target may move
// on a busy machine: this follows it.
const actAsPeopleDo = `(() => {
  const withWhatMoved = ({ target, at }, mouse) => {
    const { left, top } = target.getBoundingClientRect()
    return { ...mouse, x: mouse.x + left - at.left, y: mouse.y + top - at.top }
  }
  const pointers = { mousedown: 'pointerdown', mouseup: 'pointerup' }
  const there = window.__pwWebViewInput
  let kept
  Object.defineProperty(window, '__pwWebViewInput', {
    get: () => kept,
    set(input) {
      const setValue = input._insertText.bind(input)
      input._insertText = (target, text) =>
        document.execCommand('insertText', false, text) || setValue(target, text)
      const press = input.mouseEvent.bind(input)
      let pressed
      input.mouseEvent = async (given) => {
        const mouse = pressed?.target.isConnected ? withWhatMoved(pressed, given) : given
        const { x: clientX, y: clientY, button, buttons } = mouse
        const at = { clientX, clientY, button, buttons, pointerId: 1, pointerType: 'mouse' }
        const event = { ...at, bubbles: true, cancelable: true, isPrimary: true }
        const pointer = pointers[mouse.type]
        const target = document.elementFromPoint(clientX, clientY)
        if (mouse.type === 'mousedown' && target) pressed = { target, at: target.getBoundingClientRect() }
        if (mouse.type === 'click') pressed = undefined
        if (pointer) target?.dispatchEvent(new PointerEvent(pointer, event))
        return press(mouse)
      }
      kept = input
    },
  })
  if (there) window.__pwWebViewInput = there
})()`

/** The inspector does not report downloads, but they are saved in the window's home. */
function tellDownloads(page: Page, home: string) {
  return watch(home, (_event, name) => {
    // Unfinished files have another extension.
    if (!name || name.startsWith('.') || name.endsWith('.wkdownload')) return
    const path = join(home, name)
    if (!existsSync(path)) return
    const download = { suggestedFilename: () => name, path: async () => path }
    ;(page as unknown as NodeJS.EventEmitter).emit('download', download)
  })
}

// Playwright cannot follow process swaps during a load without its own build. The policies behind
// them work the same either way.
const features = '--features=-CrossOriginOpenerPolicy,-ProcessSwapOnCrossSiteNavigation'

/** A window with its own profile: Playwright's context. */
async function openWindow(
  type: BrowserType,
  program: string,
  screen: string,
  options: BrowserContextOptions,
) {
  const profile = await mkdtemp(join(tmpdir(), 'karibu-webkit-'))
  const inspector = `127.0.0.1:${await lastingPort()}`
  const { PATH = '' } = process.env
  // Cookies are only accessible with a page of their site open.
  const start = options.baseURL ? `${options.baseURL}/robots.txt` : 'about:blank'
  const window = spawn(program, [features, `--time-zone=${options.timezoneId ?? 'UTC'}`, start], {
    env: {
      PATH,
      HOME: profile,
      DISPLAY: screen,
      // Otherwise GTK mounts a portal file system in the profile, which cannot be removed.
      DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent',
      LANGUAGE: (options.locale ?? 'en-GB').replace('-', '_'),
      WEBKIT_INSPECTOR_HTTP_SERVER: inspector,
    },
    stdio: 'ignore',
  })
  const { url, stop } = await listTargets(inspector)
  const end = async () => {
    window.kill('SIGKILL')
    stop()
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
  try {
    await untilThereIsOne(url)
    const browser = await type.connectOverCDP(url)
    const [context] = browser.contexts()
    const page = context?.pages()[0]
    if (!context || !page) throw new Error('MiniBrowser has no page')
    await adopt(context, options)
    const downloads = tellDownloads(page, profile)
    return Object.assign(context, {
      newPage: async () => page,
      close: async () => {
        downloads.close()
        await browser.close()
        await end()
      },
    })
  } catch (error) {
    await end()
    throw error
  }
}

/** Where Playwright Test stores settings for every context. */
type Settings = {
  _instrumentation: { runBeforeCreateBrowserContext(options: BrowserContextOptions): Promise<void> }
}

/** WebKitGTK as a browser whose contexts are MiniBrowser windows, driven by the inspector. */
export async function startWebKit(type: BrowserType): Promise<Browser> {
  const found = findWebKit()
  if (!found) throw new Error(missing.webkit)
  const screen = await startScreen(found.screen)
  const { _instrumentation: settings } = type as unknown as Settings
  const browser = {
    browserType: () => type,
    version: () => '',
    async newContext(given: BrowserContextOptions = {}) {
      const options = { ...given }
      await settings.runBeforeCreateBrowserContext(options)
      return openWindow(type, found.browser, screen.name, options)
    },
    async close() {
      screen.server.kill()
    },
    // Playwright Test reads the headers of a remote connection here.
    _connection: {},
  }
  return browser as unknown as Browser
}
