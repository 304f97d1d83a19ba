import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { photo } from '../support/document-samples.ts'

export type SlowUpload = {
  /** Sends the rest; returns the status, or null without an answer. */
  finish(): Promise<number | null>
}

/** Starts uploading a ticket on its own connection and stops in the middle. */
export async function beginUpload(
  address: string,
  applicantId: number,
  headers: Record<string, string>,
): Promise<SlowUpload> {
  const form = new FormData()
  form.set('documentType', 'flightTicket')
  // A stop has seconds for all of them, also beside other programs: a PDF would need a process.
  form.set('file', new Blob([new Uint8Array(await photo())]), 'ticket.jpg')
  const encoded = new Response(form)
  const body = Buffer.from(await encoded.arrayBuffer())
  const sending = request(`${address}/api/applicants/${applicantId}/documents`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': encoded.headers.get('content-type') ?? '',
      'content-length': body.byteLength,
    },
  })
  const answered = once(sending, 'response').then(
    ([response]: IncomingMessage[]) => response?.resume().statusCode ?? null,
    () => null,
  )
  const half = Math.floor(body.byteLength / 2)
  await new Promise<void>((resolve) => sending.write(body.subarray(0, half), () => resolve()))
  return {
    finish() {
      sending.end(body.subarray(half))
      return answered
    },
  }
}
