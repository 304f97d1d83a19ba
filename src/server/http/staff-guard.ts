import { AppError } from '#domain/error.ts'
import { type Authority, may } from '#domain/staff/permission.ts'
import { type TraceEntry, writeAudit } from '../data/staff/audit.ts'
import type { Database } from '../platform/db/database.ts'
import type { Call, Route } from './route.ts'
import type { SignedIn, StaffActor, StaffRules, Trace } from './staff-actor.ts'

/** Finds the session by the SHA-256 of the cookie. `awake`: a person acted, not a timer. */
export type FindStaff = (
  tokenHash: Buffer,
  request: { now: Date; awake: boolean },
) => Promise<SignedIn | null>

const confirmMinutes = 10

/** Whether the last authentication is recent enough for sensitive actions. */
export function isConfirmed(confirmedAt: Date, now: Date): boolean {
  return now.getTime() - confirmedAt.getTime() <= confirmMinutes * 60_000
}

/** Whether a member of staff has all required permissions. */
export function mayCall(
  authority: Authority,
  { permission }: Pick<StaffRules, 'permission'>,
): boolean {
  return [permission ?? []].flat().every((each) => may(authority, each))
}

/**
 * Authorizes a call of a staff route. Throws request.unauthorized, staff.second-factor-required,
 * staff.forbidden, staff.confirm-required.
 */
export async function admitStaff(
  rules: StaffRules,
  findStaff: FindStaff,
  asked: { tokenHash: Buffer | null; request: Request; now: Date },
): Promise<StaffActor> {
  const { tokenHash, request, now } = asked
  // Background refreshes do not prolong a session.
  const awake = request.headers.get('x-background') === null
  const found = tokenHash && (await findStaff(tokenHash, { now, awake }))
  if (!found) throw new AppError('request.unauthorized')
  if (found.lacksSecondFactor && !rules.beforeSecondFactor) {
    throw new AppError('staff.second-factor-required')
  }
  if (!mayCall(found.staff.authority, rules)) throw new AppError('staff.forbidden')
  if (rules.confirm && !isConfirmed(found.confirmedAt, now)) {
    throw new AppError('staff.confirm-required')
  }
  return { ...found.staff, isConfirmed: isConfirmed(found.confirmedAt, now) }
}

/** The subject of a request, from its path and query. */
function aboutOf({ params, query }: Pick<Call<never>, 'params' | 'query'>, path: string) {
  const text = (from: unknown, name: string): string | null => {
    const value = (from as Record<string, unknown> | undefined)?.[name]
    return value === undefined || value === null ? null : String(value)
  }
  const id = text(params, 'id')
  const isApplication = path.startsWith('/api/admin/applications/{id}')
  const application = isApplication ? id : text(query, 'applicationId')
  const applicationId = /^\d{1,15}$/.test(application ?? '') ? Number(application) : null
  return { applicationId, subject: isApplication ? null : id }
}

/** The audit trace of a call, with a check that it was written. */
export function traceOf(route: Route, rules: StaffRules, staffId: string, db: Database) {
  const { endpoint } = route
  const { audit: action } = rules
  let written = false
  const write = (call: Call<never>, tx: Parameters<Trace>[0], entry: TraceEntry) => {
    if (!action) throw new Error(`${endpoint.method} ${endpoint.path} names no action to trace`)
    written = true
    return writeAudit(tx, {
      action,
      ...entry,
      staffId,
      requestId: call.requestId,
      at: call.now,
    })
  }
  return {
    with: (call: Call<never>): Trace => {
      return (tx, entry = {}) => write(call, tx, { ...aboutOf(call, endpoint.path), ...entry })
    },
    /** Writes the entry of a read; a change without one is a bug. */
    async finish(call: Call<never>): Promise<void> {
      if (!action || written) return
      if (endpoint.method !== 'GET') {
        throw new Error(`${endpoint.method} ${endpoint.path} left no trace`)
      }
      await write(call, db, aboutOf(call, endpoint.path))
    },
  }
}
