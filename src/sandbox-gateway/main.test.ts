import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, it } from 'vitest'
import { folderForFile } from '../../test/support/for-file.ts'
import { exampleAttempt, payWith, shopAt } from './test-support.ts'

const folder = await folderForFile()
const running: ChildProcess[] = []
afterAll(() => {
  for (const child of running) {
    child.kill('SIGKILL')
  }
})

/** Starts the gateway as a separate process and returns its address. */
async function startProcess() {
  const main = new URL('main.ts', import.meta.url).pathname
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: {
      PORT: '0',
      SANDBOX_GATEWAY_SECRET: 'secret',
      SANDBOX_GATEWAY_STORE: join(folder, 'gateway.sqlite'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.push(child)
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /^Listening on (http\S+)$/.exec(line) ?? []
    if (url) {
      return { url, child }
    }
  }
  throw new Error('The gateway did not start')
}

const shop = (url: string) =>
  shopAt(
    { formUrl: `${url}/pay`, apiUrl: `${url}/api` },
    { notifyUrl: 'http://127.0.0.1:9/notify', clock: { now: () => new Date() } },
  )

it('forgets nothing that it has answered when it is killed', async () => {
  const first = await startProcess()
  const expiresAt = new Date(Date.now() + 3_600_000)
  const attempt = exampleAttempt({ expiresAt })
  const { form } = await shop(first.url).begin(attempt)
  const { location } = await payWith(form)
  expect(location).toBe(attempt.returnUrls.success)
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')

  const second = await startProcess()
  const asked = { attemptId: attempt.attemptId, gatewayRef: null }
  const paid = { state: 'succeeded', amountCents: 23300 }
  expect(await shop(second.url).inquire(asked)).toMatchObject(paid)
  second.child.kill('SIGTERM')
  const [code] = await once(second.child, 'exit')
  expect(code).toBe(0)
})
