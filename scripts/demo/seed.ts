import { join } from 'node:path'
import { hold, talks } from './chat.ts'
import { dayMs, demoPassword, inventFamily } from './people.ts'
import { makePlans, type Plan, type Stage } from './plan.ts'
import { seededRandom } from './random.ts'
import { type DemoServer, startServer } from './server.ts'
import { approve, formTeam, moveTo, payBack, review, type Team, takeOver } from './staff.ts'
import { type Application, apply, handOver, pay, upload } from './traveller.ts'
import { openWaiting } from './waiting.ts'

/** Something that happens at a moment. */
type Step = { at: number; what: string; run(): Promise<void> }

const minuteMs = 60_000
const seed = 2_026
/** Stages in which a traveller has done all there is to do. */
const complete: readonly Stage[] = [
  ...(['handedOver', 'asked', 'processing', 'approved', 'rejected', 'refunded'] as const),
]

/** What happens to one application, in order. */
function stepsOf(plan: Plan, today: number, origin: () => string, team: () => Team): Step[] {
  const begun = today - plan.daysAgo * dayMs + (480 + plan.minute) * minuteMs
  let application: Application | null = null
  const random = seededRandom(seed + plan.number)
  const family = inventFamily(random, plan.number, plan.people, today)
  const with_ = (run: (each: Application) => Promise<void>) => async () => {
    if (!application) throw new Error(`Application ${plan.number} was not made`)
    await run(application)
  }
  const steps: Step[] = [
    {
      at: begun,
      what: 'apply',
      run: async () => {
        application = await apply(origin(), plan, family)
      },
    },
  ]
  const then = (minutes: number, what: string, run: (each: Application) => Promise<void>) => {
    const last = steps.at(-1)?.at ?? begun
    steps.push({ at: last + minutes * minuteMs, what, run: with_(run) })
  }
  if (plan.stage === 'unpaid') return steps
  then(5, 'pay', pay)
  if (plan.stage === 'collecting') then(40, 'upload', (each) => upload(each, 'some'))
  if (!complete.includes(plan.stage)) return steps
  then(40, 'upload', upload)
  then(3, 'hand over', handOver)
  addWork(plan, then, team)
  return steps
}

type Then = (minutes: number, what: string, run: (each: Application) => Promise<void>) => void

/** What staff do about it. */
function addWork({ stage, agent }: Plan, then: Then, team: () => Team): void {
  const by = (
    run: (browser: Awaited<ReturnType<Team['agent']>>, each: Application) => Promise<void>,
  ) => {
    return async (each: Application) => run(await team().agent(agent ?? 0), each)
  }
  if (stage === 'handedOver') {
    if (agent === 1) then(20, 'take over', by(takeOver))
    return
  }
  then(60, 'take over', by(takeOver))
  const verdict = stage === 'asked' ? 'first-rejected' : 'accepted'
  then(
    4,
    'review',
    by((browser, each) => review(browser, each, verdict)),
  )
  if (stage === 'asked') return
  then(
    2,
    'submit',
    by((browser, each) => moveTo(browser, each, 'processing')),
  )
  if (stage === 'processing') return
  if (stage === 'approved') {
    then(9 * 1_440, 'approve', by(approve))
    return
  }
  then(
    9 * 1_440,
    'reject',
    by((browser, each) => moveTo(browser, each, 'rejected')),
  )
  if (stage === 'refunded') {
    then(1_440, 'pay back', async (each) => payBack(await team().manager(), each))
  }
}

function talkSteps(today: number, origin: () => string, team: () => Team): Step[] {
  return talks.map((talk, index) => ({
    at: today - (talks.length - 1 - index) * dayMs + (500 + index * 30) * minuteMs,
    what: 'talk',
    run: async () => hold(origin(), talk, index + 1, await team().agent(index % 2 === 0 ? 0 : 1)),
  }))
}

/**
 * Fills an empty database through the API, as travellers and staff would over six weeks. Every step stands at
 * its own moment; the server is moved through time with them. `ofEach`: so many applications of each stage.
 */
export async function fill(
  env: Readonly<Record<string, string>> & { DATABASE_OWNER_URL: string },
  dataDir: string,
  say: (line: string) => void,
  ofEach?: number,
): Promise<void> {
  const midnight = Math.floor(Date.now() / dayMs) * dayMs
  const first = midnight - 45 * dayMs
  let now = first + 9 * 60 * minuteMs
  const settings = { ...env, ADMIN_PASSWORD: demoPassword }
  const server: DemoServer = await startServer({ ...settings, TRUST_PROXY: '127.0.0.1' }, now)
  const waiting = await openWaiting(env.DATABASE_OWNER_URL)
  try {
    const clock = { now: () => now }
    const team = await formTeam(server.origin, join(dataDir, 'outbox'), clock)
    const plans = makePlans(seededRandom(seed), ofEach)
    const origin = () => server.origin
    const all = plans.flatMap((plan) => stepsOf(plan, midnight, origin, () => team))
    const steps = [...all, ...talkSteps(midnight, origin, () => team)]
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
