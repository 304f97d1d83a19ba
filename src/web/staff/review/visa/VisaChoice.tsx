import { type ReactNode, useId, useMemo } from 'react'
import { namesIn } from '#domain/reference/country-search.ts'
import { call } from '../../../api/client.ts'
import { sayDay, saySize } from '../../../i18n/moment.ts'
import { useTranslate, useWords } from '../../../i18n/provider.tsx'
import { FileButton } from '../../../ui/FileButton.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { checkIcon, closeIcon, documentIcon, errorIcon, uploadIcon } from '../../../ui/icons.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { useFileDrop } from '../../../ui/use-file-drop.ts'
import { Words } from '../../../ui/Words.tsx'
import { type Applicant, nameOf } from '../../parts/application/application.ts'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { useMe } from '../../parts/use-me.ts'
import { FileLook } from '../documents/FileLook.tsx'
import { type Candidate, candidatesOf, isOwnMismatch, marksOf, type VisaDocument } from './match.ts'
import type { StagedVisa } from './use-staged-visa.ts'

type VisaChoiceProps = Readonly<{
  visa: StagedVisa
  applicants: readonly Applicant[]
  /** Somebody tried to approve without it. */
  isMissed: boolean
}>

/** Where a visa document is put in, and what it says of them: its page beside their answers. */
export function VisaChoice({ visa, applicants, isMissed }: VisaChoiceProps) {
  const t = useTranslate()
  const { file, document, refused, isBusy, part, error } = visa
  const shown = file ?? (document && { name: document.fileName, size: document.sizeBytes })
  const missing = isMissed && !document && !isBusy ? 'error.approval.document-required' : null
  const problem = refused ? t(refused.key, refused.params) : missing && t(missing)
  const ids = applicants.map((applicant) => applicant.id)
  const candidates = document ? candidatesOf(document, ids) : []
  return (
    <div className="space-y-3">
      <FileChoice file={shown} problem={problem} onChoose={visa.choose} />
      {isBusy && file && (
        <div role="status" className="space-y-1 text-sm text-quiet">
          <p>{t(part < 1 ? 'staff.review.visa.sending' : 'staff.review.visa.reading')}</p>
          <Progress label={t('staff.review.visa.sending')} max={1} value={part} />
        </div>
      )}
      <ErrorNotice error={error} title={t('staff.review.visa.failed')} />
      {document && !file && (
        <>
          <div className="grid items-start gap-3 lg:grid-cols-2">
            {/* The document itself, with what was found in it framed. */}
            <FileLook
              key={document.id}
              queryKey={['staff', 'visa-document', document.id]}
              load={(signal) =>
                call('GET /api/admin/visa-documents/{id}/file', {
                  params: { id: document.id },
                  signal,
                })
              }
              file={document}
              title={t('staff.review.visa.page')}
              heightClass="h-72"
              marks={marksOf(candidates)}
            />
            <VisaTable document={document} candidates={candidates} />
          </div>
          <Mismatch document={document} ids={ids} />
        </>
      )}
    </div>
  )
}

/** What is missing, and who may approve all the same: never the one who put it in. */
function Mismatch({ document, ids }: Readonly<{ document: VisaDocument; ids: readonly number[] }>) {
  const t = useTranslate()
  const me = useMe()
  if (candidatesOf(document, ids).every(({ isMatch }) => isMatch)) return null
  const isOwn = isOwnMismatch(document, ids, me.id)
  return (
    <Notice tone="warning" role="status" title={t('staff.review.visa.mismatch')}>
      <p>
        {t(
          document.isReadable ? 'staff.review.visa.mismatch.text' : 'staff.review.visa.unreadable',
        )}
      </p>
      <p className="mt-1 font-semibold">
        {isOwn
          ? t('staff.review.visa.mismatch.own')
          : t('staff.review.visa.mismatch.other', { name: document.addedBy.name })}
      </p>
    </Notice>
  )
}

type FileChoiceProps = Readonly<{
  file: Readonly<{ name: string; size: number }> | null
  /** Why the file does not fit, once somebody tried. */
  problem: string | null
  onChoose: (file: File | null) => void
}>

