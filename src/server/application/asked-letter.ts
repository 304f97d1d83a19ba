import { parseReference } from '#domain/application/reference.ts'
import { findByEmail, findOfContact } from '../data/application/application.ts'
import { insertAskedLetter, takeAskedLetter } from '../data/correspondence/asked-letter.ts'
import { enqueueLetter } from '../data/correspondence/letter.ts'
import { type Guarded, isWithin } from '../http/guard.ts'
import { networkOf } from '../http/network.ts'
import type { Tx } from '../platform/db/database.ts'
import { enqueue } from '../platform/db/enqueue.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { seal, sealedPlace, unseal } from '../platform/sealing.ts'
import type { Services } from '../services.ts'

/** The requested letter: with the link of one application, or all of an address. */
type Asked = { email: string; applicationId: string | null }

const contextOf = sealedPlace.askedLetter

function guardsOf({ email, applicationId }: Asked, address: string): [Guarded, string | number][] {
  const network = networkOf(address)
  if (applicationId === null) {
    return [
      ['letters for network', network],
      ['applications-found to', email],
    ]
  }
  return [
    ['letters for network', network],
    ['application-link to', email],
    ['application-link of', parseReference(applicationId) ?? applicationId],
  ]
}

/**
 * Records a requested letter and nothing more: a job looks up the application later, so that
 * neither the answer nor its timing reveals whether it exists. Beyond the limits nothing is
 * recorded, and the answer is the same.
 */
export async function askForLetter(
  services: Services,
  asked: Asked,
  { address, now }: { address: string; now: Date },
): Promise<void> {
  const { db, boss, documentKey, random } = services
  let isAllowed = true
  // Counts all of them, whatever each says.
  for (const [what, whom] of guardsOf(asked, address)) {
    if (!(await isWithin(db, what, whom, now))) isAllowed = false
  }
  if (!isAllowed) return
  const id = random.uuid()
  const plain = Buffer.from(JSON.stringify(asked))
  const content = seal(documentKey, plain, contextOf(id), random.nonce())
  await inTransaction(db, async (tx) => {
    await insertAskedLetter(tx, { id, content, createdAt: now })
    await enqueue(tx, boss, 'write-asked', { id })
  })
}

/** Writes the requested letter once, if there is anything to send. */
export function writeAsked(services: Services, { id }: { id: string }): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const row = await takeAskedLetter(tx, id)
    if (!row) return
    const plain = unseal(services.documentKey, row.content, contextOf(id))
    await write(tx, services, JSON.parse(plain.toString()) as Asked)
  })
}

async function write(tx: Tx, services: Services, asked: Asked): Promise<void> {
  const { email, applicationId } = asked
  const now = services.clock.now()
  if (applicationId === null) {
    const [newest] = await findOfContact(tx, email)
    if (!newest) return
    // As in the application, whose address is verified.
    const { contactEmail: recipient, language } = newest
    const kind = 'applications-found'
    await enqueueLetter(tx, services, { kind, recipient, language, about: {}, now })
    return
  }
  const id = parseReference(applicationId)
  const by = id === null ? { orderId: applicationId } : { id }
  const application = await findByEmail(tx, by, email)
  if (!application || application.erasedAt) return
  await enqueueLetter(tx, services, { kind: 'application-link', application, now })
}
