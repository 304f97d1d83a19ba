/**
 * `npm run dev-measure`: starts `npm run dev` on a temporary data folder, edits a component and a
 * route several times, and measures the wait of browser and client. Restores the files.
 */
import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { root } from '../scripts/process.mjs'
import { findChromium } from '../test/support/chromium.ts'
import { median, print } from './bench/report.ts'

const port = 4329
const origin = `http://localhost:${port}`
const rounds = 5
const component = join(root, 'src/web/ui/Button.tsx')
const route = join(root, 'src/server/operation/health/probes.ts')

async function until(holds: () => Promise<boolean>, patienceMs = 60_000): Promise<number> {
  const began = performance.now()
  while (!(await holds().catch(() => false))) {
    if (performance.now() - began > patienceMs) throw new Error('It took longer than a minute')
    await pause(5)
  }
  return performance.now() - began
}

/** Edits a file repeatedly, waiting for the effect each time. */
async function measure(
  file: string,
  change: (text: string, round: number) => string,
  isSeen: (round: number) => Promise<boolean>,
): Promise<number> {
  const before = await readFile(file, 'utf8')
  const waits: number[] = []
  try {
    for (let round = 1; round <= rounds; round += 1) {
      await writeFile(file, change(before, round))
      waits.push(await until(() => isSeen(round)))
      await pause(500)
    }
  } finally {
    await writeFile(file, before)
  }
  return median(waits) / 1000
}

async function measureComponent(): Promise<number> {
  const executablePath = findChromium(process.env.CHROMIUM_PATH)
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath && { executablePath }),
  })
  try {
    const page = await browser.newPage()
    await page.goto(`${origin}/status`, { waitUntil: 'networkidle', timeout: 120_000 })
    return await measure(
      component,
      (text, round) => text.replace('<button\n', `<button\n      data-round="${round}"\n`),
      async (round) => (await page.locator(`button[data-round="${round}"]`).count()) > 0,
    )
  } finally {
    await browser.close()
  }
}

const measureRoute = () =>
  measure(
    route,
    (text, round) => text.replace("{ status: 'ok' }", `{ status: 'ok', round: ${round} }`),
    async (round) => {
      const response = await fetch(`${origin}/health/live`)
      return (await response.json()).round === round
    },
  )

const dataDir = await mkdtemp(join(tmpdir(), 'karibu-visa-dev-'))
await chmod(dataDir, 0o711)
const began = performance.now()
const dev = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev/main.ts'], {
  cwd: root,
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'inherit', 'inherit'],
})
try {
  await until(async () => (await fetch(`${origin}/health/live`)).ok, 180_000)
  const started = (performance.now() - began) / 1000
  const [changedComponent, changedRoute] = [await measureComponent(), await measureRoute()]
  print([
    {
      what: 'from the start to the first answer, on an empty data folder',
      value: started,
      unit: 's',
    },
    {
      what: 'a changed component on the screen',
      ...{ value: changedComponent, unit: 's', goal: { atMost: 1 } },
    },
    { what: 'a changed route answers', value: changedRoute, unit: 's', goal: { atMost: 2 } },
  ])
} finally {
  dev.kill('SIGTERM')
  await new Promise((resolve) => dev.once('close', resolve))
  await rm(dataDir, { recursive: true, force: true })
}
