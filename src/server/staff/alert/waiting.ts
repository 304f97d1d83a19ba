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
import { alertStaff } from '../alerts.ts'
import { officeHours } from '../office-hours.ts'

const minuteMs = 60_000
const dayMs = 86_400_000
const chatsAtOnce = 200
/** What was said before that is no visitor who waits. */
const chatDays = 7

/**
 * What a minute makes worth telling: visitors without an answer and conversations that come back, while the
 * office is open, and letters that do not go out. Each is told once, however often this runs.
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
 * What the morning at the company's seat makes worth telling: what will be late tomorrow, and then one
 * letter for each who wants what waits in one. A job that was killed in the middle goes on where it stopped.
 */
export async function tellMorning(services: Services, now: Date): Promise<void> {
  const hour = hourAtSeat(now)
  if (hour >= lateHour) await tellLateTomorrow(services, now)
  if (hour >= digestHour) await writeDigests(services, now)
}

/** Late tomorrow is what was promised for today. */
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
      // Another node was faster, or nothing waits any more.
      if (!staff || (await takeIntoDigest(tx, staffId, morning)) === 0) return
      const { email: recipient, language } = staff
      const letter = { kind: 'staff-digest', about: { staffId, day } } as const
      // It waits on the pages all the same.
      const withheld = (await findUnreachable(tx, recipient)) !== undefined
      await enqueueLetter(tx, services, { ...letter, recipient, language, withheld, now })
    })
  }
}
