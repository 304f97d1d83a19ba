import type { LetterApplication } from '../../data/correspondence/letter-payload.ts'
import { findUnreachable } from '../../data/correspondence/unreachable-address.ts'
import { isWithin } from '../../http/guard.ts'
import type { Tx } from '../../platform/db/database.ts'

type Mailbox = Pick<LetterApplication, 'contactEmail'>
type Counted = 'application-received' | 'reminder-payment' | 'reminder-documents'

/** Anybody may apply in anybody's name: a mailbox gets few letters of a kind a day, however many applications name it. */
export const mayWriteTo = (tx: Tx, kind: Counted, { contactEmail }: Mailbox, now: Date) =>
  isWithin(tx, `${kind} to`, contactEmail, now)

/** Why no reminder goes there; null where one may. */
export const whyUnreachable = async (tx: Tx, { contactEmail }: Mailbox) =>
  (await findUnreachable(tx, contactEmail))?.reason ?? null
