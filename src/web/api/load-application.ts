import { ApiError } from '#client/error.ts'
import type { AnswerOf } from '#client/route.ts'
import { takeFragment } from './address.ts'
import { call } from './client.ts'

/** What the link of a letter brought: out of the address at once, and kept until the server has answered. */
let token: string | null = null

/** Opens the application in this browser where the link of a letter says so; one that counts no more does nothing. */
async function openByLetter(orderId: string): Promise<void> {
  token = takeFragment('open') ?? token
  if (token === null) return
  await call('POST /api/access/letter', { body: { orderId, token } }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.code === 'link.expired')) throw error
  })
  token = null
}

/** The application of an order, opened first by the link of a letter where the page came by one. */
export async function loadApplication(
  orderId: string,
  signal?: AbortSignal,
): Promise<AnswerOf<'GET /api/status'>> {
  await openByLetter(orderId)
  return call('GET /api/status', { query: { orderId }, ...(signal && { signal }) })
}

/** Whether there is no such application, or it is not open in this browser: which of the two nobody is told. */
export const isClosedHere = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'application.not-found' || error.code === 'request.unauthorized')
