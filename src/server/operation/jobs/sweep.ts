import { remindedKeptDays } from '#domain/application/draft-reminder.ts'
import { messengerLimits } from '#domain/messenger.ts'
import { newsTooLateMs } from '#domain/news.ts'
import { policy } from '#domain/policy.ts'
import { alertDays } from '#domain/staff/alert.ts'
import { deleteOldContactChanges } from '../../data/application/contact-change.ts'
import { deleteOldReminded } from '../../data/application/draft-reminder.ts'
import { deleteEndedTravellerLinks } from '../../data/application/traveller-link.ts'
import { wipeSecurityAnswers } from '../../data/casework/filing.ts'
import { bookMissed, tellFinal } from '../../data/casework/tell.ts'
import { deleteOldReports } from '../../data/correspondence/delivery.ts'
import { deleteOldSubscriptions } from '../../data/correspondence/push-subscription.ts'
import { deleteOldNews } from '../../data/correspondence/traveller-news.ts'
import { deleteIdlePushes } from '../../data/correspondence/traveller-push.ts'
import { forgetUnknownAddresses } from '../../data/correspondence/unreachable-address.ts'
import * as data from '../../data/operation/sweep.ts'
import { deleteOldAlerts } from '../../data/staff/alert.ts'
import { deleteOldEmailChanges } from '../../data/staff/email-change.ts'
import { deleteOldChallenges } from '../../data/staff/passkey.ts'
import { deleteOldDelays } from '../../data/staff/sign-in-delay.ts'
import type { Services } from '../../services.ts'
import { sweepBrowsers } from '../../staff/account/known-browser.ts'
import { sweepSessions } from '../../staff/account/session.ts'

const day = 86_400_000

/**
 * Ends decisions whose time to undo is over, and deletes expired rows: drafts, links, codes, keys,
 * limits, unused agreements and empty conversations.
 */
export async function sweepRows(
  services: Pick<Services, 'db' | 'rules'>,
  now: Date,
): Promise<void> {
  const { db } = services
  const ago = (days: number) => new Date(now.getTime() - days * day)
  await data.deleteOldDrafts(db, now)
  await tellFinal(services, now)
  await bookMissed(services, now)
  await deleteEndedTravellerLinks(db)
  await data.deleteOldLinks(db, ago(1))
  await data.deleteOldCodes(db, now)
  await deleteOldContactChanges(db, now)
  await data.deleteOldAskedLetters(db, ago(1))
  await data.deleteOldIdempotencyKeys(db, ago(7))
  await data.deleteOldLimits(db, now)
  await data.deleteOldQuotas(db, now)
  await wipeSecurityAnswers(db, ago(policy.securityAnswerDays))
  await sweepSessions(db, now)
  await deleteOldChallenges(db, now)
  await deleteOldEmailChanges(db, now)
  await deleteOldDelays(db, now)
  await sweepBrowsers(db, now)
  await deleteOldReports(db, ago(30))
  await forgetUnknownAddresses(db)
  await deleteOldAlerts(db, ago(alertDays))
  await deleteOldSubscriptions(db, ago(30))
  await data.deleteOldChatKeys(db, now)
  await data.deleteOldWatches(db, ago(1))
  await data.deleteEmptyConversations(db, ago(1))
  await data.deleteUnusedAgreements(db, ago(14))
  await data.deleteOldTravellerSessions(db, { old: ago(90), idle: ago(15) })
  await deleteIdlePushes(db)
  const { eventDays, eventWaitingDays } = messengerLimits
  // A code counts when it was sent, and may be taken later.
  await data.deleteOldMessengerRows(db, {
    ...{ codes: ago(1), unknown: ago(1), taken: ago(eventDays), received: ago(eventWaitingDays) },
  })
  await deleteOldNews(db, new Date(now.getTime() - newsTooLateMs))
  await deleteOldReminded(db, ago(remindedKeptDays))
}
