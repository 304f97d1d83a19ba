import { spawnSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { priceOf } from '#domain/money/pricing.ts'
import { insertStatement } from '../src/server/data/create-application.ts'
import { connect } from '../src/server/db/database.ts'
import { exampleApplicant, exampleDetails } from '../test/support/answers.ts'
import { median, type Result } from './report.ts'
import type { RunningServer } from './server.ts'

const connections = 16
const rounds = 3

function answersFor(people: number) {
  const applicationType = people === 1 ? ('single' as const) : ('group' as const)
  const details = exampleDetails({ applicationType, numberOfApplicants: people })
  const applicants = Array.from({ length: people }, (_, index) =>
    exampleApplicant({ passportNumber: `B${String(index).padStart(7, '0')}` }),
  )
  return { details, applicants }
}

/** The very statement that the server runs, with its values written in, for pgbench. */
async function writeScript(databaseUrl: string, people: number, file: string): Promise<void> {
  const { db, close } = connect(databaseUrl, { pool: 2, onError: () => {} })
  const { details, applicants } = answersFor(people)
  const unique = { key: Buffer.from('key!'), order: 'ORDER-ID', session: Buffer.from('session!') }
  const { sql, parameters } = insertStatement({
    details,
    applicants,
    price: priceOf(details),
    language: 'en',
    termsVersion: '2025-08-09',
    orderId: unique.order,
    agreementId: null,
    passportPages: [],
    links: [],
    idempotency: { keyHash: unique.key, bodyHash: unique.key },
    tokenHash: null,
    freshTokenHash: unique.session,
    now: new Date('2026-11-21T00:00:00Z'),
  }).compile(db)
  await close()
  const hash = 'sha256(random()::text::bytea)'
  const literal = (value: unknown): string => {
    if (value === unique.order) return `encode(${hash}, 'hex')`
    if (Buffer.isBuffer(value)) return hash
    if (value === null) return 'null'
    if (Array.isArray(value)) return `'{${value.join(',')}}'`
    if (value instanceof Date) return `'${value.toISOString()}'::timestamptz`
    if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
    return String(value)
  }
  const text = sql.replace(/\$(\d+)/g, (_, n) => literal(parameters[Number(n) - 1]))
  await writeFile(file, `${text.replace(/\s+/g, ' ')};\n`)
}

function limitRate(databaseUrl: string, file: string): number {
  const args = ['-n', '-M', 'simple', '-c', String(connections), '-j', '1', '-T', '6']
  const run = spawnSync('pgbench', [...args, '-f', file, databaseUrl], { encoding: 'utf8' })
  const tps = /tps = ([\d.]+)/.exec(run.stdout ?? '')?.[1]
  if (!tps) throw new Error(`pgbench failed: ${run.stderr}`)
  return Number(tps)
}

function post(agent: Agent, origin: string, body: Buffer, network: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': body.length,
      origin,
      'idempotency-key': randomUUID(),
      'x-forwarded-for': network,
    }
    const sent = request(
      `${origin}/api/applications`,
      { agent, method: 'POST', headers },
      (res) => {
        res.resume()
        res.once('end', () =>
          res.statusCode === 201
            ? resolve()
            : reject(new Error(`create answered ${res.statusCode}`)),
        )
      },
    )
    sent.once('error', reject)
    sent.end(body)
  })
}

/** Applications a second over HTTP, on 16 connections. */
export async function createRate(origin: string, people: number, seconds = 6): Promise<number> {
  const { details, applicants } = answersFor(people)
  const body = Buffer.from(JSON.stringify({ ...details, applicants }))
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const started = performance.now()
  const until = started + seconds * 1000
  let done = 0
  const one = async () => {
    while (performance.now() < until) {
      const [a = 0, b = 0, c = 0] = randomBytes(3)
      await post(agent, origin, body, `10.${a}.${b}.${c}`)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  agent.destroy()
  return (done * 1000) / (performance.now() - started)
}

/** Creates over HTTP as a share of what the database alone manages with the same statement. */
export async function benchCreate({ origin, databaseUrl }: RunningServer): Promise<Result[]> {
  const folder = await mkdtemp(join(tmpdir(), 'karibu-pgbench-'))
  const results: Result[] = []
  for (const people of [1, 50]) {
    const file = join(folder, `create-${people}.sql`)
    await writeScript(databaseUrl, people, file)
    await createRate(origin, people)
    const ratios: number[] = []
    const rates: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      const limit = limitRate(databaseUrl, file)
      const ours = await createRate(origin, people)
      ratios.push(ours / limit)
      rates.push(`${Math.round(ours)}/${Math.round(limit)}`)
    }
    const what = `create, ${people} applicant${people > 1 ? 's' : ''}, share of pgbench's rate`
    const goal = { atLeast: 0.3 }
    results.push({ what, value: median(ratios), goal, note: `a second: ${rates.join(', ')}` })
  }
  await rm(folder, { recursive: true, force: true })
  return results
}
