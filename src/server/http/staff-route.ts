import type { Endpoint } from '#contract/endpoint.ts'
import type { Answer, Call, Limit, Route } from './route.ts'
import type { StaffActor, StaffRules, Trace } from './staff-actor.ts'

export type { StaffActor, Trace } from './staff-actor.ts'

export type StaffCall<E extends Endpoint> = Call<E> & {
  staff: StaffActor
  trace: Trace
  /** Whether the session and its permissions still hold later on. */
  isStillIn: () => Promise<boolean>
}

/**
 * A route for staff only. A change calls `trace` in its transaction; the entry of a GET is written
 * from path and query unless the handler did it.
 */
export function staffRoute<const E extends Endpoint>(
  endpoint: E,
  rules: StaffRules & { limit: Limit },
  handle: (call: StaffCall<E>) => Promise<Answer<E>>,
): Route {
  const { limit, ...staff } = rules
  // The guard adds the member of staff to calls of routes with staff rules.
  return { endpoint, access: 'staff', limit, staff, handle: handle as unknown as Route['handle'] }
}
