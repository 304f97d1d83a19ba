import { expect, onTestFailed, test } from 'vitest'
import { expectStatus, openBrowser, type Site } from '../../test/faults/browser.ts'
import { signInColleague } from '../../test/faults/changing.ts'
import { until } from '../../test/faults/process.ts'
import { newApplication } from '../../test/faults/traveller.ts'
import { startRigOn } from './installation.ts'
import { startPair } from './pair.ts'
import { findPostgres, findProgram, isThere } from './programs.ts'

const programs = findPostgres()
const haproxy = findProgram('haproxy')
const canRun = isThere('reports that a standby answers', { 'postgresql-15': programs, haproxy })

const password = 'five calm boats at dusk'
/** How old the figures may be, and some patience for a busy machine. */
const boundMs = 2_000
const slackMs = 1_500

test.runIf(canRun)(
  'reports come from a standby as long as it follows, and are never older than two seconds',
  async () => {
    const { rig, pair } = await startRigOn((folder) =>
      startPair(folder, programs ?? '', haproxy ?? ''),
    )
    const variables = { ADMIN_PASSWORD: password, DATABASE_READ_URL: pair.standbyUrl }
    const node = await rig.startNode(variables)
    onTestFailed(() => console.error(node.said()))
    const site: Site = { origin: rig.origin, address: () => rig.origin, onCall: () => {} }
    const colleague = await signInColleague(site, password)
    const today = new Date().toISOString().slice(0, 10)

    /** How many applications the report knows of. */
    async function created(): Promise<number> {
      const path = `/api/admin/reports?from=${today}&to=${today}`
      const { funnel } = expectStatus(await colleague.surely({ path }), 200).body as {
        funnel: { created: number }
      }
      return funnel.created
    }
    async function apply(): Promise<void> {
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const call = { path: '/api/applications', json: newApplication(1), headers }
      expectStatus(await openBrowser(site).surely(call), 201)
    }
    const knows = (count: number) =>
      until(
        `the report knows of ${count}`,
        async () => (await created()) === count || undefined,
        boundMs + slackMs,
      )

    await apply()
    await knows(1)
    await until(
      'the standby answers',
      async () => {
        await created()
        return (await pair.answeredByStandby()) > 0 || undefined
      },
      10_000,
    )

    await pair.holdReplay()
    await apply()
    await knows(2)
    await pair.goOnReplaying()

    // Who waits for a standby that is gone writes nothing: that is not what is tried here.
    await pair.synchronous(false)
    await pair.killStandby()
    await apply()
    const begun = performance.now()
    await knows(3)
    expect(performance.now() - begun).toBeLessThan(boundMs + slackMs)
    expect(node.hasEnded()).toBe(false)
  },
  120_000,
)
