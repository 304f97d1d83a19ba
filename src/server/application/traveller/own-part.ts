import type { BodyOf } from '#contract/endpoint.ts'
import type { OwnPartView, saveOwnPart } from '#contract/traveller-link.ts'
import { processingTypes, visaTypes } from '#domain/application/choice.ts'
import { nameInLetter, ownAnswers } from '#domain/application/own-part.ts'
import { isPaid } from '#domain/application/status.ts'
import { requiredDocuments } from '#domain/document/document.ts'
import { AppError } from '#domain/error.ts'
import { findApplicationById } from '../../data/application/application.ts'
import { extendDraft, findDraft } from '../../data/application/draft.ts'
import { openSession } from '../../data/application/session.ts'
import {
  changeTravellerLink,
  findLiveLink,
  linkAnswersContext,
  lockOpened,
  openAnswers,
  openLink,
  type TravellerLinkRow,
} from '../../data/application/traveller-link.ts'
import { findCurrentDocuments } from '../../data/document/document-version.ts'
import { findPassportPages } from '../../data/document/passport-page.ts'
import { hashToken } from '../../http/cookie.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { readLinkToken } from '../../platform/link-token.ts'
import { seal } from '../../platform/sealing.ts'
import type { Services } from '../../services.ts'
import { rowForTraveller } from '../for-traveller.ts'
import { findQuestionsOf } from '../open-questions.ts'
import { partOf, positionOf, withKeptPage } from '../own-part.ts'
import { documentOf } from '../view.ts'
import { tellOrganiser } from './finished.ts'

const draftDays = 14

const oneOf = <T extends string>(all: readonly T[], value: unknown): T | null =>
  all.find((each) => each === value) ?? null

async function viewBeforeSending(
  tx: Tx,
  services: Services,
  link: TravellerLinkRow,
  now: Date,
): Promise<OwnPartView> {
  const key = services.documentKey
  const organiser = link.draftSessionId ?? 0
  const draft = await findDraft(tx, key, organiser, now)
  if (!draft) throw new AppError('link.expired')
  const { details } = draft.content
  const { contactName, portOfEntry } = details
  const pages = await findPassportPages(tx, organiser, now)
  const answers = withKeptPage(ownAnswers(partOf(key, link, draft.content)), pages)
  return {
    id: link.id,
    organiser: typeof contactName === 'string' ? nameInLetter(contactName) : null,
    stage: 'answers',
    answers: answers as OwnPartView['answers'],
    revision: link.revision,
    finishedAt: link.finishedAt?.toISOString() ?? null,
    isFirst: positionOf(draft.content, link.id) <= 0,
    hasCompanions: Number(details.numberOfApplicants) > 1,
    order: {
      visaType: oneOf(visaTypes, details.visaType),
      processingType: oneOf(processingTypes, details.processingType),
      portOfEntry: typeof portOfEntry === 'string' ? portOfEntry : '',
    },
    documents: null,
  }
}

async function viewAfterSending(
  tx: Tx,
  services: Services,
  link: TravellerLinkRow & { applicantId: number; applicationId: number },
  now: Date,
): Promise<OwnPartView> {
  const row = await findApplicationById(tx, link.applicationId)
  if (!row) throw new AppError('link.expired')
  const { application, applicants } = await rowForTraveller(tx, row, now)
  const applicant = applicants.find((each) => each.id === link.applicantId)
  if (!applicant) throw new AppError('link.expired')
  const { status, paymentStatus, visaType, processingType, portOfEntry } = application
  const documents = await findCurrentDocuments(tx, application.id)
  const questions = await findQuestionsOf(tx, application, [applicant])
  const isOpen = isPaid(application)
  const { id, position, firstName, lastName, state } = applicant
  return {
    id: link.id,
    organiser: nameInLetter(application.contactName),
    stage: isOpen ? 'documents' : 'sent',
    answers: {},
    revision: link.revision,
    finishedAt: link.finishedAt?.toISOString() ?? null,
    isFirst: position === 1,
    hasCompanions: application.numberOfApplicants > 1,
    order: { visaType, processingType, portOfEntry },
    documents: isOpen
      ? {
          ...{ status, paymentStatus, completedAt: null },
          requiredDocuments: requiredDocuments(
            services.rules.of(application.rulesVersion),
            visaType,
          ),
          // Nothing about the others, not even their number.
          numberOfApplicants: 1,
          applicants: [
            {
              ...{ id, position: 1, firstName, lastName, state },
              documents: documents.filter((each) => each.applicantId === id).map(documentOf),
              questions: questions.get(id) ?? [],
            },
          ],
        }
      : null,
  }
}

