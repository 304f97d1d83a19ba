import type { CDPSession, Page } from '@playwright/test'
import { test as base } from '../../test/e2e/support/test.ts'
import { startLossyProxy } from './lossy-proxy.ts'

/** 0.4 Mbit/s each way, in bytes per second, with a round trip of 400 ms. */
const network = {
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
} as const
const slowdown = 4
const lossRate = 0.01
const outageMs = 30_000

export type Phone = ReturnType<typeof phoneOn>

function phoneOn(page: Page, session: CDPSession) {
  const set = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', { offline, ...network })
  return {
    /** Half a minute offline, during which `work` is done. */
    async outage(work: () => Promise<void>): Promise<void> {
      const begun = Date.now()
      await set(true)
      await work()
      await page.waitForTimeout(Math.max(0, begun + outageMs - Date.now()))
      await set(false)
    },
  }
}

type Parts = {
  phone: Phone
  /** Runs a step and records its duration. */
  step: (name: string, work: () => Promise<void>) => Promise<void>
}

export const test = base.extend<Parts, { link: Awaited<ReturnType<typeof startLossyProxy>> }>({
  link: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the parts from here
    async ({}, use) => {
      const link = await startLossyProxy(lossRate)
      await use(link)
      link.stop()
    },
    { scope: 'worker' },
  ],
  proxy: async ({ link }, use) => use({ server: link.url, bypass: '<-loopback>' }),
  phone: async ({ page }, use) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
    await use(phoneOn(page, session))
  },
  step: async ({ link }, use) => {
    const lines: string[] = []
    await use(async (name, work) => {
      const [begun, lost] = [Date.now(), link.lost()]
      await test.step(name, work)
      const seconds = ((Date.now() - begun) / 1000).toFixed(1)
      lines.push(`phone   ${name}: ${seconds} s, ${link.lost() - lost} packets lost`)
    })
    process.stdout.write(`${lines.join('\n')}\n`)
  },
})
