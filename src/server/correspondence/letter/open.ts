import type { AnswerOf } from '#contract/endpoint.ts'
import type { getLetter } from '#contract/staff/letter.ts'
import { AppError } from '#domain/error.ts'
import { keepsContent, tellsOfChat } from '#domain/letter.ts'
import { may } from '#domain/staff/permission.ts'
import { findLetterAttachments } from '../../data/correspondence/letter-content.ts'
import { findToldLetter } from '../../data/correspondence/letter-list.ts'
import { contentOf } from '../../data/correspondence/sealed-letter.ts'
import { framed } from '../../http/framed.ts'
import type { StaffActor } from '../../http/staff-route.ts'
import type { Services } from '../../services.ts'
import { letterView } from './list.ts'

type Detail = AnswerOf<typeof getLetter>
type Row = NonNullable<Awaited<ReturnType<typeof findToldLetter>>>

/** A letter that this member of staff may open. Throws letter.not-found, staff.forbidden. */
export async function getReadable(
  { db }: Services,
  { id, staff }: { id: string; staff: StaffActor },
): Promise<Row> {
  const row = await findToldLetter(db, id)
  if (!row) throw new AppError('letter.not-found')
  // Chat content needs the chat permission.
  if (tellsOfChat(row.kind) && !may(staff.authority, 'chat.read')) {
    throw new AppError('staff.forbidden')
  }
  return row
}

function whyMissing({ state, kind }: Row): Detail['missing'] {
  if (state === 'queued') return 'waiting'
  if (state === 'failed') return 'unsent'
  return keepsContent(kind) ? 'before' : 'secret'
}

/** A sent letter and its delivery. */
export async function letterDetail(services: Services, row: Row): Promise<Detail> {
  const { id, subject, copiedBy, copiedByName, deliveryCode, troubleCode } = row
  const content = await contentOf(services, services.db, id)
  const attachments = await findLetterAttachments(services.db, id)
  return {
    ...letterView(row),
    subject,
    html: content?.html ?? null,
    text: content?.text ?? null,
    missing: content ? null : whyMissing(row),
    attachments: attachments.map(({ storageKey, ...each }) => each),
    deliveryAt: row.deliveryAt?.toISOString() ?? null,
    deliveryCode,
    troubleCode: row.state === 'sent' ? null : troubleCode,
    resentAt: row.resentAt?.toISOString() ?? null,
    sentAgainBy: copiedBy && copiedByName ? { id: copiedBy, name: copiedByName } : null,
  }
}

/** A letter's page. Throws letter.not-found where nothing was stored. */
export async function letterPage(services: Services, { id }: Row) {
  const content = await contentOf(services, services.db, id)
  if (!content) throw new AppError('letter.not-found')
  return framed(content.html)
}

/** The attachment at a position. Throws letter.not-found. */
export async function getAttached({ db }: Services, { id }: Row, position: number) {
  const found = (await findLetterAttachments(db, id)).find((each) => each.position === position)
  if (!found) throw new AppError('letter.not-found')
  return found
}