function viewOf(tx: Tx, services: Services, link: TravellerLinkRow, now: Date) {
  const { applicantId, applicationId } = link
  return applicantId !== null && applicationId !== null
    ? viewAfterSending(tx, services, { ...link, applicantId, applicationId }, now)
    : viewBeforeSending(tx, services, link, now)
}

/**
 * Opens a traveller's part by its token, which gives this browser access to it. Unknown, expired
 * and foreign tokens get the same error: link.expired.
 */
export async function open(
  services: Services,
  token: string,
  client: { tokenHash: Buffer | null; now: Date },
) {
  const { now } = client
  const id = readLinkToken(services.linkKey, 'own-part', token)
  if (!id) throw new AppError('link.expired')
  const freshToken = services.random.token()
  return inTransaction(services.db, async (tx) => {
    const link = await findLiveLink(tx, id, now)
    if (!link) throw new AppError('link.expired')
    const fresh = { token: freshToken, tokenHash: hashToken(freshToken) }
    const session = await openSession(tx, client.tokenHash, fresh, now)
    await openLink(tx, id, session.sessionId, now)
    return { view: await viewOf(tx, services, link, now), token: session.token }
  })
}

/** The part as the browser that opened the link sees it. Throws link.expired. */
export function look(
  services: Services,
  { id, sessionId }: { id: string; sessionId: number },
  now: Date,
) {
  return inTransaction(services.db, async (tx) => {
    const link = await lockOpened(tx, id, sessionId, now)
    if (!link) throw new AppError('link.expired')
    return viewOf(tx, services, link, now)
  })
}

/**
 * Saves a traveller's answers, encrypted, and prolongs the draft around them. Throws link.expired,
 * link.changed after a save from another device, link.sent-in once the answers were sent.
 */
export function save(
  services: Services,
  call: { id: string; sessionId: number; body: BodyOf<typeof saveOwnPart>; now: Date },
) {
  const { id, sessionId, now } = call
  const { answers, revision, isFinished, language } = call.body
  return inTransaction(services.db, async (tx) => {
    const link = await lockOpened(tx, id, sessionId, now)
    if (!link) throw new AppError('link.expired')
    const { draftSessionId } = link
    if (draftSessionId === null) throw new AppError('link.sent-in')
    const { documentKey, random } = services
    const pages = await findPassportPages(tx, draftSessionId, now)
    const typed = JSON.stringify(withKeptPage(ownAnswers(answers), pages))
    if (revision !== link.revision) {
      // Browsers send a request again over a lost connection: stored already, it stands.
      const isStored = typed === JSON.stringify(openAnswers(documentKey, link))
      if (!isStored || isFinished !== (link.finishedAt !== null)) throw new AppError('link.changed')
      return { revision: link.revision, finishedAt: link.finishedAt?.toISOString() ?? null }
    }
    const plain = Buffer.from(typed)
    const next = {
      sealedAnswers: seal(documentKey, plain, linkAnswersContext(id), random.nonce()),
      revision: revision + 1,
      finishedAt: isFinished ? now : null,
      language,
    }
    await changeTravellerLink(tx, id, next)
    await extendDraft(tx, draftSessionId, new Date(now.getTime() + draftDays * 86_400_000))
    if (isFinished && !link.finishedAt) await tellOrganiser(tx, services, draftSessionId, now)
    return { revision: next.revision, finishedAt: next.finishedAt?.toISOString() ?? null }
  })
}
