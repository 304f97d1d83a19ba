import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** What a browser in a container or on a build machine needs; it visits nothing but our own pages. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const installMs = 300_000

/** The program of a Chromium on this machine: the one asked for, the system's, or Playwright's own. */
export function findChromium(wanted?: string): string | undefined {
  if (wanted) return wanted
  return [...usualPlaces, chromium.executablePath()].find((path) => existsSync(path))
}

function run(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'inherit', timeout: installMs }).status === 0
}

/** Finds a Chromium or installs one: Playwright's, else the one of a Debian that we are root on. */
export function ensureChromium(wanted?: string): string {
  const found = findChromium(wanted)
  if (found) return found
  console.log('No Chromium here: installing one for the browser tests …')
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const dependencies = isDebianRoot ? ['--with-deps'] : []
  run('playwright', ['install', ...dependencies, 'chromium'])
  if (!findChromium() && isDebianRoot) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Error('The browser tests need Chromium: install it, or name one in CHROMIUM_PATH.')
}
