import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { photo } from '../support/document-samples.ts'
import { formOf } from '../support/form.ts'

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
  // A stop has seconds for all of them, also beside other programs: a PDF would need a process.
  const ticket = { bytes: await photo() }
  const encoded = new Response(formOf({ documentType: 'flightTicket' }, ticket).body)
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
