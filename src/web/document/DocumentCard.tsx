import { useState } from 'react'
import { answerToCorrect } from '#domain/document/contradiction.ts'
import type { DocumentType } from '#domain/document/document.ts'
import { checkSeveral } from '../file/prepare.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { useRules } from '../rules.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { checkIcon, warningIcon } from '../ui/icons.ts'
import { Notice } from '../ui/Notice.tsx'
import { useFileDrop } from '../ui/use-file-drop.ts'
import { AddFile } from './AddFile.tsx'
import { applicantId, showAnchor, slotId } from './anchor.ts'
import { CorrectAnswer } from './CorrectAnswer.tsx'
import {
  type Applicant,
  documentIn,
  type Sender,
  type Sending,
  type StoredDocument,
  takesFile,
} from './checklist.ts'
import { FileAnswer } from './FileAnswer.tsx'
import { PagesDialog } from './PagesDialog.tsx'
import { PassportQuestion } from './PassportQuestion.tsx'
import { PhotoExamples } from './photo/PhotoExamples.tsx'
import { StoredFile } from './StoredFile.tsx'
import { UploadLine } from './UploadLine.tsx'
import type { Slot } from './uploads.ts'
import { useUpload, useUploads } from './uploads-context.tsx'
import { useTravellerName } from './use-traveller-name.ts'

type DocumentCardProps = Readonly<{
  applicant: Sender
  type: DocumentType
  /** Heading level, below the traveller's. */
  level?: 'h3' | 'h5'
  /** The upload area opens by a button, on pages with much else. */
  isFolded?: boolean
}>

/** A document of an applicant: what is required, what is there, and the upload. */
export function DocumentCard({
  applicant,
  type,
  level = 'h3',
  isFolded = false,
}: DocumentCardProps) {
  const nameOf = useTravellerName()
  const { application } = useUploads()
  const slot = { applicantId: applicant.id, documentType: type }
  const upload = useUpload(slot)
  const standing = standingOf(application, applicant, type)
  const { stored, rejection, isHandedOver, isDoubted, maySend, isWanted } = standing
  const id = slotId(slot)
  const { isUnfolded, unfold, another } = useUnfolding(id, stored)
  const isOpen = maySend && ((isWanted && !isFolded && !isDoubted) || isUnfolded)
  const takesQuestion = type === 'passportDocument' && (!rejection || isDoubted)
  const { add, pages } = useAdding(slot)
  const drop = useFileDrop(add)
  const offer = maySend && !isOpen && !upload && !isDoubted && (
    <OfferButton {...{ stored, type, name: nameOf(applicant) }} onPress={unfold} />
  )
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={isHandedOver ? `${id}-title ${applicantId(applicant.id)}` : `${id}-title`}
      {...(isOpen && drop.handlers)}
      className={`scroll-mt-6 rounded-card border bg-surface p-4 focus-visible:outline-3 sm:p-5 ${rejection && !rejection.mayConfirm ? 'border-clay/60' : 'border-line'}`}
    >
      <CardHead id={`${id}-title`} {...{ type, level, stored, isHandedOver }} />
      {rejection && !isDoubted && (
        <Rejection
          rejection={rejection}
          type={type}
          applicant={hasAnswers(applicant) ? applicant : null}
        />
      )}
      {isOpen && (
        <Hint id={`${id}-hint`} type={type} className={rejection && !isDoubted ? 'mt-4' : 'mt-1'} />
      )}
      {isOpen && isWanted && type === 'passportPhoto' && !upload && (!stored || rejection) && (
        <PhotoExamples />
      )}
      {stored && (
        <StoredFile
          document={stored}
          {...(isHandedOver && { of: nameOf(applicant) })}
          {...(!isHandedOver && !isFolded && { onRemoved: () => showAnchor(id, 'center') })}
        >
          {!rejection && offer}
        </StoredFile>
      )}
      {stored && !rejection && !upload && <FileAnswer applicant={applicant} stored={stored} />}
      {stored && hasAnswers(applicant) && takesQuestion && !upload && (
        <PassportQuestion
          key={stored.id}
          applicant={applicant}
          stored={stored}
          onAnother={maySend ? another : null}
        />
      )}
      {upload && <UploadLine upload={upload} onAdd={add} />}
      {pages}
      {isOpen && (
        <AddFile
          slot={slot}
          name={nameOf(applicant)}
          hintId={`${id}-hint`}
          action={actionOf(stored)}
          isOver={drop.isOver}
          onAdd={add}
        />
      )}
      {(!stored || rejection) && offer}
    </section>
  )
}

/** What is there, and what may or must come. */
function standingOf(application: Sending, applicant: Sender, type: DocumentType) {
  const stored = documentIn(applicant, type)
  const rejection = stored?.rejection
  const isHandedOver = application.completedAt !== null
  return {
    ...{ stored, rejection, isHandedOver },
    // Then the question beside the page explains it and takes the answer.
    isDoubted:
      type === 'passportDocument' && hasAnswers(applicant) && Boolean(rejection?.mayConfirm),
    maySend: takesFile(application, applicant, stored),
    isWanted: !stored || Boolean(rejection) || !isHandedOver,
  }
}

