import { type AlertAbout, type AlertKind, alertRecipients } from '#domain/staff/alert.ts'
import { enqueueLetter } from '../../data/correspondence/letter.ts'
import { findSubscriptionIds } from '../../data/correspondence/push-subscription.ts'
import { findRecipients, insertAlerts } from '../../data/staff/alert.ts'
import type { Tx } from '../../platform/db/database.ts'
import { enqueue } from '../../platform/db/enqueue.ts'
import type { Services } from '../../services.ts'

export type NewAlert = Partial<AlertAbout> & {
  kind: AlertKind
  /** The subject; at most one of the two. */
  applicationId?: number
  chatSessionId?: string
  /** Alerts with the same occasion are sent once, even after the first was read. */
  occasion?: string
  now: Date
}

/** By hour: people without the bell never mark as read, and are alerted again after it. */
const hourOf = (now: Date): string => now.toISOString().slice(0, 13)

/**
 * Alerts colleagues in the causing transaction: a row each, with letters and jobs by their
 * settings. Skips those with an unread alert of the same kind and subject. `to`: the recipients;
 * `by`: the author, who is skipped. Contains nothing of a traveller but the number.
 */
export async function alertStaff(
  tx: Tx,
  services: Pick<Services, 'boss' | 'random' | 'documentKey'>,
  { kind, to = null, by = null, applicationId, chatSessionId, occasion, now }: NewAlert,
): Promise<void> {
  const heard = alertRecipients(kind, { to, by }, await findRecipients(tx, kind)).map((told) => ({
    ...told,
    id: services.random.uuid(),
    isShown: told.ways.includes('page'),
  }))
  if (heard.length === 0) return
  const written = await insertAlerts(
    tx,
    heard.map(({ id, recipient, ways, isShown }) => ({
      id,
      staffId: recipient.id,
      kind,
      applicationId: applicationId ?? null,
      chatSessionId: chatSessionId ?? null,
      occasion: occasion ?? (isShown ? null : hourOf(now)),
      ways: [...ways],
      createdAt: now,
      readAt: isShown ? null : now,
    })),
  )
  for (const { id, recipient, ways } of heard.filter((told) => written.includes(told.id))) {
    if (ways.includes('letter')) {
      const { email, language } = recipient
      const letter = { kind: 'staff-alert', about: { alertId: id } } as const
      await enqueueLetter(tx, services, { ...letter, recipient: email, language, now })
    }
    if (!ways.includes('push')) continue
    for (const subscription of await findSubscriptionIds(tx, recipient.id)) {
      await enqueue(tx, services.boss, 'send-push', { id: pushId(id, subscription) })
    }
  }
}

/** A Web Push job: an alert and a browser. */
const pushId = (alertId: string, subscriptionId: string): string => `${alertId}/${subscriptionId}`
