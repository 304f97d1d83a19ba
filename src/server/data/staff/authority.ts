import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'

/** A traveller's authority: their browser's session, or null. */
export type Authority = { sessionId: number | null }

/** Required in every query with a foreign id: whether this authority may access the application. */
export function mayAct({ sessionId }: Authority): Expression<SqlBool> {
  const eb = expressionBuilder<DB, 'application'>()
  return eb.exists(
    eb
      .selectFrom('applicationAccess')
      .select(sql`1`.as('one'))
      .whereRef('applicationAccess.applicationId', '=', 'application.id')
      .where('applicationAccess.sessionId', '=', sessionId ?? 0),
  )
}

/**
 * The same for one applicant's data: also for a browser that opened this traveller's own link,
 * until the application is filed. Such a browser has no access to the rest of the application.
 */
export function mayActFor(
  authority: Authority,
  applicantId: 'applicant.id' | 'document.applicantId',
): Expression<SqlBool> {
  const eb = expressionBuilder<DB, 'application' | 'applicant' | 'document'>()
  return eb.or([
    mayAct(authority),
    eb.exists(
      eb
        .selectFrom('travellerLink')
        .innerJoin('travellerLinkAccess', 'travellerLinkAccess.linkId', 'travellerLink.id')
        .select(sql`1`.as('one'))
        .whereRef('travellerLink.applicantId', '=', applicantId)
        .where('travellerLinkAccess.sessionId', '=', authority.sessionId ?? 0)
        .where('travellerLink.revokedAt', 'is', null)
        .where('application.completedAt', 'is', null),
    ),
  ])
}
