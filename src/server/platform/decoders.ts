import { isMainThread } from 'node:worker_threads'
import sharp from 'sharp'

// Of all decoders in the house only these two ever see a stranger's bytes. All threads of a process share one
// library: a thread that blocks them anew blocks them in the middle of everybody's pictures. So this is done once,
// by the main thread, before a picture is opened by any.
if (isMainThread) {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })
  sharp.cache(false)
}

export { sharp }
