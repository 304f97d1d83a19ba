import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'

/** Under whose name a traveller acts: the session of their browser; null where we do not know it. */
export type Authority = { sessionId: number | null }

/** The condition that every query with a foreign id carries: may this authority see the application? */
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
 * The same of what is one applicant's: also for a browser in which that traveller's own link was opened,
 * until the application is handed in. Of its other applicants that browser learns nothing.
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