/** Replacing a document nobody asked for is offered only: the current one may be good. */
function useUnfolding(id: string, stored: StoredDocument | null) {
  const [unfoldedFor, setUnfoldedFor] = useState<string | null>(null)
  const unfold = () => setUnfoldedFor(stored?.id ?? '')
  const another = () => {
    unfold()
    requestAnimationFrame(() => {
      const card = document.getElementById(id)
      card?.querySelector<HTMLInputElement>('input[type=file]')?.focus()
    })
  }
  const isUnfolded = unfoldedFor !== null && unfoldedFor === (stored?.id ?? '')
  return { isUnfolded, unfold, another }
}

type CardHeadProps = StateProps & Readonly<{ id: string; type: DocumentType; level: 'h3' | 'h5' }>

function CardHead({ id, type, level: Heading, ...state }: CardHeadProps) {
  const t = useTranslate()
  return (
    <div className="flex items-start justify-between gap-3">
      <Heading id={id} className={Heading === 'h3' ? 'text-lg' : 'text-base'}>
        {t(`document.type.${type}`)}
      </Heading>
      <span className="shrink-0 whitespace-nowrap">
        <State {...state} />
      </span>
    </div>
  )
}

type HintProps = Readonly<{ id: string; type: DocumentType; className: string }>

/** What is wanted. */
function Hint({ id, type, className }: HintProps) {
  const t = useTranslate()
  const { daysAfterArrival } = useRules().passport
  return (
    <p id={id} className={`${className} max-w-prose text-sm text-quiet`}>
      {t(`document.hint.${type}`, { days: daysAfterArrival })}
    </p>
  )
}

type OfferButtonProps = Readonly<{
  stored: StoredDocument | null
  type: DocumentType
  name: string
  onPress: () => void
}>

/** Opens the upload area. */
function OfferButton({ stored, type, name, onPress }: OfferButtonProps) {
  const t = useTranslate()
  const action = t(offerOf(stored))
  const document = t(`document.type.${type}`)
  return (
    <Button
      look={stored?.rejection ? 'secondary' : 'quiet'}
      className={stored?.rejection ? 'mt-3' : stored ? 'px-3!' : '-ms-3 mt-1 px-3!'}
      aria-label={t('document.add.for', { action, document, name })}
      onClick={onPress}
    >
      {action}
    </Button>
  )
}

/** Travellers with their own link see documents only: the organiser answers for them. */
const hasAnswers = (applicant: Sender): applicant is Applicant => 'passportNumber' in applicant

function offerOf(stored: StoredDocument | null) {
  if (!stored) return 'document.add.choose'
  return stored.rejection ? 'document.add.new' : 'document.add.better'
}

function actionOf(stored: StoredDocument | null) {
  if (!stored) return 'choose'
  return stored.rejection ? 'new' : 'replace'
}

/** A single file is uploaded; several pictures are first arranged as pages. */
function useAdding(slot: Slot) {
  const { uploads, choose } = useUploads()
  const [chosen, setChosen] = useState<readonly File[]>([])
  const add = (files: readonly File[]) => {
    if (files.length < 2) return choose(slot, files)
    checkSeveral(files, slot.documentType).then(
      () => setChosen(files),
      (error: unknown) => uploads.refuse(slot, error),
    )
  }
  const pages = chosen.length > 0 && (
    <PagesDialog
      type={slot.documentType}
      chosen={chosen}
      onAdd={(files) => {
        setChosen([])
        choose(slot, files)
      }}
      onClose={() => setChosen([])}
    />
  )
  return { add, pages }
}

type StateProps = Readonly<{ stored: StoredDocument | null; isHandedOver: boolean }>

function State({ stored, isHandedOver }: StateProps) {
  const t = useTranslate()
  if (!stored) return <Badge>{t('document.state.missing')}</Badge>
  if (stored.rejection) {
    const { mayConfirm } = stored.rejection
    return (
      <Badge tone={mayConfirm ? 'warning' : 'error'} icon={warningIcon}>
        {t(mayConfirm ? 'document.state.doubt' : 'document.state.rejected')}
      </Badge>
    )
  }
  const received = stored.isAccepted ? 'document.state.accepted' : 'document.state.received'
  return (
    <Badge tone="success" icon={checkIcon}>
      {t(isHandedOver ? received : 'document.state.added')}
    </Badge>
  )
}

type RejectionProps = Readonly<{
  rejection: NonNullable<StoredDocument['rejection']>
  type: DocumentType
  /** The applicant whose answers may be corrected; null if unknown. */
  applicant: Applicant | null
}>

/** Why a document is requested again: the reason and the staff's note. */
function Rejection({ rejection: { reason, note }, type, applicant }: RejectionProps) {
  const t = useTranslate()
  const field = answerToCorrect(type, reason)
  return (
    <Notice tone="error" title={t(`document.reason.${reason}`)} className="mt-4">
      {note && (
        <p className="break-words whitespace-pre-line">
          <bdi>{note}</bdi>
        </p>
      )}
      {applicant && field && (
        <CorrectAnswer applicant={applicant} field={field}>
          {t('document.reason.correct')}
        </CorrectAnswer>
      )}
    </Notice>
  )
}
