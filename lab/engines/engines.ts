import { globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { firstProgram } from '../../test/support/programs.ts'

const inPath = (name: string) =>
  (process.env.PATH ?? '').split(delimiter).map((dir) => join(dir, name))

/** This machine's Firefox, or null. Playwright only drives its own build, which must be downloaded. */
export const findFirefox = (): string | null =>
  firstProgram([
    ...(process.env.FIREFOX_PATH ? [process.env.FIREFOX_PATH] : []),
    ...inPath('firefox-esr'),
    ...inPath('firefox'),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ])

/** WebKitGTK's MiniBrowser and a virtual screen, or null. */
export function findWebKit(): { browser: string; screen: string } | null {
  const browser = firstProgram([
    ...(process.env.MINIBROWSER_PATH ? [process.env.MINIBROWSER_PATH] : []),
    ...globSync('/usr/lib*/{*/,}webkit*gtk-*/MiniBrowser').sort().reverse(),
  ])
  const screen = firstProgram(inPath('Xvfb'))
  return browser && screen ? { browser, screen } : null
}

/** Packages to install. */
export const missing = {
  firefox: 'Firefox is not here (Debian: firefox-esr; FIREFOX_PATH names another)',
  webkit: 'WebKitGTK’s MiniBrowser or Xvfb is not here (Debian: webkit2gtk-driver, xvfb)',
}
