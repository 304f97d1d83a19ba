import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import pg from 'pg'
import { exampleApplicant, exampleDetails } from '../../test/support/answers.ts'
import { median, type Result } from './report.ts'
import type { RunningServer } from './server.ts'

const rounds = 5
const files = 16
const atOnce = 4
const megabyte = 1024 * 1024

/** A page of nearly 5 MB with incompressible pixels, like a scan. */
async function samplePdf(): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage()
  const noise = Buffer.alloc(4.9 * megabyte)
  for (let at = 0, seed = 1; at < noise.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    noise[at] = seed >> 16
  }
  const picture = { Type: 'XObject', Subtype: 'Image', Width: 2140, Height: 2400 }
  const pixels = { ...picture, ColorSpace: 'DeviceGray', BitsPerComponent: 8 }
  const stream = pdf.context.stream(new Uint8Array(noise), pixels)
  page.node.setXObject(PDFName.of('Scan'), pdf.context.register(stream))
  return Buffer.from(await pdf.save({ useObjectStreams: false }))
}

async function pool(jobs: (() => Promise<void>)[], width: number): Promise<number> {
  const started = performance.now()
  const remaining = [...jobs]
  const work = async () => {
    for (let job = remaining.shift(); job; job = remaining.shift()) await job()
  }
  await Promise.all(Array.from({ length: width }, work))
  return performance.now() - started
}

/** The limit: hashing and writing the same bytes with fsync. */
async function copy(bytes: Buffer, path: string): Promise<void> {
  createHash('sha256').update(bytes).digest()
  const handle = await open(path, 'w')
  await handle.writeFile(bytes)
  await handle.sync()
  await handle.close()
}

type Applied = { id: number; cookie: string; applicants: { id: number }[] }

async function paidApplication({ origin, databaseUrl }: RunningServer): Promise<Applied> {
  const people = 50
  const details = exampleDetails({ applicationType: 'group', numberOfApplicants: people })
  const applicants = Array.from({ length: people }, () => exampleApplicant())
  const response = await fetch(`${origin}/api/applications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ ...details, applicants }),
  })
  const [cookie = ''] = response.headers.getSetCookie()
  const applied = { ...((await response.json()) as Applied), cookie: cookie.split(';')[0] ?? '' }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    "update application set status = 'paid', payment_status = 'paid', paid_at = now() where id = $1",
    [applied.id],
  )
  await client.end()
  return applied
}

const boundary = 'karibu-bench-7d1f0c3e5a'

/** A browser's form, prepared, so that only the server is measured. */
function formOf(pdf: Buffer): Buffer {
  const part = (header: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${header}\r\n\r\n`
  const before = `${part('name="documentType"')}flightTicket\r\n${part('name="file"; filename="ticket.pdf"')}`
  return Buffer.concat([Buffer.from(before), pdf, Buffer.from(`\r\n--${boundary}--\r\n`)])
}

const agent = new Agent({ keepAlive: true })

async function send(origin: string, applied: Applied, index: number, form: Buffer) {
  const applicant = applied.applicants[index % applied.applicants.length]
  const path = `/api/applicants/${applicant?.id}/documents`
  const headers = {
    ...{ origin, cookie: applied.cookie },
    'x-forwarded-for': `10.9.0.${index % 250}`,
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': form.length,
  }
  const sending = request(origin + path, { agent, method: 'POST', headers })
  sending.end(form)
  const [response] = (await once(sending, 'response')) as [IncomingMessage]
  const answer = await text(response)
  if (response.statusCode !== 201) throw new Error(`upload answered ${answer}`)
}

export async function benchUpload(server: RunningServer): Promise<Result[]> {
  const bytes = await samplePdf()
  const folder = await mkdtemp(join(tmpdir(), 'karibu-copy-'))
  const applied = await paidApplication(server)
  const numbers = Array.from({ length: files }, (_, index) => index)
  const form = formOf(bytes)
  const upload = (index: number) => send(server.origin, applied, index, form)
  await upload(0)
  const ratios: number[] = []
  const times: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const copies = numbers.map((n) => () => copy(bytes, join(folder, String(n))))
    const limit = await pool(copies, atOnce)
    const ours = await pool(
      numbers.map((n) => () => upload(n)),
      atOnce,
    )
    ratios.push(limit / ours)
    times.push(`${Math.round(ours / files)}/${Math.round(limit / files)}`)
  }
  const before = await server.memory()
  let peak = before
  const watch = setInterval(async () => {
    peak = Math.max(peak, await server.memory())
  }, 20)
  await pool(
    numbers.map((n) => () => upload(n)),
    16,
  )
  clearInterval(watch)
  await rm(folder, { recursive: true, force: true })
  const growth = peak - before
  return [
    {
      what: 'upload of 5 MB, 4 at once, share of copy and SHA-256',
      value: median(ratios),
      goal: { atLeast: 0.3 },
      note: `ms a file, ours/limit: ${times.join(' ')}`,
    },
    {
      what: 'memory growth with 16 uploads at once',
      value: growth,
      unit: 'MB',
      goal: { atMost: 40 },
    },
  ]
}
