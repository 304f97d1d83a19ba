import { S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import { createDriveStore } from './drive.ts'
import type { DocumentStore } from './port.ts'

export type S3StoreOptions = {
  /** s3://bucket?endpoint=https://…&region=…; without an endpoint it is AWS itself. */
  url: string
  accessKey: string
  secretKey: string
  /** Milliseconds until a silent store counts as down; tests are less patient. */
  timeoutMs?: number
}

/** Documents in a bucket of S3 or of anything that speaks like it. */
export function createS3Store(options: S3StoreOptions): DocumentStore & { close(): void } {
  const { hostname: bucket, searchParams } = new URL(options.url)
  const endpoint = searchParams.get('endpoint')
  const timeout = options.timeoutMs ?? 10_000
  const client = new S3Client({
    region: searchParams.get('region') ?? 'us-east-1',
    credentials: { accessKeyId: options.accessKey, secretAccessKey: options.secretKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: 3,
    // Other makers of object storage do not all know the newer checksums; ours is the GCM tag.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: Math.min(timeout, 3_000),
      requestTimeout: timeout,
      throwOnRequestTimeout: true,
    },
  })
  const driver = new S3Driver({ client, bucket, visibility: 'private', supportsACL: false })
  return { ...createDriveStore(new Disk(driver)), close: () => client.destroy() }
}
