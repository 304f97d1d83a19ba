import { createHash } from 'node:crypto'
import {
  applicationQuota,
  conversationQuota,
  isOver,
  networkQuota,
  type Quota,
  quotaHours,
  strangerQuota,
} from '#domain/document/upload-quota.ts'
import { AppError } from '#domain/error.ts'
import { countUpload } from '../../data/operation/upload-quota.ts'
import type { Tx } from '../../platform/db/database.ts'
import { networkOf } from '../network.ts'

/** The counted client, by a name of which only the hash is stored. */
type Counted = { name: string; allowed: Quota }

const hashOf = (name: string): Buffer => createHash('sha256').update(`upload ${name}`).digest()

async function countAll(tx: Tx, all: readonly Counted[], bytes: number, now: Date): Promise<void> {
  const until = new Date(now.getTime() + quotaHours * 3_600_000)
  for (const { name, allowed } of all) {
    const used = await countUpload(tx, { keyHash: hashOf(name), bytes, now, until })
    if (!isOver(used, allowed)) continue
    const seconds = Math.max(1, Math.ceil((used.resetsAt.getTime() - now.getTime()) / 1000))
    throw new AppError('document.quota', {
      limit: allowed.files,
      hours: Math.max(1, Math.ceil(seconds / 3600)),
      seconds,
    })
  }
}

const ofApplication = ({ id, applicants }: { id: number; applicants: number }): Counted => ({
  name: `application ${id}`,
  allowed: applicationQuota(applicants),
})

type Sent = { address: string; bytes: number; now: Date }

/** Counts a completely received file before it is processed. Throws document.quota. */
export function countDocument(
  tx: Tx,
  application: { id: number; applicants: number },
  { address, bytes, now }: Sent,
): Promise<void> {
  const network = { name: `network ${networkOf(address)}`, allowed: networkQuota }
  return countAll(tx, [ofApplication(application), network], bytes, now)
}

/** Whose quota an e-mail's files count against: its application's, or its sender's. */
export type EmailOwner = {
  application: { id: number; applicants: number } | null
  /** Whether clues found it, which others may know: that leaves what its travellers may send. */
  isSuggested: boolean
  sender: string
}

const countedOf = ({ application, isSuggested, sender }: EmailOwner): [Counted, string] => {
  if (!application) return [{ name: `sender ${sender}`, allowed: strangerQuota }, 'strangers']
  const own = ofApplication(application)
  return isSuggested ? [{ ...own, name: `authority ${own.name}` }, 'authority'] : [own, 'email']
}

/**
 * Counts a file of an e-mail: against its owner, so that nobody uses up what others may send; and
 * against all e-mails of that kind: senders change their address at will. Decoration, which comes
 * with each e-mail of some, takes nothing from the files. Throws document.quota.
 */
export function countEmailed(
  tx: Tx,
  owner: EmailOwner,
  { bytes, isDecoration, now }: Omit<Sent, 'address'> & { isDecoration: boolean },
): Promise<void> {
  const [own, kind] = countedOf(owner)
  const counted = isDecoration ? { ...own, name: `decoration ${own.name}` } : own
  return countAll(tx, [counted, { name: `network ${kind}`, allowed: networkQuota }], bytes, now)
}

/** Counts a file that belongs to nothing yet. Throws document.quota. */
export function countUnattached(tx: Tx, { address, bytes, now }: Sent): Promise<void> {
  const network = { name: `stranger ${networkOf(address)}`, allowed: strangerQuota }
  return countAll(tx, [network], bytes, now)
}

/** Counts a file sent by a visitor in a conversation. Throws document.quota. */
export function countInConversation(
  tx: Tx,
  sessionId: string,
  { address, bytes, now }: Sent,
): Promise<void> {
  const own = { name: `conversation ${sessionId}`, allowed: conversationQuota }
  const network = { name: `stranger ${networkOf(address)}`, allowed: strangerQuota }
  return countAll(tx, [own, network], bytes, now)
}
