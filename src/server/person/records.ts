import { referenceOf } from '#domain/application/reference.ts'
import { endingOf } from '#domain/document/document.ts'
import { findApplicants } from '../data/application/applicant.ts'
import { findTravellerLinks } from '../data/application/traveller-link.ts'
import { findCorrections } from '../data/casework/correction.ts'
import { findSecurityQuestions, findTickedLines } from '../data/casework/filing.ts'
import { findPortalAnswers } from '../data/casework/filing-answer.ts'
import { findContactRecords } from '../data/correspondence/messenger-contact.ts'
import { findEmailsOfPerson } from '../data/correspondence/received-email.ts'
import { openContent } from '../data/correspondence/sealed-letter.ts'
import { findPushes } from '../data/correspondence/traveller-push.ts'
import { findUnreachable } from '../data/correspondence/unreachable-address.ts'
import { findWaitingPages } from '../data/document/passport-page.ts'
import { findAuthorityFees } from '../data/money/authority-fee.ts'
import { findDisputesOf } from '../data/money/dispute.ts'
import { findReceipts, type ReceiptRow } from '../data/money/receipt.ts'
import {
  findAgreement,
  findApprovals,
  findCancellations,
  findConversations,
  findDocuments,
  findHistory,
  findLetters,
  findMoney,
  findNotes,
  getApplication,
} from '../data/person/person.ts'
import { inDollars } from '../money/receipt/receipt.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Services } from '../services.ts'

/** A file of the export and its storage key. */
export type ExportFile = { path: string; storageKey: string; at: Date }

/** Exported files have an extension. */
const endingFor = (mediaType: string): string => endingOf(mediaType) || '.bin'

// Internal: secrets, storage keys, row versions, search columns, and the assigned colleague.
const inner = new Set([
  ...['orderId', 'searchText', 'snapshot', 'version'],
  ...['assignedTo', 'handedOverAt', 'handedOverBy', 'handedOverTo'],
])

const plain = (row: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !inner.has(name)))

const receiptRecord = ({ content, ...receipt }: ReceiptRow) => ({
  ...inDollars(receipt),
  billing: content.billing,
})

type HistoryRow = Awaited<ReturnType<typeof findHistory>>[number]

/** The note of these is a colleague's id. */
const historyRecord = (row: HistoryRow): HistoryRow =>
  row.kind === 'assigned' || row.kind === 'handed-over' ? { ...row, note: null } : row

async function findDocumentRecords(tx: Tx, id: number, folder: string) {
  const rows = await findDocuments(tx, id)
  return rows.map(({ storageKey, mediaType, ...document }) => {
    const { position, documentType, version } = document
    const path = `${folder}/traveller-${position}/${documentType}-${version}${endingFor(mediaType)}`
    return { data: { ...document, file: path }, file: { path, storageKey, at: document.createdAt } }
  })
}

/** Passport pages waiting for payment. */
async function findPageRecords(tx: Tx, id: number, folder: string) {
  const rows = await findWaitingPages(tx, id)
  return rows.map(({ storageKey, mediaType, ...page }) => {
    const path = `${folder}/traveller-${page.position}/passport-page${endingFor(mediaType)}`
    return { data: { ...page, file: path }, file: { path, storageKey, at: page.createdAt } }
  })
}

/** Messages and their files. */
async function findConversationRecords(tx: Tx, email: string, applicationIds: readonly number[]) {
  const files: ExportFile[] = []
  const data = (await findConversations(tx, email, applicationIds)).map((conversation, index) => ({
    ...conversation,
    files: conversation.files.map(({ storageKey, mediaType, ...file }, position) => {
      const path = `conversation-${index + 1}/file-${position + 1}${endingFor(mediaType)}`
      files.push({ path, storageKey, at: file.createdAt })
      return { ...file, file: path }
    }),
  }))
  return { data, files }
}

