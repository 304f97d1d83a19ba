import * as z from 'zod/mini'
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts'
import type { getEmail, listEmails } from '#contract/staff/email.ts'
import { parseReference, referenceOf } from '#domain/application/reference.ts'
import { stateOf } from '#domain/application/status.ts'
import { mediaTypes, requiredDocuments } from '#domain/document/document.ts'
import { whyNotSend } from '#domain/document/upload-rule.ts'
import { AppError } from '#domain/error.ts'
import { offersFor } from '#domain/mail/authority-email.ts'
import { readAuthorityEmail } from '#domain/mail/authority-reading.ts'
import { findApplicants } from '../../data/application/applicant.ts'
import { findApplicationById } from '../../data/application/application.ts'
import { findMatches } from '../../data/correspondence/email-match.ts'
import {
  type EmailPlace,
  findEmails,
  type ListedEmail,
} from '../../data/correspondence/inbox-email.ts'
import * as data from '../../data/correspondence/received-email.ts'
import { findCurrentDocuments } from '../../data/document/document-version.ts'
import { cursorsOf } from '../../platform/cursor.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'

type List = AnswerOf<typeof listEmails>
type View = AnswerOf<typeof getEmail>

type Parts = Pick<Services, 'db' | 'rules'>

type Summarised = Omit<ListedEmail, 'beginning' | 'files' | 'waitingSince' | 'staffName'>

function summaryOf(row: Summarised) {
  const { id, kind, applicationId, chatSessionId, sender, isKnownSender, subject, trouble } = row
  return {
    ...{ id, kind, applicationId, conversationId: chatSessionId, sender, isKnownSender },
    ...{ subject, trouble, receivedAt: row.receivedAt.toISOString() },
    reference: applicationId === null ? null : referenceOf(applicationId),
  }
}

const moment = z.iso.datetime().check(z.maxLength(40))
const cursors = cursorsOf(z.tuple([z.nullable(moment), moment, z.uuid()]))

function placeOf(cursor: string | undefined): EmailPlace | null {
  const read = cursors.read(cursor)
  if (!read) return null
  const [since, at, id] = read
  return { since: since === null ? null : new Date(since), at: new Date(at), id }
}

/** Received e-mails in the order of the inbox. Throws request.invalid for a foreign cursor. */
export async function emailsOf(
  tx: Tx,
  { cursor, limit, conversationId, ...query }: QueryOf<typeof listEmails>,
  staffId: string,
): Promise<List> {
  const applicationId = parseReference(query.search)
  const asked = { ...query, conversationId, applicationId, from: placeOf(cursor) }
  const rows = await findEmails(tx, asked, { staffId, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: shown.map(({ beginning, files, waitingSince, staffName, ...row }) => ({
      ...summaryOf(row),
      ...{ beginning: beginning.toWellFormed(), files, staff: staffName },
      waitingSince: waitingSince?.toISOString() ?? null,
    })),
    nextCursor: last
      ? cursors.write([
          last.waitingSince?.toISOString() ?? null,
          last.receivedAt.toISOString(),
          last.id,
        ])
      : null,
  }
}

/** The documents that a file could become now. */
async function findSlots(tx: Tx, { rules }: Parts, applicationId: number): Promise<View['slots']> {
  const application = await findApplicationById(tx, applicationId)
  if (!application) return []
  const applicants = await findApplicants(tx, applicationId)
  const documents = await findCurrentDocuments(tx, applicationId)
  const state = stateOf(application, applicants.length)
  const required = requiredDocuments(rules.of(application.rulesVersion), application.visaType)
  return applicants.flatMap((applicant) =>
    required.flatMap((documentType) => {
      const stands = documents.find(
        (each) => each.applicantId === applicant.id && each.documentType === documentType,
      )
      const review = stands?.review ?? null
      if (whyNotSend(state, applicant.state, review)) return []
      const name = [applicant.firstName, applicant.lastName].filter(Boolean).join(' ')
      return [{ applicantId: applicant.id, name, documentType, review }]
    }),
  )
}

/** What it seems to say, and of whom; null if nobody was found, or it is surely about something else. */
async function findAuthority(
  tx: Tx,
  {
    id,
    kind,
    applicationId,
    subject,
    text,
  }: NonNullable<Awaited<ReturnType<typeof data.findEmail>>>,
  files: View['files'],
): Promise<View['authority']> {
  if (kind !== 'unknown' && kind !== 'authority') return null
  const rows = await findMatches(tx, id)
  if (rows.length === 0) return null
  const reading = readAuthorityEmail({ subject, text })
  const hasPdf = files.some(({ mediaType }) => mediaType === mediaTypes.pdf)
  const travellers = rows.map(({ firstName, lastName, rejectedAt, state, ...row }) => {
    const isRejected = rejectedAt !== null
    const isHere = row.applicationId === applicationId
    const { portalNumber } = row
    return {
      ...row,
      reference: referenceOf(row.applicationId),
      name: [firstName, lastName].filter(Boolean).join(' '),
      isRejected,
      offers: offersFor({ kind, isHere, isRejected, state, portalNumber, reading, hasPdf }),
    }
  })
  return { ...reading, travellers }
}

function fileOf(row: data.EmailFileRow): View['files'][number] {
  const { id, fileName, sizeBytes, mediaType, refusal, isInline, previewKey } = row
  const { applicantId, documentType } = row
  const document = applicantId && documentType ? { applicantId, documentType } : null
  return {
    ...{ id, fileName, sizeBytes: row.storedBytes ?? sizeBytes, mediaType, refusal, isInline },
    ...{ hasPreview: previewKey !== null, document },
  }
}

/** One e-mail for staff. Throws email.not-found. */
export async function emailOf(services: Parts, id: string): Promise<View> {
  const { db: tx } = services
  const row = await data.findEmail(tx, id)
  if (!row) throw new AppError('email.not-found')
  const { applicationId, chatSessionId, sender, text, quoted } = row
  const isUnknown = applicationId === null && chatSessionId === null
  const suggested =
    isUnknown && sender !== '' ? await data.findApplicationsOfSender(tx, sender) : []
  const files = (await data.findEmailFiles(tx, id)).map(fileOf)
  const isOfTraveller = applicationId !== null && row.kind !== 'authority'
  return {
    ...summaryOf(row),
    isClosed: row.closedAt !== null,
    ...{ text, quoted, beginning: text.slice(0, 200).toWellFormed() },
    files,
    slots: isOfTraveller ? await findSlots(tx, services, applicationId) : [],
    suggestions: suggested.map((each) => ({ ...each, reference: referenceOf(each.id) })),
    authority: await findAuthority(tx, row, files),
  }
}

/** A stored e-mail attachment. Throws document.not-found. */
export async function getKeptFile(tx: Tx, asked: { id: string; fileId: string }) {
  const found = await data.findEmailFile(tx, asked)
  const { storageKey, mediaType } = found ?? {}
  if (!found || !storageKey || !mediaType) throw new AppError('document.not-found')
  return { ...found, storageKey, mediaType }
}
