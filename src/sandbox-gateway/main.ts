import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { createSandboxGateway } from './gateway.ts'

// The sandbox gateway as a separate process, for a shop that runs elsewhere.

const { env } = process
const secret = env.SANDBOX_GATEWAY_SECRET
if (!secret) {
  console.error('SANDBOX_GATEWAY_SECRET is missing: the secret that the shop signs with')
  process.exit(1)
}

const gateway = createSandboxGateway({
  storePath:
    env.SANDBOX_GATEWAY_STORE ?? join(env.DATA_DIR ?? 'data', 'sandbox-gateway/gateway.sqlite'),
  merchant: {
    id: env.SANDBOX_GATEWAY_MERCHANT ?? 'karibu-visa',
    name: env.SANDBOX_GATEWAY_MERCHANT_NAME ?? 'Karibu Visa',
    secrets: [secret],
  },
  clock: { now: () => new Date() },
  randomToken: () => randomBytes(24).toString('base64url'),
  fetch,
  basePath: '',
  ...(env.SANDBOX_GATEWAY_CONTROL_KEY ? { controlKey: env.SANDBOX_GATEWAY_CONTROL_KEY } : {}),
})

const server = serve(
  { fetch: gateway.app.fetch, port: Number(env.PORT ?? 3100), hostname: env.HOST ?? '127.0.0.1' },
  ({ address, port }) => console.log(`Listening on http://${address}:${port}`),
)
gateway.start()

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close(() => {
      gateway.stop().then(() => process.exit(0))
    })
  })
}
