import { ApiError, isCode } from '#client/error.ts'
import type { AnswerOf } from '#client/route.ts'
import { takeFragment } from './address.ts'
import { call } from './client.ts'

/** The token of a letter's link: removed from the address immediately, kept until the server answers. */
let token: string | null = null

/** Opens the application with the letter's token; an expired one is ignored. */
async function openByLetter(orderId: string): Promise<void> {
  token = takeFragment('open') ?? token
  if (token === null) return
  await call('POST /api/access/letter', { body: { orderId, token } }).catch((error: unknown) => {
    if (!isCode(error, 'link.expired')) throw error
  })
  token = null
}

/** Loads an order's application, first using the letter's token if there is one. */
export async function loadApplication(
  orderId: string,
  signal?: AbortSignal,
): Promise<AnswerOf<'GET /api/status'>> {
  await openByLetter(orderId)
  return call('GET /api/status', { query: { orderId }, ...(signal && { signal }) })
}

/** Whether the application does not exist or is not open in this browser, which are indistinguishable. */
export const isClosedHere = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'application.not-found' || error.code === 'request.unauthorized')