/** E-mails and their files. */
async function findEmailRecords(tx: Tx, email: string, applicationIds: readonly number[]) {
  const files: ExportFile[] = []
  const found = await findEmailsOfPerson(tx, { email, applicationIds })
  const data = found.map((answer, index) => ({
    ...answer,
    files: answer.files.map(({ storageKey, mediaType, fileName }, position) => {
      const path = `email-${index + 1}/file-${position + 1}${endingFor(mediaType)}`
      files.push({ path, storageKey, at: answer.receivedAt })
      return { fileName, file: path }
    }),
  }))
  return { data, files }
}

async function findApplication(tx: Tx, id: number) {
  const reference = referenceOf(id)
  const row = await getApplication(tx, id)
  const documents = await findDocumentRecords(tx, id, reference)
  const pages = await findPageRecords(tx, id, reference)
  const agreement = await findAgreement(tx, id)
  const approvals = await findApprovals(tx, id)
  const receipts = await findReceipts(tx, id)
  const [payments, refunds, amendments] = await findMoney(tx, id)
  const files: ExportFile[] = [
    ...documents.map(({ file }) => file),
    ...pages.map(({ file }) => file),
    ...approvals.map(({ position, storageKey, createdAt, mediaType }, index) => ({
      path: `${reference}${position ? `/traveller-${position}` : ''}/visa-${index + 1}${endingFor(mediaType)}`,
      storageKey,
      at: createdAt,
    })),
  ]
  if (agreement?.storageKey) {
    const { storageKey, signedAt } = agreement
    files.push({ path: `${reference}/agreement.pdf`, storageKey, at: signedAt })
  }
  const data = {
    reference,
    ...plain(row),
    applicants: (await findApplicants(tx, id)).map(plain),
    payments: payments.map(inDollars),
    refunds: refunds.map(inDollars),
    receipts: receipts.map(receiptRecord),
    amendments: amendments.map(inDollars),
    disputes: (await findDisputesOf(tx, id)).map(inDollars),
    agreement: agreement && {
      content: agreement.content,
      signedAt: agreement.signedAt,
      networkAddress: agreement.networkAddress,
    },
    cancellations: (await findCancellations(tx, id)).map(inDollars),
    history: (await findHistory(tx, id)).map(historyRecord),
    corrections: (await findCorrections(tx, id)).map(({ staffId, staffName, ...row }) => row),
    notes: await findNotes(tx, id),
    // Without the answer: it is a key made by us that opens data at the authority.
    portalQuestions: await findSecurityQuestions(tx, id),
    portalLines: await findTickedLines(tx, id),
    portalAnswers: await findPortalAnswers(tx, id),
    authorityFees: (await findAuthorityFees(tx, id)).map(inDollars),
    travellerLinks: await findTravellerLinks(tx, id),
    toldDevices: await findPushes(tx, id),
    messengers: await findContactRecords(tx, id),
    documents: documents.map((document) => document.data),
    passportPages: pages.map((page) => page.data),
  }
  return { data, files }
}

type Key = Pick<Services, 'documentKey'>

/** Letters to an address, with their stored content. */
async function findLetterRecords(tx: Tx, key: Key, email: string) {
  const rows = await findLetters(tx, email)
  return Promise.all(
    rows.map(async ({ id, sealed, ...letter }) => ({
      ...letter,
      text: sealed && (await openContent(key, { id, sealed })).text,
    })),
  )
}

/** All data about the person of an address: data.json and the files. */
export async function findRecords(
  tx: Tx,
  key: Key,
  { email, applications }: { email: string; applications: readonly { id: number }[] },
) {
  const found: Awaited<ReturnType<typeof findApplication>>[] = []
  for (const { id } of applications) found.push(await findApplication(tx, id))
  const ids = applications.map(({ id }) => id)
  const conversations = await findConversationRecords(tx, email, ids)
  const emails = await findEmailRecords(tx, email, ids)
  return {
    data: {
      email,
      applications: found.map(({ data }) => data),
      letters: await findLetterRecords(tx, key, email),
      unreachable: (await findUnreachable(tx, email)) ?? null,
      conversations: conversations.data,
      emails: emails.data,
    },
    files: [...found.flatMap(({ files }) => files), ...conversations.files, ...emails.files],
  }
}
