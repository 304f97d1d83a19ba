import { isMainThread } from 'node:worker_threads'
import sharp from 'sharp'

// Only these two decoders may see untrusted bytes. All threads share one library: blocking the
// others again from a thread would break pictures in progress. So the main thread does it once,
// before the first picture.
if (isMainThread) {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })
  sharp.cache(false)
}

export { sharp }
