import { expect, test } from 'vitest'
import { heavyPdf } from '../support/document-samples.ts'
import { forFile } from '../support/for-file.ts'
import { openIn } from '../support/open-files.ts'
import { cookieOf } from '../support/owner.ts'
import { openRaw } from '../support/raw-http.ts'
import { startServices } from '../support/services.ts'
import { startUploads } from '../support/uploads.ts'

const parts = await forFile(startServices())
const uploads = await forFile(startUploads(parts.services))
const order = await uploads.order()
const response = await uploads.add(order, { file: await heavyPdf(4_500_000) })
const fileUrl = (await response.json()).document.fileUrl

const readers = 12

test('readers who take some of it and go leave no handle, and stalled ones no whole file', async () => {
  const port = Number(new URL(uploads.origin).port)
  const sockets = await Promise.all(
    Array.from({ length: readers }, () =>
      openRaw(
        port,
        `GET ${fileUrl} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookieOf(order).cookie}\r\n\r\n`,
      ),
    ),
  )
  // Each reads the beginning and then stops.
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve) =>
          socket.once('data', () => {
            socket.pause()
            resolve()
          }),
        ),
    ),
  )
  // A file that were held whole would be open no longer.
  expect(await openIn(parts.services.dataDir)).not.toEqual([])
  for (const socket of sockets) socket.destroy()
  await expect.poll(() => openIn(parts.services.dataDir)).toEqual([])
  const answer = await uploads.call('GET', fileUrl, { headers: cookieOf(order) })
  expect((await answer.bytes()).length).toBeGreaterThan(4_500_000)
})
