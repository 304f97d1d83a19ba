import { execFileSync } from 'node:child_process'
import { chromium } from '@playwright/test'
import { firstProgram } from './programs.ts'

// The headless shell first: it renders the same in little more than half the time.
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** A Chromium on this machine: the named one, Playwright's, or the distribution's; else null. */
export function findChromium(named?: string): string | null {
  return firstProgram([...(named ? [named] : []), chromium.executablePath(), ...usual])
}

function attempt(program: string, args: readonly string[]): void {
  try {
    execFileSync(program, args, { stdio: 'inherit' })
  } catch {
    // The next method, or the final error, says what to do.
  }
}

/** Finds a Chromium or installs one, from Playwright or Debian. Throws with advice. */
export function ensureChromium(named?: string): string {
  const found = findChromium(named)
  if (found) return found
  console.log('No Chromium here yet; installing one for the browser tests …')
  attempt('npx', ['playwright', 'install', 'chromium'])
  const downloaded = findChromium(named)
  if (downloaded) return downloaded
  if (process.getuid?.() === 0) {
    attempt('apt-get', ['update', '-qq'])
    attempt('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'])
  }
  const installed = findChromium(named)
  if (installed) return installed
  throw new Error('The browser tests need Chromium: install it, or name its path in CHROMIUM_PATH.')
}
