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

/**
 * Counts a file of an e-mail: against its application, or its sender, so that nobody uses up what
 * others may send; and against all e-mails of applications, or of strangers: these change their
 * address at will. Throws document.quota.
 */
export function countEmailed(
  tx: Tx,
  application: { id: number; applicants: number } | null,
  { sender, bytes, now }: Omit<Sent, 'address'> & { sender: string },
): Promise<void> {
  const own = application
    ? ofApplication(application)
    : { name: `sender ${sender}`, allowed: strangerQuota }
  const all = {
    name: application ? 'network email' : 'network strangers',
    allowed: networkQuota,
  }
  return countAll(tx, [own, all], bytes, now)
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
