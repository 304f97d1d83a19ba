import { routesOf } from '../../src/server/app.ts'
import type { Route } from '../../src/server/http/route.ts'
import { type Random, randomFrom } from '../../test/faults/random.ts'
import { brokenInvariants } from '../../test/support/invariants.ts'
import { createLedger } from './ledger.ts'
import { type FuzzRequest, requestTo } from './requests.ts'
import type { FuzzAnswer, World } from './world.ts'

export type FuzzReport = {
  seed: number
  requests: number
  statuses: Record<string, number>
  /** Failed requests with their answers, one line each. */
  failures: string[]
  hangs: string[]
  lost: string[]
  broken: string[]
  acknowledged: number
  slowestMs: number
  slowest: string
  /** Routes that never succeeded. */
  unused: string[]
}

const atOnce = 8
/** Calls that accumulate unrealistic data when sent as often as others. */
const rare = new Set([
  'POST /api/admin/data-requests',
  'POST /api/admin/data-requests/{id}/export',
  'GET /api/admin/data-requests',
  'POST /api/test-email',
])
/** Requests between updates of the known data. */
const pause = 200

const tellAfter = 10_000

/** Calls that delete acknowledged data on purpose. */
const erases = ['POST /api/admin/data-requests/{id}/erase', 'DELETE /api/applications/{id}']

/** The results in one line. */
export function toldOf({ failures, hangs, lost, broken, ...figures }: FuzzReport): string {
  const counts = { serverErrors: failures.length, hangs: hangs.length, lost: lost.length }
  return `fuzz ${JSON.stringify({ ...counts, broken: broken.length, ...figures })}`
}

const nameOf = ({ endpoint: { method, path } }: Route) => `${method} ${path}`

const requestIdOf = (headers: FuzzAnswer['headers']): string => String(headers['x-request-id'])

function shown({ method, path, headers, body }: FuzzRequest): string {
  const content =
    body && body.length > 0 ? ` ${JSON.stringify(body.toString().slice(0, 1500))}` : ''
  const { cookie: _, ...rest } = headers
  return `${method} ${path} ${JSON.stringify(rest)}${content}`
}

/** Sends so many requests, the same for the same seed, and counts failures; fewer when time is up. */
export async function fuzz(
  world: World,
  { requests, seed, minutes = 60 }: { requests: number; seed: number; minutes?: number },
): Promise<FuzzReport> {
  const random = randomFrom(seed)
  const routes = routesOf(world.services)
  const ledger = createLedger()
  const unused = new Set(routes.map(nameOf))
  const report: FuzzReport = {
    seed,
    requests: 0,
    statuses: {},
    failures: [],
    hangs: [],
    lost: [],
    broken: [],
    acknowledged: 0,
    slowestMs: 0,
    slowest: '',
    unused: [],
  }

  async function one(route: Route, random: Random): Promise<void> {
    const request = requestTo(route, world, random)
    report.requests += 1
    const answer = await world.send(request).catch((error: unknown) => String(error))
    if (answer === null) return void report.hangs.push(shown(request))
    if (typeof answer === 'string') {
      return void report.failures.push(`${answer}: ${shown(request)}`)
    }
    const { status, text, headers, ms } = answer
    report.statuses[status] = (report.statuses[status] ?? 0) + 1
    if (ms > report.slowestMs) {
      report.slowestMs = Math.round(ms)
      report.slowest = nameOf(route)
    }
    if (status >= 500) {
      const said = world.logged.find((line) => line.includes(requestIdOf(headers)))
      report.failures.push(`${status} ${text}: ${shown(request)}: ${said}`)
    }
    // Long runs log a lot, and successes do not matter.
    if (world.logged.length > 1000) world.logged.splice(0, 500)
    if (status === 401 && route.staff && request.headers.cookie?.includes(world.staff())) {
      await world.signInAnew()
    }
    if (status < 200 || status >= 300) return
    world.learn(answer, request.path)
    if (request.method === route.endpoint.method) unused.delete(nameOf(route))
    if (erases.some((name) => nameOf(route) === name)) return ledger.forgetErased(world.db)
    const isJson = String(headers['content-type']).startsWith('application/json')
    if (isJson && request.method === route.endpoint.method) {
      ledger.acknowledge(nameOf(route), status, JSON.parse(text) as Record<string, unknown>)
    }
  }

  const started = performance.now()
  const isOver = () => performance.now() - started > minutes * 60_000
  while (report.requests < requests && !isOver()) {
    const end = Math.min(requests, report.requests + pause)
    const lane = async (own: Random) => {
      while (report.requests < end) {
        const route = own.pick(routes)
        if (!rare.has(nameOf(route)) || own.chance(0.05)) await one(route, own)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, () => lane(random.branch())))
    // Erasures and decisions use up the data.
    await world.apply()
    await world.look()
    report.lost.push(...(await ledger.lost(world.db)))
    if (report.requests % tellAfter === 0) {
      const megabytes = Math.round(process.memoryUsage.rss() / 1024 ** 2)
      console.log(toldOf(report), `${megabytes} MB`)
    }
  }
  report.acknowledged = ledger.count()
  report.unused = [...unused]
  report.broken = await brokenInvariants(world.db)
  return report
}