function FileChoice({ file, problem, onChoose }: FileChoiceProps) {
  const { t, language } = useWords()
  const { isOver, handlers } = useFileDrop(([first]) => first && onChoose(first))
  const hintId = useId()
  return (
    <div>
      <p className="font-semibold">{t('staff.review.approval.file')}</p>
      <p id={hintId} className="text-sm text-quiet">
        {t('staff.review.approval.kinds')}
      </p>
      {problem && (
        <p role="alert" className="mt-1 flex gap-1.5 text-sm font-semibold text-clay">
          <Icon path={errorIcon} className="mt-0.5 size-4.5" />
          <span>{problem}</span>
        </p>
      )}
      <div
        {...handlers}
        className={`mt-1.5 flex flex-wrap items-center gap-3 rounded-field border-2 border-dashed p-3 ${isOver ? 'border-ocean bg-ocean-tint' : problem ? 'border-clay' : 'border-line'}`}
      >
        {file ? (
          <>
            <Icon path={documentIcon} className="size-5 text-quiet" />
            <span className="min-w-0 flex-1 text-sm break-words">
              <bdi className="font-semibold">{file.name}</bdi>
              <span className="text-quiet">{` ${saySize(file.size, language)}`}</span>
            </span>
            <IconButton
              path={closeIcon}
              label={t('staff.review.approval.remove', { file: file.name })}
              onClick={() => onChoose(null)}
            />
          </>
        ) : (
          <p className="flex flex-1 items-center gap-2 text-sm text-quiet pointer-coarse:hidden">
            <Icon path={uploadIcon} className="size-5" />
            <span>{t(isOver ? 'document.add.dropNow' : 'document.add.drop')}</span>
          </p>
        )}
        <FileButton
          label={t(file ? 'staff.review.approval.other' : 'staff.review.approval.choose')}
          hintId={hintId}
          accept=".pdf,.jpg,.jpeg,.png"
          onFiles={([first]) => first && onChoose(first)}
        >
          {t(file ? 'document.add.replace' : 'document.add.choose')}
        </FileButton>
      </div>
    </div>
  )
}

type VisaTableProps = Readonly<{ document: VisaDocument; candidates: readonly Candidate[] }>

/** The answers of each traveller, and whether number and name stand in the document. */
function VisaTable({ document, candidates }: VisaTableProps) {
  const { t, language } = useWords()
  const { isReadable } = document
  const countryName = useMemo(() => namesIn(language), [language])
  return (
    <div className="min-w-0 space-y-3">
      {candidates.map((each) => (
        <section
          key={each.applicantId}
          aria-label={t('staff.review.visa.answers', { name: nameOf(each) })}
          className={`rounded-card border p-3 ${each.isMatch ? 'border-leaf/40 bg-leaf-tint' : 'border-amber/40 bg-amber-tint'}`}
        >
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-sm">
            <Answer label={t('staff.review.visa.name')} found={each.name} isReadable={isReadable}>
              <bdi className="font-semibold">{nameOf(each)}</bdi>
            </Answer>
            <Answer
              label={t('staff.review.visa.number')}
              found={each.number}
              isReadable={isReadable}
            >
              <bdi className="figures font-semibold">{each.passportNumber}</bdi>
            </Answer>
            <Answer label={t('staff.review.visa.birth')}>
              {sayDay(each.dateOfBirth, language)}
            </Answer>
            <Answer label={t('staff.review.visa.nationality')}>
              {countryName(each.nationality)}
            </Answer>
          </dl>
          {each.otherNumber && !each.isMatch && (
            <p className="mt-2 flex gap-1.5 text-sm font-semibold text-clay">
              <Icon path={errorIcon} className="mt-0.5 size-4" />
              <span>{t('staff.review.visa.other', { number: each.otherNumber.number })}</span>
            </p>
          )}
        </section>
      ))}
    </div>
  )
}

type AnswerProps = Readonly<{
  label: string
  /** Absent: nobody looks it up, people compare it. */
  found?: Candidate['number']
  isReadable?: boolean
  children: ReactNode
}>

function Answer({ label, found, isReadable = true, children }: AnswerProps) {
  const t = useTranslate()
  return (
    <>
      <dt className="text-quiet">{label}</dt>
      <dd className="min-w-0 break-words">
        <Words>{children}</Words>
        {found !== undefined && isReadable && (
          <span
            className={`flex items-center gap-1 text-xs ${found ? 'text-leaf' : 'font-semibold text-clay'}`}
          >
            <Icon path={found ? checkIcon : errorIcon} className="size-4" />
            <span>
              {found
                ? t('staff.review.visa.found', { page: found.page })
                : t('staff.review.visa.missing')}
            </span>
          </span>
        )}
      </dd>
    </>
  )
}
