import type { Call } from '../../http/route.ts'
import { browserTokenIn } from './known-browser.ts'

/** The calling browser. */
export type StaffClient = {
  address: string
  userAgent: string | null
  /** SHA-256 of its session cookie. */
  staffTokenHash: Buffer | null
  /** Token by which a known browser is recognised. */
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
