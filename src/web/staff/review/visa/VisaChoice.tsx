import { useTranslate } from '../../../i18n/provider.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import type { Applicant } from '../../parts/application/application.ts'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { useMe } from '../../parts/use-me.ts'
import { FileChoice } from '../FileChoice.tsx'
import { candidatesOf, isOwnMismatch, type VisaDocument } from './match.ts'
import type { StagedVisa } from './use-staged-visa.ts'
import { VisaLook } from './VisaLook.tsx'
import { VisaTable } from './VisaTable.tsx'

type VisaChoiceProps = Readonly<{
  id: string
  visa: StagedVisa
  /** For whom it would be. */
  applicants: readonly Applicant[]
  /** Somebody tried to approve without it. */
  isMissed: boolean
}>

/** Where a visa document is put in, and what it says of them: its page beside their answers. */
export function VisaChoice({ id, visa, applicants, isMissed }: VisaChoiceProps) {
  const t = useTranslate()
  const { file, document, refused, isBusy, part, error } = visa
  const shown = file ?? (document && { name: document.fileName, size: document.sizeBytes })
  const missing = isMissed && !document && !isBusy ? 'error.approval.document-required' : null
  const problem = refused ? t(refused.key, refused.params) : missing && t(missing)
  const ids = applicants.map((applicant) => applicant.id)
  const candidates = document ? candidatesOf(document, ids) : []
  return (
    <div className="space-y-3">
      <FileChoice id={id} file={shown} problem={problem} onChoose={visa.choose} />
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
            <VisaLook key={document.id} document={document} candidates={candidates} />
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
