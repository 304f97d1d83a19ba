import type { Call } from '../../http/route.ts'
import { browserTokenIn } from './known-browser.ts'

/** The browser that wants something. */
export type StaffClient = {
  address: string
  userAgent: string | null
  /** SHA-256 of the cookie it came with. */
  staffTokenHash: Buffer | null
  /** What this browser shows to be known again. */
  browserToken: string | null
  requestId: string
  now: Date
}

export const clientOf = (call: Call<never>): StaffClient => ({
  browserToken: browserTokenIn(call.request),
  address: call.address,
  userAgent: call.request.headers.get('user-agent'),
  staffTokenHash: call.staffTokenHash,
  requestId: call.requestId,
  now: call.now,
})
