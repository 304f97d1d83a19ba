import { createHash } from 'node:crypto'
import type { AgreementContent } from '#domain/agreement.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { AppError } from '#domain/error.ts'
import {
  type AgreementRow,
  findAgreement,
  findCopyForUpdate,
  findUnprinted,
  getOrder,
  markPrinted,
} from '../data/application/agreement.ts'
import { insertStoredFiles } from '../data/document/stored-file.ts'
import type { AgreementPrint } from '../platform/adapters/document-printer/port.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { isTransient } from '../platform/db/transient-error.ts'
import { readStored } from '../platform/read-stored.ts'
import type { Services } from '../services.ts'

const atOnce = 100

/** Agreements signed before a selection get order and price from the application. */
async function withOrder(services: Services, row: AgreementRow) {
  const { content } = row
  if (row.applicationId === null || content.price) return { content, added: false }
  const order = await getOrder(services.db, row.applicationId)
  const filled: AgreementContent = {
    ...content,
    selection: {
      visaType: order.visaType,
      processingType: order.processingType,
      numberOfApplicants: order.numberOfApplicants,
      hasInsurance: order.hasInsurance,
      hasESim: order.hasEsim,
    },
    price: {
      currency: 'USD',
      lines: order.priceLines,
      totalCents: order.totalPriceCents,
    },
  }
  return { content: filled, added: true }
}

async function print(services: Services, row: AgreementRow): Promise<Uint8Array> {
  const sha256 = row.sha256.toString('hex')
  const { content, added } = await withOrder(services, row)
  const { speeds, prices } = services.rules.of(row.rulesVersion)
  const how: AgreementPrint = {
    preview: false,
    rules: { speeds, prices },
    signaturePng: row.signature,
    sha256,
    checkUrl: `${services.publicUrl}/agreement-check?sha256=${sha256}`,
    priceFromApplication: added,
    ...(row.applicationId !== null && { reference: referenceOf(row.applicationId) }),
  }
  return services.printer.agreement(content, how)
}

/**
 * Stores the file, then the row; if two copies are made at once, the first row wins and the other
 * file is deleted.
 */
async function keep(services: Services, id: string, pdf: Uint8Array): Promise<boolean> {
  const { db, documentStore, clock, random } = services
  const storageKey = random.uuid()
  await documentStore.put(storageKey, pdf).catch(async (err) => {
    services.log.error({ err }, 'document store does not take bytes')
    await documentStore.delete(storageKey).catch(() => {})
    throw new AppError('server.away')
  })
  const file = {
    mediaType: 'application/pdf',
    sizeBytes: pdf.byteLength,
    sha256: createHash('sha256').update(pdf).digest(),
  }
  const kept = await inTransaction(db, async (tx) => {
    const row = await findCopyForUpdate(tx, id)
    if (!row || row.storageKey !== null) return false
    await insertStoredFiles(tx, [{ ...file, storageKey }], clock.now())
    await markPrinted(tx, id, { storageKey, printedSha256: file.sha256 })
    return true
  })
  if (!kept) await documentStore.delete(storageKey)
  return kept
}

/**
 * The signed copy of an agreement. Printed and stored once it belongs to an application; before
 * that, printed on request. Undefined if there is no such agreement.
 */
export async function signedCopy(services: Services, id: string): Promise<Uint8Array | undefined> {
  const row = await findAgreement(services.db, id)
  if (!row) return undefined
  if (row.storageKey !== null) return readStored(services, row.storageKey)
  const pdf = await print(services, row)
  if (row.applicationId === null || (await keep(services, id, pdf))) return pdf
  // Another request was first: its copy counts.
  const kept = await findAgreement(services.db, id)
  return kept?.storageKey ? readStored(services, kept.storageKey) : pdf
}

/**
 * The job: prints and stores the copies of agreements that now belong to an application. Creating
 * an application stays one statement; the copy follows within a minute, or on request.
 */
export async function printAgreements(services: Services): Promise<void> {
  for (const id of await findUnprinted(services.db, atOnce)) {
    try {
      await signedCopy(services, id)
    } catch (err) {
      services.log.error({ err, agreementId: id }, 'an agreement could not be printed')
      // The others would also wait; the next run is in a minute.
      if (isTransient(err)) return
    }
  }
}
