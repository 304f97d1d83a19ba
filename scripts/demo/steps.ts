import type { Browser } from './browser.ts'
import { hold, talks } from './chat.ts'
import { answerByEmail, type Post, writeToTheOffice } from './email.ts'
import {
  answerByMessenger,
  askByMessenger,
  connect,
  messengerOf,
  replyToMessenger,
} from './messenger.ts'
import { dayMs, inventFamily, minuteMs } from './people.ts'
import type { Plan, Stage } from './plan.ts'
import { seededRandom } from './random.ts'
import { approve, moveTo, payBack, review, type Team, takeOver } from './staff.ts'
import { type Application, apply, handOver, pay, upload } from './traveller.ts'

/** Something that happens at a moment. */
export type Step = { at: number; what: string; run(): Promise<void> }

export const seed = 2_026
/** Stages in which the traveller is done. */
const complete: readonly Stage[] = [
  ...(['handedOver', 'asked', 'processing', 'approved', 'rejected', 'refunded'] as const),
]

/** One application's steps in order. */
export function stepsOf(plan: Plan, today: number, post: Post, team: Team): Step[] {
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
        application = await apply(post.origin, plan, family)
      },
    },
  ]
  const then = (minutes: number, what: string, run: (each: Application) => Promise<void>) => {
    const last = steps.at(-1)?.at ?? begun
    steps.push({ at: last + minutes * minuteMs, what, run: with_(run) })
  }
  if (plan.stage === 'unpaid') return steps
  then(5, 'pay', pay)
  const messenger = messengerOf(plan)
  const phone = messenger && { origin: post.origin, messenger }
  if (phone) then(3, 'connect', (each) => connect(phone, each))
  if (plan.stage === 'collecting') then(40, 'upload', (each) => upload(each, 'some'))
  if (plan.stage === 'collecting' && phone) then(9, 'ask', (each) => askByMessenger(phone, each))
  if (!complete.includes(plan.stage)) return steps
  then(40, 'upload', upload)
  then(3, 'hand over', handOver)
  addWork(plan, then, team)
  if (plan.stage === 'asked') {
    if (phone) then(90, 'answer by messenger', (each) => answerByMessenger(phone, each))
    else then(90, 'answer by email', (each) => answerByEmail(post, each))
  }
  if (plan.stage === 'processing' && phone) {
    then(30, 'ask', (each) => askByMessenger(phone, each))
    then(12, 'reply', async (each) =>
      replyToMessenger(await team.agent(plan.agent ?? 0), phone, each),
    )
  }
  return steps
}

type Then = (minutes: number, what: string, run: (each: Application) => Promise<void>) => void

/** The staff's steps. */
function addWork({ stage, agent }: Plan, then: Then, team: Team): void {
  const by =
    (run: (browser: Browser, each: Application) => Promise<void>) => async (each: Application) =>
      run(await team.agent(agent ?? 0), each)
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
    then(1_440, 'pay back', async (each) => payBack(await team.manager(), each))
  }
}

/** An unassignable e-mail. */
export const strayStep = (today: number, post: Post): Step => ({
  at: today - dayMs,
  what: 'email',
  run: () => writeToTheOffice(post),
})

/** A conversation a day, until today. */
export function talkSteps(today: number, origin: string, team: Team): Step[] {
  return talks.map((talk, index) => ({
    at: today - (talks.length - 1 - index) * dayMs + (500 + index * 30) * minuteMs,
    what: 'talk',
    run: () => hold(origin, talk, index + 1, () => team.agent(index % 2 === 0 ? 0 : 1)),
  }))
}
