import type { Endpoint } from '#contract/endpoint.ts'
import type { Answer, Call, Limit, Route } from './route.ts'
import type { StaffActor, StaffRules, Trace } from './staff-actor.ts'

export type { StaffActor, Trace } from './staff-actor.ts'

export type StaffCall<E extends Endpoint> = Call<E> & {
  staff: StaffActor
  trace: Trace
  /** Whether this browser is still signed in, later on, and may what it might. */
  isStillIn: () => Promise<boolean>
}

/**
 * A row that only members of staff may call. A change calls `trace` in its own transaction; for a
 * GET the entry is written from the path and query, unless the handler did it itself.
 */
export function staffRoute<const E extends Endpoint>(
  endpoint: E,
  rules: StaffRules & { limit: Limit },
  handle: (call: StaffCall<E>) => Promise<Answer<E>>,
): Route {
  const { limit, ...staff } = rules
  // The guard adds the member of staff to the call of every row that carries rules for them.
  return { endpoint, access: 'staff', limit, staff, handle: handle as unknown as Route['handle'] }
}
