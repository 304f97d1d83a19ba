import { isOfficeOpen } from '#domain/office-hours.ts'
import { chatPatienceMinutes, digestHour, failingLetters, lateHour } from '#domain/staff/alert.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { hourAtSeat, momentAtSeat } from '#domain/time/seat-hour.ts'
import { countTroubledLetters, findDueOn, findWaitingChats } from '../../data/casework/waiting.ts'
import { enqueueLetter } from '../../data/correspondence/letter.ts'
import { findUnreachable } from '../../data/correspondence/unreachable-address.ts'
import { findDigestReaders, takeIntoDigest } from '../../data/staff/alert.ts'
import { findStaff } from '../../data/staff/staff.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { officeHours } from '../office-hours.ts'
import { alertStaff } from './alert.ts'

const minuteMs = 60_000
const dayMs = 86_400_000
const chatsAtOnce = 200
/** Visitors who waited longer are ignored. */
const chatDays = 7

/**
 * Alerts every minute: during office hours to unanswered visitors and snoozed conversations that
 * return, and always to letters that fail. Each once, however often it runs.
 */
export async function tellWaiting(services: Services, now: Date): Promise<void> {
  if (isOfficeOpen(now, await officeHours(services, now))) await tellWaitingChats(services, now)
  await tellFailingLetters(services, now)
}

async function tellWaitingChats(services: Services, now: Date): Promise<void> {
  const since = new Date(now.getTime() - chatPatienceMinutes * minuteMs)
  const from = new Date(now.getTime() - chatDays * dayMs)
  const chats = await findWaitingChats(services.db, { from, since, now }, chatsAtOnce)
  for (const { sessionId, staffId, occasion } of chats) {
    await inTransaction(services.db, (tx) =>
      alertStaff(tx, services, {
        kind: 'chat-waiting',
        to: staffId,
        chatSessionId: sessionId,
        occasion,
        now,
      }),
    )
  }
}

async function tellFailingLetters(services: Services, now: Date): Promise<void> {
  const since = new Date(now.getTime() - 60 * minuteMs)
  if ((await countTroubledLetters(services.db, since)) < failingLetters) return
  await inTransaction(services.db, (tx) =>
    alertStaff(tx, services, { kind: 'letters-failing', occasion: dayAtSeat(now), now }),
  )
}

/**
 * Alerts every morning at the seat: to what will be late tomorrow, then a digest for everyone who
 * wants one. Continues an interrupted run.
 */
export async function tellMorning(services: Services, now: Date): Promise<void> {
  const hour = hourAtSeat(now)
  if (hour >= lateHour) await tellLateTomorrow(services, now)
  if (hour >= digestHour) await writeDigests(services, now)
}

/** Promises of today are late tomorrow. */
async function tellLateTomorrow(services: Services, now: Date): Promise<void> {
  const day = dayAtSeat(now)
  for (const { id, assignedTo } of await findDueOn(services.db, day)) {
    await inTransaction(services.db, (tx) =>
      alertStaff(tx, services, {
        kind: 'late-tomorrow',
        to: assignedTo,
        applicationId: id,
        occasion: day,
        now,
      }),
    )
  }
}

async function writeDigests(services: Services, now: Date): Promise<void> {
  const day = dayAtSeat(now)
  const morning = { day, until: momentAtSeat(day, digestHour) }
  for (const staffId of await findDigestReaders(services.db, morning)) {
    await inTransaction(services.db, async (tx) => {
      const staff = await findStaff(tx, staffId)
      // Another node was first, or nothing waits.
      if (!staff || (await takeIntoDigest(tx, staffId, morning)) === 0) return
      const { email: recipient, language } = staff
      const letter = { kind: 'staff-digest', about: { staffId, day } } as const
      // The pages show it anyway.
      const withheld = (await findUnreachable(tx, recipient)) !== undefined
      await enqueueLetter(tx, services, { ...letter, recipient, language, withheld, now })
    })
  }
}
