import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listening } from './listening.ts'

type Stored = { bytes: Buffer; storedAt: Date }

export type S3StandIn = {
  /** For STORAGE_URL, with the bucket `documents`. */
  url: string
  accessKey: string
  secretKey: string
  objects: Map<string, Stored>
  /** Every request as `METHOD key`, rejected ones included. */
  history: string[]
  /** Answers 503 while set, as S3 does under load. */
  down: boolean
  /** Never answers while set. */
  silent: boolean
  /** Its checksum of stored objects: SHA-256, an MD5 entity tag, or none. */
  knows: 'sha256' | 'md5' | 'nothing'
  /** What it stores of a PUT, while reporting success. */
  keeps: 'all' | 'half' | 'others'
  /** Answers 501 to checksums, like old stores. */
  refusesChecksums: boolean
  /** Delay before each answer. */
  slowMs: number
  /** Page size of listings; small, to test paging. */
  pageSize: number
  close(): Promise<void>
}

const accessKey = 'stand-in'

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

/** As S3: signed by a known key, with the signed body. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const { authorization } = request.headers
  if (!authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKey}/`)) return false
  const declared = request.headers['x-amz-content-sha256']
  return declared === createHash('sha256').update(body).digest('hex')
}

function listing(standIn: S3StandIn, after: string | null): string {
  const keys = [...standIn.objects.keys()].sort().filter((key) => after === null || key > after)
  const page = keys.slice(0, standIn.pageSize)
  const contents = page.map((key) => {
    const stored = standIn.objects.get(key)
    return `<Contents><Key>${key}</Key><Size>${stored?.bytes.length}</Size>
      <LastModified>${stored?.storedAt.toISOString()}</LastModified></Contents>`
  })
  const more = keys.length > page.length
  return `<?xml version="1.0"?><ListBucketResult><Name>documents</Name>
    <KeyCount>${page.length}</KeyCount><IsTruncated>${more}</IsTruncated>
    ${more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''}
    ${contents.join('')}</ListBucketResult>`
}

const sum = (bytes: Buffer, name: 'sha256' | 'md5', as: 'base64' | 'hex'): string =>
  createHash(name).update(bytes).digest(as)

/** Its checksum of stored or received bytes. */
function vouch({ knows }: S3StandIn, bytes: Buffer): Record<string, string> {
  if (knows === 'sha256') {
    return { etag: '"sealed"', 'x-amz-checksum-sha256': sum(bytes, 'sha256', 'base64') }
  }
  return { etag: knows === 'md5' ? `"${sum(bytes, 'md5', 'hex')}"` : '"1"' }
}

function kept({ keeps }: S3StandIn, body: Buffer): Buffer {
  if (keeps === 'half') return body.subarray(0, body.length >> 1)
  if (keeps === 'all') return body
  const changed = Buffer.from(body)
  changed.writeUInt8((changed.at(-1) ?? 0) ^ 1, changed.length - 1)
  return changed
}

function takeIn(
  standIn: S3StandIn,
  key: string,
  { request, response, body }: { request: IncomingMessage; response: ServerResponse; body: Buffer },
): unknown {
  const given = request.headers['x-amz-checksum-sha256']
  if (given && standIn.refusesChecksums) return fail(response, 501, 'NotImplemented')
  if (standIn.knows === 'sha256' && given && given !== sum(body, 'sha256', 'base64')) {
    return fail(response, 400, 'BadDigest')
  }
  const bytes = kept(standIn, body)
  standIn.objects.set(key, { bytes, storedAt: new Date() })
  // A client with half of an object believes it complete; changed bytes look intact.
  return response.writeHead(200, vouch(standIn, standIn.keeps === 'half' ? body : bytes)).end()
}

async function answer(
  standIn: S3StandIn,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
  const [, bucket, ...rest] = decodeURIComponent(pathname).split('/')
  const key = rest.join('/')
  standIn.history.push(`${request.method} ${key}`)
  const body = await read(request)
  if (standIn.silent) return
  if (standIn.slowMs > 0) await new Promise((resolve) => setTimeout(resolve, standIn.slowMs))
  if (standIn.down) return fail(response, 503, 'SlowDown')
  if (!isSigned(request, body)) return fail(response, 403, 'SignatureDoesNotMatch')
  if (bucket !== 'documents') return fail(response, 404, 'NoSuchBucket')
  if (request.method === 'GET' && key === '') {
    response.writeHead(200, { 'content-type': 'application/xml' })
    return void response.end(listing(standIn, searchParams.get('continuation-token')))
  }
  if (request.method === 'PUT') {
    return void takeIn(standIn, key, { request, response, body })
  }
  if (request.method === 'DELETE') {
    standIn.objects.delete(key)
    return void response.writeHead(204).end()
  }
  const stored = standIn.objects.get(key)
  if (!stored) return fail(response, 404, 'NoSuchKey')
  response.writeHead(200, {
    ...vouch(standIn, stored.bytes),
    'content-length': stored.bytes.length,
    'last-modified': stored.storedAt.toUTCString(),
  })
  response.end(request.method === 'HEAD' ? undefined : stored.bytes)
}

/** Object storage on a free port, with the part of S3 that a document store needs. */
export async function startS3StandIn(): Promise<S3StandIn> {
  const server = createServer((request, response) => {
    answer(standIn, request, response).catch(() => response.destroy())
  })
  const { origin, close } = await listening(server)
  const standIn: S3StandIn = {
    url: `s3://documents?endpoint=${encodeURIComponent(origin)}&region=eu-west-1`,
    accessKey,
    secretKey: 'stand-in-secret',
    objects: new Map(),
    history: [],
    down: false,
    silent: false,
    knows: 'md5',
    keeps: 'all',
    refusesChecksums: false,
    slowMs: 0,
    pageSize: 1000,
    close,
  }
  return standIn
}
