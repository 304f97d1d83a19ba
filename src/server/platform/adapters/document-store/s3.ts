import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandOutput,
  S3Client,
} from '@aws-sdk/client-s3'
import { PeerFailure } from '../../peer-failure.ts'
import { type DocumentStore, StoredFileDamaged } from './port.ts'
import { wholeOf } from './whole.ts'

export type S3StoreOptions = {
  /** s3://bucket?endpoint=https://…&region=…; AWS without an endpoint. */
  url: string
  accessKey: string
  secretKey: string
  /** Milliseconds until a silent store counts as down; tests use less. */
  timeoutMs?: number
}

/** One call with all its retries. */
const wholeCallMs = 15_000

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')
const isMissing = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes(nameOf(error))
/** How stores reject a checksum that they do not support. */
const isStrange = (error: unknown): boolean =>
  ['NotImplemented', 'InvalidRequest', 'InvalidArgument', 'XAmzContentChecksumMismatch'].includes(
    nameOf(error),
  )

function clientOf(options: S3StoreOptions, url: URL, timeout: number): S3Client {
  const endpoint = url.searchParams.get('endpoint')
  return new S3Client({
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials: { accessKeyId: options.accessKey, secretAccessKey: options.secretKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: 3,
    // Sent only where the operation requires one; not all S3-compatible stores support them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: Math.min(timeout, 3_000),
      requestTimeout: timeout,
      socketTimeout: timeout,
      throwOnRequestTimeout: true,
    },
  })
}

const hex = (entityTag: string | undefined): string => entityTag?.replaceAll('"', '') ?? ''

/**
 * Whether the store's checksum matches these bytes: SHA-256, or an entity tag that is the MD5. Null
 * when it returned neither.
 */
function isSaidToBe(
  said: Pick<PutObjectCommandOutput, 'ChecksumSHA256' | 'ETag' | 'ServerSideEncryption'>,
  sums: { sha256: string; md5: string },
): boolean | null {
  if (said.ChecksumSHA256 !== undefined) return said.ChecksumSHA256 === sums.sha256
  return hex(said.ETag) === sums.md5 ? true : null
}

/** Stores documents in a bucket of S3 or a compatible store. */
export function createS3Store(options: S3StoreOptions): DocumentStore & { close(): void } {
  const url = new URL(options.url)
  const Bucket = url.hostname
  const timeout = options.timeoutMs ?? 10_000
  const client = clientOf(options, url, timeout)
  const bounded = () => ({ abortSignal: AbortSignal.timeout(Math.min(wholeCallMs, timeout * 4)) })

  async function send(Key: string, body: Buffer, sha256: string) {
    const input = { Bucket, Key, Body: body, ContentLength: body.length }
    const signal = bounded()
    try {
      return await client.send(new PutObjectCommand({ ...input, ChecksumSHA256: sha256 }), signal)
    } catch (error) {
      if (!isStrange(error)) throw error
      return client.send(new PutObjectCommand(input), signal)
    }
  }

  /** Verifies the stored object: always its size, and its checksum, or its bytes where the store returns none. */
  async function checkKept(Key: string, body: Buffer, told: PutObjectCommandOutput) {
    const sums = {
      sha256: createHash('sha256').update(body).digest('base64'),
      md5: createHash('md5').update(body).digest('hex'),
    }
    const command = new HeadObjectCommand({ Bucket, Key, ChecksumMode: 'ENABLED' })
    const head = await client.send(command, bounded())
    if (head.ContentLength !== body.length) {
      throw new PeerFailure('The bucket', 'kept-part')
    }
    const verdict = isSaidToBe(told, sums) ?? isSaidToBe(head, sums)
    const isWhole = verdict ?? body.equals(await wholeOf(await store.open(Key)))
    if (!isWhole) throw new PeerFailure('The bucket', 'kept-other')
  }

  const store: DocumentStore & { close(): void } = {
    async put(key, ...parts) {
      const body = Buffer.concat(parts)
      const sha256 = createHash('sha256').update(body).digest('base64')
      await checkKept(key, body, await send(key, body, sha256))
    },
    async open(key) {
      const command = new GetObjectCommand({ Bucket, Key: key })
      const found = await client.send(command, bounded()).catch((error) => {
        throw isMissing(error) ? new StoredFileDamaged('missing') : error
      })
      if (!found.Body || found.ContentLength === undefined)
        throw new PeerFailure('The bucket', 'no-size')
      return { size: found.ContentLength, stream: found.Body as Readable }
    },
    get: async (key) => wholeOf(await store.open(key)),
    delete: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }), bounded())
    },
    async *list() {
      let ContinuationToken: string | undefined
      do {
        const command = new ListObjectsV2Command({
          Bucket,
          ...(ContinuationToken !== undefined && { ContinuationToken }),
        })
        const page = await client.send(command, bounded())
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && LastModified) yield { key: Key, storedAt: LastModified }
        }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken !== undefined)
    },
    close: () => client.destroy(),
  }
  return store
}
