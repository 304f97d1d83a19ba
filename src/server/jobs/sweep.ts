import { sql } from 'kysely'
import type { Services } from '../services.ts'
import { sweepBrowsers } from '../staff/known-browser.ts'
import { sweepSessions } from '../staff/session.ts'

const day = 86_400_000

/** Deletes what has served its time: drafts, links, codes, keys, limits, what was never signed or said. */
export async function sweepRows({ db }: Services, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day)
  await db.deleteFrom('draft').where('expiresAt', '<=', now).execute()
  await db.deleteFrom('link').where('expiresAt', '<=', ago(1)).execute()
  await db.deleteFrom('downloadCode').where('expiresAt', '<=', now).execute()
  await db.deleteFrom('idempotencyKey').where('createdAt', '<=', ago(7)).execute()
  await db.deleteFrom('rateLimit').where('resetsAt', '<=', now).execute()
  await db.deleteFrom('uploadQuota').where('resetsAt', '<=', now).execute()
  await sweepSessions(db, now)
  await sweepBrowsers(db, now)
  await db.deleteFrom('chatKey').where('expiresAt', '<=', now).execute()
  await db.deleteFrom('chatWatch').where('seenAt', '<=', ago(1)).execute()
  await db
    .deleteFrom('chatSession')
    .where('messageCount', '=', 0)
    .where('createdAt', '<=', ago(1))
    .execute()
  await db
    .deleteFrom('agreement')
    .where('applicationId', 'is', null)
    .where('signedAt', '<=', ago(14))
    .execute()
  await sql`delete from traveller_session s where created_at <= ${ago(90)}
    or (created_at <= ${ago(15)}
      and not exists (select from application_access a where a.session_id = s.id)
      and not exists (select from draft d where d.session_id = s.id)
      and not exists (select from unattached_file f where f.session_id = s.id))`.execute(db)
}
