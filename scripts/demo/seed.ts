import { join } from 'node:path'
import { inbox } from './email.ts'
import { dayMs, demoPassword, minuteMs } from './people.ts'
import { makePlans, type Stage } from './plan.ts'
import { seededRandom } from './random.ts'
import { type DemoServer, startServer } from './server.ts'
import { formTeam } from './staff.ts'
import { seed, stepsOf, strayStep, talkSteps } from './steps.ts'
import { openWaiting } from './waiting.ts'

/**
 * Fills an empty database through the API like six weeks of use. Every step has its own time, and
 * the server's clock follows. `counts`: applications per stage.
 */
export async function fill(
  env: Readonly<Record<string, string>> & { DATABASE_OWNER_URL: string },
  dataDir: string,
  say: (line: string) => void,
  counts?: Readonly<Record<Stage, number>>,
): Promise<void> {
  const midnight = Math.floor(Date.now() / dayMs) * dayMs
  const first = midnight - 45 * dayMs
  let now = first + 9 * 60 * minuteMs
  const settings = { ...env, ...inbox, ADMIN_PASSWORD: demoPassword }
  const server: DemoServer = await startServer({ ...settings, TRUST_PROXY: '127.0.0.1' }, now)
  const waiting = await openWaiting(env.DATABASE_OWNER_URL)
  try {
    const clock = { now: () => now }
    const post = { origin: server.origin, outbox: join(dataDir, 'outbox'), ...clock }
    const team = await formTeam(server.origin, post.outbox, clock)
    const plans = makePlans(seededRandom(seed), counts)
    const all = plans.flatMap((plan) => stepsOf(plan, midnight, post, team))
    const steps = [...all, ...talkSteps(midnight, server.origin, team), strayStep(midnight, post)]
    const past = steps.map((step) => ({ ...step, at: Math.min(step.at, Date.now()) }))
    past.sort((a, b) => a.at - b.at)
    for (const [index, step] of past.entries()) {
      now = step.at
      await server.setTime(now)
      await step.run()
      await waiting.hasten()
      if (index % 50 === 49) say(`${index + 1} of ${past.length} steps`)
    }
    now = Date.now()
    await server.setTime(now)
    await waiting.letters()
  } finally {
    await waiting.close()
    await server.stop()
  }
}
