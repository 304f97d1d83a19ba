import { expect } from '@playwright/test'
import { createBoss } from '../../../src/server/platform/db/boss.ts'
import { type MailPeer, startMailPeer } from '../../support/mail-peer.ts'
import { readLetter } from './letters.ts'
import { startProduct } from './product.ts'
import { test as base } from './test.ts'

/** Mailboxes of travellers and our own, on an in-process mail server. */
export function mailOf(peer: MailPeer, databaseUrl: string) {
  const received = (address: string, subject: RegExp) =>
    peer.smtp.received
      .filter(({ to }) => to.includes(address))
      .map(({ from, raw }) => ({ ...readLetter(raw), returnPath: from }))
      .filter((letter) => subject.test(letter.subject))
  return {
    /** The latest letter with a matching subject, once there are `count`. */
    async letter(address: string, subject: RegExp, count = 1) {
      await expect.poll(() => received(address, subject).length).toBe(count)
      const letter = received(address, subject).at(-1)
      if (!letter) throw new Error('The letter is gone')
      return letter
    },
    subjects: (address: string) => received(address, /^/).map(({ subject }) => subject),
    /** Delivers an e-mail to our mailbox and triggers reading. */
    async deliver(raw: string) {
      peer.deliver(raw)
      const options = { connectionString: databaseUrl, max: 1, migrate: false }
      const boss = createBoss({ ...options, supervise: false, schedule: false })
      boss.on('error', () => {})
      await boss.start()
      await boss.send('read-mailbox', {})
      await boss.stop({ graceful: false })
    },
  }
}

/** A product that sends by SMTP and reads its mailbox by IMAP. */
export const test = base.extend<{ mail: ReturnType<typeof mailOf>; peer: MailPeer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the parts from here
  peer: async ({}, use) => {
    const peer = await startMailPeer()
    await use(peer)
    await peer.close()
  },
  product: [
    async ({ peer }, use) => {
      const inbox = { INBOX_URL: peer.url, INBOX_ADDRESS: 'visa@example.org' }
      const product = await startProduct({ SMTP_URL: peer.smtp.url, ...inbox })
      await use(product)
      await product.stop()
    },
    { scope: 'test', timeout: 300_000 },
  ],
  mail: async ({ peer, product }, use) => use(mailOf(peer, product.databaseUrl)),
})
