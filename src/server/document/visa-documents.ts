import { referenceOf } from '#domain/application/reference.ts'
import { mediaTypes } from '#domain/document/document.ts'
import { holderOf, maxStagedVisas, stagedVisaHours } from '#domain/document/staged-visa.ts'
import {
  isFullMatch,
  isReadable,
  matchVisa,
  numbersIn,
  type VisaText,
  visaTextOf,
} from '#domain/document/visa-match.ts'
import type { TextPage } from '#domain/document/visa-text.ts'
import { AppError } from '#domain/error.ts'
import { isVisa } from '../data/casework/approval.ts'
import * as data from '../data/document/staged-visa.ts'
import {
  deleteStoredFiles,
  insertStoredFiles,
  type StoredBytes,
} from '../data/document/stored-file.ts'
import { findNames } from '../data/staff/colleague.ts'
import type { StaffActor } from '../http/staff-route.ts'
import type { Tx } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { readStored } from '../platform/read-stored.ts'
import { seal, sealedPlace, unseal } from '../platform/sealing.ts'
import type { Services } from '../services.ts'

/** Maximum number of travellers matched by a document's numbers. */
const mostHolders = 50

/** Binds the text to its row. */
const contextOf = sealedPlace.stagedVisa

/** The text of a stored visa document; empty for a picture. */
export async function readVisa(
  services: Services,
  { storageKey, mediaType }: Pick<StoredBytes, 'storageKey' | 'mediaType'>,
): Promise<TextPage[]> {
  if (mediaType !== mediaTypes.pdf) return []
  return services.admission.textOf(await readStored(services, storageKey))
}

/** A staged document's text, as read on upload. */
export function pagesOf({ documentKey }: Services, row: data.StagedVisaRow): TextPage[] {
  return JSON.parse(unseal(documentKey, row.text, contextOf(row.id)).toString()) as TextPage[]
}

type Staged = {
  file: StoredBytes
  fileName: string
  /** Null: anyone with one of its passport numbers. */
  applicationId: number | null
  staff: StaffActor
  now: Date
}

async function findCandidates(tx: Tx, text: VisaText, applicationId: number | null) {
  if (applicationId !== null) return data.findHoldersOf(tx, applicationId)
  const numbers = numbersIn(text)
  return numbers.length === 0 ? [] : data.findHoldersByNumber(tx, numbers, mostHolders)
}

const matchesOf = (text: VisaText, holders: readonly data.HolderRow[]) => {
  const numbers = holders.map(({ passportNumber }) => passportNumber)
  return holders.map((holder) => ({ holder, ...matchVisa(text, holder, numbers) }))
}

type Matched = ReturnType<typeof matchesOf>[number]

const candidateOf = ({ holder, ...match }: Matched) => {
  const { id, state, applicationId, position, ...who } = holder
  return {
    ...{ applicantId: id, applicationId, reference: referenceOf(applicationId), position, state },
    ...who,
    ...match,
    isMatch: isFullMatch(match),
  }
}

/**
 * Stages a stored document with its text and finds its travellers. Returns its id; `trace` records
 * the author. Throws application.not-found.
 */
export async function stageVisa(
  services: Services,
  staged: Staged,
  trace: (tx: Tx, id: string) => Promise<void>,
): Promise<string> {
  const { file, fileName, staff, now } = staged
  const id = services.random.uuid()
  const pages = await readVisa(services, file)
  const text = visaTextOf(pages)
  const matches = matchesOf(text, await findCandidates(services.db, text, staged.applicationId))
  if (staged.applicationId !== null && matches.length === 0) {
    throw new AppError('application.not-found')
  }
  const applicantId = holderOf(
    matches.map(({ holder, ...match }) => ({
      applicantId: holder.id,
      isMatch: isFullMatch(match),
      hasNumber: match.number !== null,
    })),
  )
  const found = matches.find(({ holder }) => holder.id === applicantId)
  const applicationId = staged.applicationId ?? found?.holder.applicationId ?? null
  const sealed = seal(
    services.documentKey,
    Buffer.from(JSON.stringify(pages)),
    contextOf(id),
    services.random.nonce(),
  )
  await inTransaction(services.db, async (tx) => {
    await insertStoredFiles(tx, [file], now)
    await data.insertStagedVisa(tx, {
      ...{ id, storageKey: file.storageKey, fileName, text: sealed, addedBy: staff.id },
      applicationId,
      applicantId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + stagedVisaHours * 3_600_000),
    })
    await trace(tx, id)
  })
  return id
}

/** Why a document is not staged: whether it was approved already. */
export async function notWaiting(tx: Tx, id: string): Promise<AppError> {
  return new AppError((await isVisa(tx, id)) ? 'visa-document.approved' : 'visa-document.not-found')
}

/** A staged document visible to this colleague. Throws visa-document.not-found, visa-document.approved. */
export async function getStagedVisa(
  tx: Tx,
  id: string,
  staff: Pick<StaffActor, 'id'>,
  now: Date,
): Promise<data.StagedVisaRow> {
  const found = await data.findStagedVisa(tx, id, staff.id, now)
  if (!found) throw await notWaiting(tx, id)
  return found
}

/** Its possible travellers: of its application, or with one of its passport numbers. */
async function candidatesOf(tx: Tx, text: VisaText, row: data.StagedVisaRow) {
  const holders = await findCandidates(tx, text, row.applicationId)
  return matchesOf(text, holders).map(candidateOf)
}

/** A staged document for screens. */
export async function stagedVisaView(services: Services, tx: Tx, row: data.StagedVisaRow) {
  const text = visaTextOf(pagesOf(services, row))
  const names = await findNames(tx, [row.addedBy])
  return {
    ...{ id: row.id, fileName: row.fileName, mediaType: row.mediaType, sizeBytes: row.sizeBytes },
    ...{ applicationId: row.applicationId, applicantId: row.applicantId },
    isReadable: isReadable(text),
    addedBy: { id: row.addedBy, name: names.get(row.addedBy) ?? row.addedBy },
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    candidates: await candidatesOf(tx, text, row),
  }
}

/** The documents visible to this colleague, of one application or all. */
export async function listStagedVisas(
  services: Services,
  by: { staffId: string; applicationId: number | null; now: Date },
) {
  const { db } = services
  const rows = await data.findStagedVisas(db, { ...by, limit: maxStagedVisas })
  const views = []
  for (const row of rows) views.push(await stagedVisaView(services, db, row))
  return views
}

/** Deletes a document and its bytes; idempotent. */
export async function removeStagedVisa(
  services: Services,
  id: string,
  work: (tx: Tx) => Promise<data.StagedVisaRow | undefined>,
): Promise<void> {
  const keys = await inTransaction(services.db, async (tx) => {
    if (!(await work(tx))) return []
    const gone = await data.dropStagedVisa(tx, id)
    if (gone.length > 0) await deleteStoredFiles(tx, gone)
    return gone
  })
  for (const key of keys) await services.documentStore.delete(key)
}
