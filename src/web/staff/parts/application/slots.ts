import { isDecidedState } from '#domain/application/applicant-state.ts'
import { type DocumentType, documentTypes } from '#domain/document/document.ts'
import type { Applicant, Application, StaffDocument } from './application.ts'

export type SlotState = 'missing' | 'unreviewed' | 'accepted' | 'rejected'

/** One document that is asked of an applicant, or that they gave besides. */
export type Slot = Readonly<{
  applicant: Applicant
  type: DocumentType
  /** The version that counts. */
  document: StaffDocument | null
  /** All that were sent, newest first. */
  versions: readonly StaffDocument[]
  state: SlotState
}>

export function slotsOf(application: Application, applicant: Applicant): readonly Slot[] {
  return documentTypes.flatMap((type) => {
    const versions = applicant.documents
      .filter(({ documentType }) => documentType === type)
      .sort((a, b) => b.version - a.version)
    if (versions.length === 0 && !application.requiredDocuments.includes(type)) return []
    const document = versions.find(({ current }) => current) ?? null
    return [{ applicant, type, document, versions, state: document?.review.verdict ?? 'missing' }]
  })
}

export function allSlots(application: Application): readonly Slot[] {
  return application.applicants.flatMap((applicant) => slotsOf(application, applicant))
}

/** Of whom is decided nothing is asked and nothing looked through any more. */
const isGoing = ({ applicant }: Slot) => !isDecidedState(applicant.state)

export function toReview(application: Application): readonly Slot[] {
  return allSlots(application).filter((slot) => isGoing(slot) && slot.state === 'unreviewed')
}

export function missingSlots(application: Application): readonly Slot[] {
  return allSlots(application).filter((slot) => isGoing(slot) && slot.state === 'missing')
}

export const isSame = (
  one: Pick<Slot, 'applicant' | 'type'>,
  other: Pick<Slot, 'applicant' | 'type'>,
) => one.applicant.id === other.applicant.id && one.type === other.type

/**
 * The next one to look through after this: onwards, then from the start; null when none is left.
 * Documents whose verdict is on its way (`except`, by id) are not meant.
 */
export function nextToReview(
  application: Application,
  after: Pick<Slot, 'applicant' | 'type'>,
  except: ReadonlySet<string> = new Set(),
): Slot | null {
  const all = allSlots(application)
  const at = all.findIndex((slot) => isSame(slot, after))
  const ahead = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))]
  return (
    ahead.find(
      (slot) =>
        isGoing(slot) && slot.state === 'unreviewed' && !except.has(slot.document?.id ?? ''),
    ) ?? null
  )
}

/** The slot so many further among all, for who looks without judging; null beyond the ends. */
export function neighbourSlot(application: Application, of: Slot, step: 1 | -1): Slot | null {
  const all = allSlots(application)
  const at = all.findIndex((slot) => isSame(slot, of))
  return at < 0 ? null : (all[at + step] ?? null)
}

/** Somebody can be filed: paid, and every document of undecided travellers is accepted. */
export function isReadyToFile(application: Application): boolean {
  return (
    application.work === 'ready-to-file' &&
    allSlots(application).every((slot) => !isGoing(slot) || slot.state === 'accepted')
  )
}

/** What the address names, else the first that waits, else the first of all. */
export function chosenSlot(
  application: Application,
  position: number | null,
  type: DocumentType | null,
): Slot | null {
  const all = allSlots(application)
  const own = all.filter(({ applicant }) => applicant.position === position)
  const waits = (slots: readonly Slot[]) => slots.find(({ state }) => state === 'unreviewed')
  return (
    own.find((slot) => slot.type === type) ??
    waits(own) ??
    own[0] ??
    waits(all) ??
    all.find(({ document }) => document) ??
    all[0] ??
    null
  )
}

/** Documents that are looked through, of those that are there. */
export function reviewProgress(slots: readonly Slot[]): { done: number; total: number } {
  const there = slots.filter(({ document }) => document)
  return { done: there.filter(({ state }) => state !== 'unreviewed').length, total: slots.length }
}
