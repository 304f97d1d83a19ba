import { newsTooLateMs } from '#domain/news.ts'
import {
  claimNews,
  countUnseen,
  deleteNews,
  findTarget,
  isSeenInChat,
  isUntold,
  markTold,
  releaseNews,
} from '../../data/correspondence/traveller-news.ts'
import { deleteTravellerPush } from '../../data/correspondence/traveller-push.ts'
import type { Services } from '../../services.ts'

/**
 * Sends one push notification: its kind and the number unseen, without names or references, since
 * lock screens are public. Drops it if seen, outdated or no longer permitted. Deletes an expired
 * subscription. Throws when the push service refuses it or another node is sending it, so that the
 * job is retried.
 */
export async function sendTravellerPush(
  { db, push, clock }: Services,
  { id }: { id: string },
): Promise<void> {
  const now = clock.now()
  const news = await claimNews(db, id, now)
  if (!news) {
    if (await isUntold(db, id)) throw new Error('Another node is telling it, or was')
    return
  }
  const target = await findTarget(db, news)
  const isLate = now.getTime() - news.createdAt.getTime() > newsTooLateMs
  const isSeen = news.chatMessageId !== null && (await isSeenInChat(db, news.chatMessageId))
  if (!target || isLate || isSeen) return deleteNews(db, id)
  const count = await countUnseen(db, target.id, id)
  const text = JSON.stringify({ kind: news.kind, count, language: target.language })
  const outcome = await push
    .send(target, text, { keptSeconds: newsTooLateMs / 1000 })
    .catch(async (error: unknown) => {
      await releaseNews(db, id)
      throw error
    })
  if (outcome === 'gone') return deleteTravellerPush(db, { id: target.id })
  await markTold(db, id, clock.now())
}
