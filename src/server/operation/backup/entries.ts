import * as z from 'zod/mini'
import { takerOf } from '../../platform/disk.ts'
import { BackupProblem } from './problem.ts'

// A backup is a sequence of entries: a JSON head, then its bytes in parts, ended by an empty one.
// All are prefixed with their length in 4 bytes.

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const key = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))
const count = z.number().check(z.int(), z.gte(0))
const counts = z.record(z.string(), count)

export const manifest = z.object({
  kind: z.literal('manifest'),
  id: z.uuid(),
  /** The time of the snapshot. */
  at: z.string(),
  /** Version of the source PostgreSQL. */
  postgres: z.string(),
  /** All applied migrations in order. */
  migrations: z.array(z.string()),
  /** Where documents were stored: `folder` or `bucket`. */
  documents: z.enum(['folder', 'bucket']),
})
export type Manifest = z.output<typeof manifest>

export const keys = z.object({
  kind: z.literal('keys'),
  documentKey: key,
  /** Previous keys, during a rotation. */
  previousDocumentKeys: z.array(key),
  linkKey: key,
  gatewaySecret: key,
  gatewayControlKey: key,
})
export type Keys = z.output<typeof keys>

const sequences = z.object({
  kind: z.literal('sequences'),
  values: z.record(z.string(), z.object({ value: z.string(), isCalled: z.boolean() })),
})
/** Rows of one table in COPY format, compressed by gzip. */
const table = z.object({ kind: z.literal('table'), name: z.string(), columns: z.array(z.string()) })
/** Waiting jobs: one per line. */
const jobs = z.object({ kind: z.literal('jobs') })
const document = z.object({ kind: z.literal('document'), key: z.string(), sha256 })
const absent = z.object({
  kind: z.literal('absent'),
  key: z.string(),
  /** `deleted` during the backup, or `damaged` before. */
  why: z.enum(['deleted', 'damaged']),
})
const end = z.object({
  kind: z.literal('end'),
  rows: counts,
  jobs: count,
  documents: count,
  documentBytes: count,
  absent: count,
  /** Invariants violated at the time of the backup. */
  broken: z.array(z.string()),
})
export type End = z.output<typeof end>

const head = z.discriminatedUnion('kind', [
  manifest,
  keys,
  table,
  sequences,
  jobs,
  document,
  absent,
  end,
])
export type Head = z.output<typeof head>

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/** Writes entries in sequence. */
export function entriesTo(sink: { write(bytes: Buffer): Promise<void> }) {
  return async (what: Head, body: AsyncIterable<Buffer> | Iterable<Buffer> = []): Promise<void> => {
    const text = Buffer.from(JSON.stringify(what))
    await sink.write(Buffer.concat([lengthOf(text.length), text]))
    for await (const part of body) {
      if (part.length === 0) continue
      await sink.write(lengthOf(part.length))
      await sink.write(part)
    }
    await sink.write(lengthOf(0))
  }
}
export type WriteEntry = ReturnType<typeof entriesTo>

export type Entry = { head: Head; body: AsyncIterable<Buffer> }

const mostHeadBytes = 16 * 1024 * 1024
const mostPartBytes = 1024 * 1024 * 1024

async function takeLength(take: (wanted: number) => Promise<Buffer>, most: number) {
  const bytes = await take(4)
  if (bytes.length === 0) return null
  const length = bytes.length === 4 ? bytes.readUInt32BE() : most + 1
  if (length > most) throw new BackupProblem('The backup says what nobody understands')
  return length
}

/** An unknown but authentic head is of a newer program. */
function readHead(text: string): Head {
  try {
    return head.parse(JSON.parse(text))
  } catch {
    throw new BackupProblem('The backup was made by a newer program: restore it with that one')
  }
}

/** The entries of a backup; unread bodies are skipped. */
export async function* entriesOf(plain: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const take = takerOf(plain)
  async function* bodyOf() {
    for (;;) {
      const length = await takeLength(take, mostPartBytes)
      if (!length) return
      yield await take(length)
    }
  }
  for (;;) {
    const length = await takeLength(take, mostHeadBytes)
    if (length === null) return
    const what = readHead((await take(length)).toString())
    const body = bodyOf()
    yield { head: what, body }
    for await (const _ of body);
  }
}

/** A small body as a whole. */
export async function wholeBody(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of body) parts.push(part)
  return Buffer.concat(parts)
}
